import Foundation

/// A `project.pbxproj`: its objects, and where their build settings stand.
struct XcodeProject: Sendable {
  typealias Object = [String: PropertyListValue]

  /// The path of the `project.pbxproj`, relative to the checked folder.
  let path: String
  let objects: [String: Object]
  let root: Object
  let lines: TextLines
  private let places: [[String]: TextPlace]
  /// The group that each file and group lies in.
  private let parents: [String: String]
  /// The folder that every path starts from, relative to the checked folder.
  let folder: String

  init(_ path: String, in files: ProjectFiles) throws(ProjectFault) {
    let file: PropertyListFile
    let bytes: [UInt8]
    do throws(PropertyListFault) {
      let data = try files.data(path)
      file = try PropertyListFile(data)
      bytes = [UInt8](data)
    } catch {
      throw .file(error)
    }
    guard let objects = file.values["objects"]?.dictionary?.compactMapValues(\.dictionary), !objects.isEmpty else {
      throw .noObjects
    }
    guard let root = file.values["rootObject"]?.string.flatMap({ objects[$0] }), root.isa("PBXProject") else { throw .noProject }
    self.path = path
    self.objects = objects
    self.root = root
    lines = file.lines
    let scan = OpenStepScan(bytes, lines: lines)
    places = scan.places
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object["children"]?.strings ?? [] { parents[child] = id }
    }
    self.parents = parents
    // The bundle lies in the project's folder, and the project may move its root from there.
    folder = files.resolve(root["projectDirPath"]?.string ?? "", relativeTo: files.folder(of: files.folder(of: path)))
  }

  /// The name of the project: its bundle's without the ending.
  var name: String {
    path.split(separator: "/").dropLast().last.map { String($0.prefix { $0 != "." }) } ?? path
  }

  func object(_ id: String?) -> Object? { id.flatMap { objects[$0] } }

  /// The objects that a list of an object names, without those that do not exist.
  func list(_ object: Object, _ key: String) -> [(id: String, object: Object)] {
    (object[key]?.strings ?? []).compactMap { id in objects[id].map { (id, $0) } }
  }

  /// Where a build setting of a configuration stands.
  func place(ofSetting key: String, in configuration: String) -> FilePlace {
    place(["objects", configuration, "buildSettings", key])
  }

  /// Where an object stands.
  func place(of id: String) -> FilePlace { place(["objects", id]) }

  private func place(_ keys: [String]) -> FilePlace {
    let place = places[keys] ?? .start
    return FilePlace(path: path, place: place, excerpt: lines.text(of: place.line))
  }

  // MARK: Files

  /// The path of a file or group, relative to the checked folder; `nil` for what Xcode or an SDK brings along.
  func path(of id: String, in files: ProjectFiles) -> String? {
    var parts: [String] = []
    var current = id
    for _ in 0..<64 {
      guard let object = objects[current] else { return nil }
      let own = object["path"]?.string
      switch object["sourceTree"]?.string ?? "<group>" {
      case "<group>": if let own { parts.append(own) }
      case "SOURCE_ROOT":
        if let own { parts.append(own) }
        return joined(parts, in: files)
      case "<absolute>": return own.map { files.resolve(([$0] + parts.reversed()).joined(separator: "/"), relativeTo: "") }
      default: return nil
      }
      guard let parent = parents[current] else { return joined(parts, in: files) }
      current = parent
    }
    return nil
  }

  private func joined(_ parts: [String], in files: ProjectFiles) -> String {
    files.resolve(parts.reversed().joined(separator: "/"), relativeTo: folder)
  }
}

extension XcodeProject.Object {
  func isa(_ name: String) -> Bool { self["isa"]?.string == name }
}
