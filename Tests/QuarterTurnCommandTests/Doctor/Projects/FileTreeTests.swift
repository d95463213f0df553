import Foundation
import Testing

@testable import QuarterTurnDoctor

@Suite struct FileTreeTests {
  @Test("Sources, plists and projects, without what others wrote, tests and hidden folders") func contents() throws {
    let folder = try TemporaryFolder()
    for name in [
      "A.swift", "b/B.m", "b/B.h", "b/Info.plist", "App.xcodeproj/project.pbxproj", "App.xcodeproj/Inner.swift", "Package.swift",
      "Pods/P.swift", "Carthage/C.swift", "node_modules/x/N.m", ".build/H.swift", "AppTests/T.swift", "Tests/T.swift",
      "README.md",
      "App.xcassets/X.swift", "Lib.swift/L.swift",
    ] {
      try folder.write(name, "")
    }
    let tree = FileTree(ProjectFiles(root: folder.path))
    #expect(tree.swift == ["A.swift", "Lib.swift/L.swift"])
    #expect(tree.objectiveC == ["b/B.h", "b/B.m"])
    #expect(tree.projects == ["App.xcodeproj/project.pbxproj"])
    #expect(tree.manifests == ["Package.swift"])
    #expect(tree.faults.isEmpty)
  }

  @Test(
    "Patterns leave out files and folders",
    arguments: [
      ("b", ["A.swift"]), ("*.swift", []), ("b/*", ["A.swift"]), ("B.swift", ["A.swift"]), ("x", ["A.swift", "b/B.swift"]),
    ])
  func exclude(pattern: String, left: [String]) throws {
    let folder = try TemporaryFolder()
    for name in ["A.swift", "b/B.swift"] { try folder.write(name, "") }
    #expect(FileTree(ProjectFiles(root: folder.path), exclude: [pattern]).swift == left)
  }

  @Test("A link that leads in a circle is not followed") func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/A.swift", "")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/a/loop", withDestinationPath: folder.path)
    #expect(FileTree(ProjectFiles(root: folder.path)).swift == ["a/A.swift"])
  }

  @Test(
    "A path is made simple by its text alone",
    arguments: [("a/../b", "b"), ("./a//b/.", "a/b"), ("../a", "../a"), ("/a/../../b", "/b"), ("", ""), ("/", "/")])
  func standardized(path: String, expected: String) {
    #expect(ProjectFiles.standardized(path) == expected)
  }
}
