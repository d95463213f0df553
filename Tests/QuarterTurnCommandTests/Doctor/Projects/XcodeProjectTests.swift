import Testing

@testable import QuarterTurnDoctor

@Suite struct XcodeProjectTests {
  private static func read(_ folder: TemporaryFolder) -> ProjectReader {
    let files = ProjectFiles(root: folder.path)
    return ProjectReader(files, tree: FileTree(files))
  }

  private static func write(
    _ folder: TemporaryFolder, settings: [String: String], sources: [String] = [], target: String = "",
    project: [String: String] = ["SDKROOT": "iphoneos"], objects: String = ""
  ) throws {
    try folder.write(
      "App.xcodeproj/project.pbxproj",
      FixtureProject.project(
        debug: settings, release: settings, sources: sources, target: target, project: project, objects: objects))
  }

  @Test("An app has its families, its least system and its Info.plist in each configuration") func app() throws {
    let folder = try TemporaryFolder()
    try Self.write(
      folder,
      settings: ["TARGETED_DEVICE_FAMILY": "1,2", "INFOPLIST_FILE": "$(SRCROOT)/App/$(TARGET_NAME:default=X)-Info.plist"],
      project: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "16.4"])
    try folder.write("App/App-Info.plist", FixtureProject.plist(ProjectFixture.fullScreen))
    let targets = Self.read(folder).targets
    #expect(targets.map(\.configuration) == ["Debug", "Release"])
    #expect(targets.allSatisfy { $0.families == [1, 2] && $0.minimumSystem == 16.4 && $0.name == "App" })
    #expect(targets.allSatisfy { $0.infoPlist?.requiresFullScreen == true })
    #expect(targets.first?.infoPlist?.file?.path == "App/App-Info.plist")
  }

  @Test(
    "Apps for other platforms are none of its business",
    arguments: [
      ["SDKROOT": "macosx"], ["SDKROOT": "appletvos"], ["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "macosx xros"], ["SDKROOT": ""],
    ])
  func otherPlatforms(project: [String: String]) throws {
    let folder = try TemporaryFolder()
    try Self.write(folder, settings: ["GENERATE_INFOPLIST_FILE": "YES"], project: project)
    #expect(Self.read(folder).targets.isEmpty)
  }

  @Test("An app for several platforms counts") func severalPlatforms() throws {
    let folder = try TemporaryFolder()
    try Self.write(
      folder, settings: ["GENERATE_INFOPLIST_FILE": "YES"],
      project: ["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx"])
    #expect(Self.read(folder).targets.count == 2)
  }

  @Test("The generated plist joins lists and replaces the rest, each with the places it comes from") func generated() throws {
    let folder = try TemporaryFolder()
    try Self.write(
      folder,
      settings: [
        "INFOPLIST_FILE": "App/Info.plist", "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIRequiresFullScreen": "NO",
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad":
          "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationPortrait",
        "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES", "INFOPLIST_KEY_UILaunchScreen_Generation": "NO",
      ])
    try folder.write(
      "App/Info.plist", FixtureProject.plist(ProjectFixture.fullScreen + ProjectFixture.list(ProjectFixture.pad, "Portrait")))
    let plist = try #require(Self.read(folder).targets.first?.infoPlist)
    #expect(plist.padList?.names == ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
    #expect(plist.padList?.place.path == "App/Info.plist")
    #expect(plist[EffectiveInfoPlist.padOrientations]?.places.map(\.path) == ["App/Info.plist", "App.xcodeproj/project.pbxproj"])
    #expect(!plist.requiresFullScreen)
    #expect(plist.supportsMultipleScenes)
    #expect(plist["UILaunchScreen"] == nil)
  }

  @Test("Four levels: the project's xcconfig file, the project, the target's xcconfig file, the target") func levels() throws {
    let folder = try TemporaryFolder()
    let objects = """
      \t\tX0 = {isa = PBXFileReference; path = Project.xcconfig; sourceTree = SOURCE_ROOT; };
      """
    var text = FixtureProject.project(
      debug: ["A": "$(inherited) target"], release: [:], project: ["SDKROOT": "iphoneos", "A": "$(inherited) project"],
      objects: objects + "\n\t\tX1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = SOURCE_ROOT; };\n")
    text.replace(
      "C0 /* Debug */ = {\n\t\t\tisa = XCBuildConfiguration;",
      with: "C0 /* Debug */ = {\n\t\t\tisa = XCBuildConfiguration;\n\t\t\tbaseConfigurationReference = X0;", maxReplacements: 1)
    text.replace(
      "C2 /* Debug */ = {\n\t\t\tisa = XCBuildConfiguration;",
      with: """
        C2 /* Debug */ = {
        \t\t\tisa = XCBuildConfiguration;
        \t\t\tbaseConfigurationReferenceAnchor = X1;
        \t\t\tbaseConfigurationReferenceRelativePath = Debug/Target.xcconfig;
        """, maxReplacements: 1)
    try folder.write("App.xcodeproj/project.pbxproj", text)
    try folder.write("Project.xcconfig", "A = file\n")
    try folder.write("Config/Debug/Target.xcconfig", "A = $(inherited) targetFile\n")
    let files = ProjectFiles(root: folder.path)
    let project = try XcodeProject("App.xcodeproj/project.pbxproj", in: files)
    var faults: [NotChecked] = []
    let target = try #require(project.objects["T0"])
    let debug = try #require(project.configurations(of: target, in: files, faults: &faults).first)
    #expect(debug.settings["A"] == "file project targetFile target")
    #expect(faults.isEmpty)
    #expect(debug.settings.resolved("A")?.place.excerpt.contains("$(inherited) target") == true)
  }

  @Test("A target compiles what its build phases and synchronized folders hold, and what the libraries it needs do")
  func membership() throws {
    let folder = try TemporaryFolder()
    let objects = """
      \t\tY0 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (Y1, Y2, ); path = Synced; sourceTree = "<group>"; };
      \t\tY1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Out.swift, Sub, ); target = T0; };
      \t\tY2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (In.swift, ); target = T1; };
      \t\tD1 = {isa = PBXTargetDependency; target = T1; };
      \t\tD2 = {isa = PBXTargetDependency; target = T2; };
      \t\tZ1 = {isa = PBXFileReference; path = Kit/Kit.m; sourceTree = SOURCE_ROOT; };
      \t\tZ2 = {isa = PBXBuildFile; fileRef = Z1; };
      \t\tZ3 = {isa = PBXSourcesBuildPhase; files = (Z2, ); };
      \t\tT1 = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (Z3, ); };
      \t\tT2 = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; buildPhases = (Z3, ); };
      """
    try Self.write(
      folder, settings: ["GENERATE_INFOPLIST_FILE": "YES"], sources: ["A.swift"],
      target: "fileSystemSynchronizedGroups = (Y0, ); dependencies = (D1, D2, );", objects: objects)
    for name in [
      "App/A.swift", "App/Stray.swift", "Synced/In.swift", "Synced/Out.swift", "Synced/Sub/Deep.swift", "Kit/Kit.m", "Kit/Kit.h",
    ] {
      try folder.write(name, "")
    }
    #expect(Self.read(folder).targets.first?.sources == ["App/A.swift", "Synced/In.swift", "Kit/Kit.m", "Kit/Kit.h"])
  }

  @Test("The packages beside a project belong to a target that uses their products") func packages() throws {
    let folder = try TemporaryFolder()
    var text = FixtureProject.project(
      debug: ["GENERATE_INFOPLIST_FILE": "YES"], release: [:], sources: ["A.swift"],
      target: "packageProductDependencies = (K0, );",
      objects: """
        \t\tK0 = {isa = XCSwiftPackageProductDependency; productName = Kit; };
        \t\tK1 = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Kit; };
        """)
    text.replace("projectDirPath = \"\";", with: "projectDirPath = \"\"; packageReferences = (K1, );", maxReplacements: 1)
    try folder.write("App.xcodeproj/project.pbxproj", text)
    for name in ["App/A.swift", "Packages/Kit/Sources/Kit.swift", "Packages/Other/O.swift"] { try folder.write(name, "") }
    #expect(Self.read(folder).targets.first?.sources == ["App/A.swift", "Packages/Kit/Sources/Kit.swift"])
  }

  @Test("A project that is broken costs itself, with the reason") func broken() throws {
    let folder = try TemporaryFolder()
    try Self.write(folder, settings: ["GENERATE_INFOPLIST_FILE": "YES"])
    try folder.write("Cut.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{ objects = {")
    try folder.write("Empty.xcodeproj/project.pbxproj", "{ objects = {}; }")
    try folder.write("Merge.xcodeproj/project.pbxproj", "{\n<<<<<<< HEAD\n=======\n>>>>>>> b\n}")
    try folder.write("Rootless.xcodeproj/project.pbxproj", "{ objects = { A = { isa = PBXGroup; }; }; rootObject = A; }")
    let reader = Self.read(folder)
    #expect(reader.targets.count == 2)
    #expect(reader.notChecked.map { $0.path.prefix { $0 != "." } }.sorted() == ["Cut", "Empty", "Merge", "Rootless"])
    #expect(reader.notChecked.first { $0.path.hasPrefix("Merge") }?.reason == "it has an unresolved merge conflict at line 2")
  }

  @Test("An Info.plist that is not there is not checked: named, made by the build, or wanted by nobody") func missing() throws {
    for (settings, reason) in [
      (["INFOPLIST_FILE": "Gone.plist"], "target App (Debug) has it as its Info.plist, and there is no such file"),
      (
        ["INFOPLIST_FILE": "$(DERIVED_FILE_DIR)/Info.plist"],
        "target App (Debug) has $(DERIVED_FILE_DIR)/Info.plist as its Info.plist, which is not there; perhaps only a build makes it"
      ),
      ([:], "target App (Debug) names no Info.plist and none is made for it"),
    ] {
      let folder = try TemporaryFolder()
      try Self.write(folder, settings: settings)
      let reader = Self.read(folder)
      #expect(reader.notChecked.first?.reason == reason)
      #expect(reader.targets.allSatisfy { $0.infoPlist == nil })
    }
  }

  @Test("A project that circles in its groups is read to an end") func circles() throws {
    let folder = try TemporaryFolder()
    let objects =
      "\t\tQ0 = {isa = PBXGroup; children = (Q1, ); path = a; };\n\t\tQ1 = {isa = PBXGroup; children = (Q0, ); path = b; };\n"
    try Self.write(folder, settings: ["GENERATE_INFOPLIST_FILE": "YES"], objects: objects)
    let files = ProjectFiles(root: folder.path)
    let project = try XcodeProject("App.xcodeproj/project.pbxproj", in: files)
    #expect(project.path(of: "Q0", in: files) == nil)
  }

  @Test("A project that a tool makes has to be made first") func generators() throws {
    let folder = try TemporaryFolder()
    try folder.write("ios/project.yml", "name: App\n")
    try folder.write("mac/Project.swift", "let project = Project(name: \"App\")\n")
    let notChecked = Self.read(folder).notChecked
    #expect(notChecked.map(\.path) == ["ios/project.yml", "mac/Project.swift"])
    #expect(notChecked[0].reason.contains("`xcodegen generate`"))
    #expect(notChecked[1].reason.contains("`tuist generate`"))
    try folder.write("ios/App.xcodeproj/project.pbxproj", FixtureProject.project(debug: [:], release: [:]))
    #expect(!Self.read(folder).notChecked.contains { $0.path == "ios/project.yml" })
  }
}
