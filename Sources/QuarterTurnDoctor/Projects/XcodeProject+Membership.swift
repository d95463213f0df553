extension XcodeProject {
  /// The source files that are compiled for a target: those of its build phases and of its synchronized folders, and the same of the
  /// targets it is built from within this project, and of the packages beside it.
  func sources(of id: String, in files: ProjectFiles, tree: FileTree) -> Set<String> {
    var sources: Set<String> = []
    var open = [id]
    var seen: Set<String> = []
    while let id = open.popLast() {
      guard seen.insert(id).inserted, let target = objects[id] else { continue }
      sources.formUnion(ownSources(of: id, target, in: files, tree: tree))
      if target["packageProductDependencies"]?.strings.isEmpty == false {
        for package in localPackages(in: files) { sources.formUnion(tree.sources(below: package)) }
      }
      for (_, dependency) in list(target, "dependencies") {
        // An extension or a watch app is embedded, and is a process of its own.
        guard let other = dependency["target"]?.string, isPart(objects[other]) else { continue }
        open.append(other)
      }
    }
    return sources
  }

  /// The folders of the packages that the project has beside it; which of them a product comes from, their manifests alone know.
  private func localPackages(in files: ProjectFiles) -> [String] {
    list(root, "packageReferences").filter { $0.object.isa("XCLocalSwiftPackageReference") }
      .compactMap { $0.object["relativePath"]?.string }.map { files.resolve($0, relativeTo: folder) }.filter { !$0.isEmpty }
  }

  private func isPart(_ target: Object?) -> Bool {
    guard let type = target?["productType"]?.string else { return false }
    return type.contains("framework") || type.contains("library")
  }

  private func ownSources(of id: String, _ target: Object, in files: ProjectFiles, tree: FileTree) -> Set<String> {
    var sources: Set<String> = []
    for (_, phase) in list(target, "buildPhases") where phase.isa("PBXSourcesBuildPhase") {
      for (_, file) in list(phase, "files") {
        guard let reference = file["fileRef"]?.string, let path = path(of: reference, in: files) else { continue }
        sources.insert(path)
        // A header belongs to no build phase; it is read with the file it is named after.
        if let dot = path.lastIndex(of: "."), path[dot...].hasPrefix(".m") { sources.insert(String(path[..<dot]) + ".h") }
      }
    }
    for (group, object) in list(target, "fileSystemSynchronizedGroups") {
      guard let folder = path(of: group, in: files) else { continue }
      let excluded = exceptions(of: object, for: id, folder: folder, in: files)
      sources.formUnion(
        tree.sources(below: folder).filter { path in !excluded.contains { path == $0 || path.hasPrefix($0 + "/") } })
    }
    return sources
  }

  /// What lies in a synchronized folder and does not belong to its target.
  private func exceptions(of group: Object, for target: String, folder: String, in files: ProjectFiles) -> [String] {
    list(group, "exceptions").filter { $0.object["target"]?.string == target }.flatMap { exception in
      (exception.object["membershipExceptions"]?.strings ?? []).map { files.resolve($0, relativeTo: folder) }
    }
  }
}
