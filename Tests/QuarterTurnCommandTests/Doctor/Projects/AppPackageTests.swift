import Testing

@testable import QuarterTurnDoctor

@Suite struct AppPackageTests {
  private static func target(_ arguments: String, plist: String? = nil, platforms: String = ".iOS(\"16.4\")") throws -> AppTarget?
  {
    let folder = try TemporaryFolder()
    try folder.write(
      "App.swiftpm/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      import AppleProductTypes
      // .iOSApplication(name: "Comment")
      let package = Package(
        name: "App", platforms: [\(platforms)],
        products: [.iOSApplication(name: "Plan \\"App\\"", targets: ["App"]\(arguments))],
        targets: [.executableTarget(name: "App", path: ".")])
      """)
    try folder.write("App.swiftpm/App.swift", "")
    if let plist { try folder.write("App.swiftpm/More.plist", FixtureProject.plist(plist)) }
    let files = ProjectFiles(root: folder.path)
    let reader = ProjectReader(files, tree: FileTree(files))
    #expect(reader.notChecked.isEmpty)
    return reader.targets.first
  }

  @Test("Orientations count for the families that they name") func orientations() throws {
    let target = try #require(
      try Self.target(
        """
        , supportedDeviceFamilies: [.pad, .phone], supportedInterfaceOrientations: [
          .portrait, // upright
          .landscapeLeft,
          .portraitUpsideDown(.when(deviceFamilies: [.pad])),
          .landscapeRight(.when(deviceFamilies: [.pad])),
        ]
        """))
    #expect(target.families == [1, 2])
    #expect(target.minimumSystem == 16.4)
    #expect(target.infoPlist?.phoneList?.names == ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
    #expect(target.infoPlist?.padList?.isComplete == true)
    #expect(target.infoPlist?.padList?.place.place.line == 7)
    #expect(target.sources == ["App.swiftpm/App.swift"])
  }

  @Test("An app package has scenes and a launch screen, and no list where none is stated") func defaults() throws {
    let target = try #require(try Self.target(", supportedDeviceFamilies: [.phone]", platforms: ".iOS(.v15)"))
    #expect(target.families == [1])
    #expect(target.minimumSystem == 15)
    #expect(target.infoPlist?.phoneList == nil)
    #expect(target.infoPlist?["UILaunchScreen"] != nil)
    #expect(target.infoPlist?.supportsMultipleScenes == true)
  }

  @Test("The file that is added to its Info.plist counts") func additional() throws {
    let target = try #require(
      try Self.target(", additionalInfoPlistContentFilePath: \"More.plist\"", plist: ProjectFixture.fullScreen))
    #expect(target.infoPlist?.requiresFullScreen == true)
    #expect(target.infoPlist?.fullScreenEntry?.places.first?.path == "App.swiftpm/More.plist")
  }

  @Test("A package without an app is none") func library() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", "let package = Package(name: \"Kit\", products: [.library(name: \"Kit\", targets: [])])\n")
    let files = ProjectFiles(root: folder.path)
    #expect(ProjectReader(files, tree: FileTree(files)).targets.isEmpty)
  }
}
