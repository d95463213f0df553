import Foundation

@testable import QuarterTurnDoctor

/// Writes a rule's fixture as a project that Xcode would take.
enum FixtureProject {
  static func write(_ fixture: ProjectFixture, to folder: TemporaryFolder) throws {
    var settings = fixture.settings
    settings["TARGETED_DEVICE_FAMILY"] = fixture.families
    if let infoPlist = fixture.infoPlist {
      settings["INFOPLIST_FILE"] = "App/Info.plist"
      try folder.write("App/Info.plist", plist(infoPlist))
    }
    for (name, text) in fixture.sources { try folder.write("App/\(name)", text) }
    try folder.write(
      "App.xcodeproj/project.pbxproj",
      project(
        debug: settings, release: settings.merging(fixture.releaseSettings) { $1 }, sources: fixture.sources.keys.sorted()))
  }

  static func plist(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(body)</dict>
    </plist>

    """
  }

  /// A project with one app target whose sources lie in `App`.
  static func project(
    debug: [String: String], release: [String: String], sources: [String] = [], target: String = "",
    project: [String: String] = ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "15.0"], objects: String = ""
  ) -> String {
    func block(_ settings: [String: String]) -> String {
      settings.sorted { $0.key < $1.key }.map { "\t\t\t\t\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
    }
    let files = sources.enumerated().map { index, name in
      """
      \t\tF\(index) /* \(name) */ = {isa = PBXFileReference; path = "\(name)"; sourceTree = "<group>"; };
      \t\tB\(index) /* \(name) in Sources */ = {isa = PBXBuildFile; fileRef = F\(index) /* \(name) */; };

      """
    }.joined()
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tobjectVersion = 56;
      \tobjects = {
      \(files)\(objects)
      \t\tG0 = {isa = PBXGroup; children = (G1 /* App */, ); sourceTree = "<group>"; };
      \t\tG1 /* App */ = {isa = PBXGroup; children = (\(sources.indices.map { "F\($0), " }.joined())); path = App; sourceTree = "<group>"; };
      \t\tP0 /* Project object */ = {
      \t\t\tisa = PBXProject;
      \t\t\tbuildConfigurationList = L0;
      \t\t\tmainGroup = G0;
      \t\t\tprojectDirPath = "";
      \t\t\ttargets = (T0 /* App */, );
      \t\t};
      \t\tS0 /* Sources */ = {isa = PBXSourcesBuildPhase; files = (\(sources.indices.map { "B\($0), " }.joined())); };
      \t\tT0 /* App */ = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildConfigurationList = L1;
      \t\t\tbuildPhases = (S0 /* Sources */, );
      \t\t\tname = App;
      \t\t\tproductType = "com.apple.product-type.application";
      \(target)
      \t\t};
      \t\tC0 /* Debug */ = {
      \t\t\tisa = XCBuildConfiguration;
      \t\t\tbuildSettings = {
      \(block(project))\t\t\t};
      \t\t\tname = Debug;
      \t\t};
      \t\tC1 /* Release */ = {
      \t\t\tisa = XCBuildConfiguration;
      \t\t\tbuildSettings = {
      \(block(project))\t\t\t};
      \t\t\tname = Release;
      \t\t};
      \t\tC2 /* Debug */ = {
      \t\t\tisa = XCBuildConfiguration;
      \t\t\tbuildSettings = {
      \(block(debug))\t\t\t};
      \t\t\tname = Debug;
      \t\t};
      \t\tC3 /* Release */ = {
      \t\t\tisa = XCBuildConfiguration;
      \t\t\tbuildSettings = {
      \(block(release))\t\t\t};
      \t\t\tname = Release;
      \t\t};
      \t\tL0 = {isa = XCConfigurationList; buildConfigurations = (C0, C1, ); };
      \t\tL1 = {isa = XCConfigurationList; buildConfigurations = (C2, C3, ); };
      \t};
      \trootObject = P0 /* Project object */;
      }

      """
  }
}
