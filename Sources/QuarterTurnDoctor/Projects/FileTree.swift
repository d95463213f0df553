import Foundation

/// The files of the checked folder that matter, found once.
struct FileTree: Sendable {
  /// Paths relative to the folder, sorted.
  private(set) var swift: [String] = []
  private(set) var objectiveC: [String] = []
  private(set) var plists: [String] = []
  private(set) var projects: [String] = []
  /// `Package.swift` of app packages.
  private(set) var manifests: [String] = []
  /// `project.yml`, `Project.swift` and their like, of which a tool makes a project.
  private(set) var generators: [String] = []
  /// Folders that could not be listed.
  private(set) var faults: [NotChecked] = []

  /// Folders whose contents are somebody else's, or made from something else.
  private static let foreignFolders: Set<String> = [
    "Pods", "Carthage", "node_modules", "DerivedData", "SourcePackages", "build", "Build", "vendor", "Vendor", "ThirdParty",
    "third_party",
  ]

  /// - Parameters:
  ///   - exclude: patterns for paths that are not looked at.
  ///   - only: the one file to look at, instead of the folder.
  init(_ files: ProjectFiles, exclude: [String] = [], only: String? = nil) {
    if let only {
      if only.hasSuffix(".swift") { swift = [only] } else { objectiveC = [only] }
      return
    }
    var open = [""]
    while let folder = open.popLast() {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: files.location(folder))
      } catch {
        faults.append(NotChecked(path: folder.isEmpty ? "." : folder, reason: "its files could not be listed"))
        continue
      }
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = folder.isEmpty ? name : folder + "/" + name
        if Self.isExcluded(path, by: exclude) { continue }
        add(path, name, files, &open)
      }
    }
    swift.sort()
    objectiveC.sort()
    plists.sort()
    projects.sort()
    manifests.sort()
    generators.sort()
  }

  private mutating func add(_ path: String, _ name: String, _ files: ProjectFiles, _ open: inout [String]) {
    // Libraries are fond of folders named `Name.swift`.
    let isFolder = Self.isOwnFolder(files.location(path))
    let ending =
      isFolder && Self.sourceEndings.contains(where: name.hasSuffix)
      ? "" : name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
    switch ending {
    case "swift":
      if name == "Package.swift" {
        manifests.append(path)
      } else if name == "Project.swift" || name == "Workspace.swift" {
        generators.append(path)
      } else {
        swift.append(path)
      }
    case "m", "mm", "h": objectiveC.append(path)
    case "plist": plists.append(path)
    case "xcodeproj": if files.exists(path + "/project.pbxproj") { projects.append(path + "/project.pbxproj") }
    case "xcassets", "xcworkspace", "framework", "xcframework", "lproj", "bundle", "app", "docc": break
    default:
      if name == "project.yml" || name == "project.yaml" { generators.append(path) }
      if !Self.foreignFolders.contains(name), !Self.holdsTests(name), isFolder { open.append(path) }
    }
  }

  private static let sourceEndings = [".swift", ".m", ".mm", ".h", ".plist"]

  /// Tests turn and force what they like.
  private static func holdsTests(_ folder: String) -> Bool {
    folder == "Tests" || folder == "Test" || ["Tests", "UITests", "Specs"].contains { folder.hasSuffix($0) }
  }

  /// A link to a folder is not followed: it leads out of the folder, or in a circle.
  private static func isOwnFolder(_ location: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: location)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  private static func isExcluded(_ path: String, by patterns: [String]) -> Bool {
    patterns.contains { pattern in
      Glob.matches(path, pattern) || Glob.matches(path, "*/" + pattern) || path.hasPrefix(pattern + "/")
    }
  }

  /// The source files in a folder and its folders.
  func sources(below folder: String) -> [String] {
    guard !folder.isEmpty else { return swift + objectiveC }
    return (swift + objectiveC).filter { $0.hasPrefix(folder + "/") }
  }
}
