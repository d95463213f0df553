/// The apps of a folder, and what could not be read of them.
struct ProjectReader {
  private(set) var targets: [AppTarget] = []
  private(set) var notChecked: [NotChecked] = []
  /// The xcconfig files that lie in the folder and were read.
  private(set) var configurationFiles: Set<String> = []

  init(_ files: ProjectFiles, tree: FileTree) {
    var faults = tree.faults
    for path in tree.projects {
      do throws(ProjectFault) {
        let project = try XcodeProject(path, in: files)
        let apps = project.appTargets(in: files, tree: tree, faults: &faults)
        targets += apps.targets
        configurationFiles.formUnion(apps.configurationFiles)
      } catch {
        faults.append(NotChecked(path: path, reason: "\(error)"))
      }
    }
    for path in tree.manifests {
      if let package = AppPackage(path, in: files, tree: tree, faults: &faults) { targets.append(package.target) }
    }
    faults += Self.unmade(tree, files)
    for fault in faults where !notChecked.contains(fault) { notChecked.append(fault) }
  }

  /// Descriptions of projects that have not been made yet.
  private static func unmade(_ tree: FileTree, _ files: ProjectFiles) -> [NotChecked] {
    tree.generators.compactMap { path in
      let folder = files.folder(of: path)
      let isMade = tree.projects.contains { files.folder(of: files.folder(of: $0)) == folder }
      guard !isMade else { return nil }
      if path.hasSuffix("swift") {
        return NotChecked(path: path, reason: "it describes a project for Tuist, which is not there; run `tuist generate` first")
      }
      return NotChecked(
        path: path, reason: "it describes a project for XcodeGen, which is not there; run `xcodegen generate` first")
    }
  }
}
