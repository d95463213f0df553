import Foundation
import Testing

@testable import QuarterTurnDoctor

/// Exercises what others run: the executable as a pre-commit hook and a workflow do.
///
/// `.ci/dependent` runs the plugin from a tagged dependency.
@Suite struct PackagingTests {
  private static func field(_ name: String, of text: String) -> String? {
    text.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "-" } }.first { $0.hasPrefix(name + ":") }
      .map { String($0.dropFirst(name.count + 1).drop { $0 == " " }) }
  }

  @Test("The hook runs an executable that the package makes, on the whole project") func hook() throws {
    let hooks = try Checkout.text(of: ".pre-commit-hooks.yaml")
    #expect(Self.field("id", of: hooks) == "quarter-turn-doctor")
    #expect(Self.field("language", of: hooks) == "swift")
    #expect(Self.field("pass_filenames", of: hooks) == "false")
    let entry = try #require(Self.field("entry", of: hooks))
    #expect(try Checkout.text(of: "Package.swift").contains(".executable(name: \"\(entry)\""))
    let pattern = try Regex(try #require(Self.field("files", of: hooks)))
    for name in ["A.swift", "b/A.m", "A.mm", "A.h", "Info.plist", "App.xcodeproj/project.pbxproj", "App.xcconfig"] {
      #expect(name.contains(pattern))
    }
    #expect(!"README.md".contains(pattern))
  }

  @Test("The plugin runs the executable, whose target is named as its product") func plugin() throws {
    let manifest = try Checkout.text(of: "Package.swift")
    #expect(manifest.contains(".plugin(name: \"doctor\", targets: [\"DoctorPlugin\"])"))
    #expect(manifest.contains("verb: \"doctor\""))
    #expect(try Checkout.text(of: "Plugins/DoctorPlugin/DoctorPlugin.swift").contains("tool(named: \"quarter-turn-doctor\")"))
    #expect(manifest.contains("dependencies: [\"quarter-turn-doctor\"]"))
  }

  @Test("The hook's command fails on an error in the folder it is run in, and says where", .enabled(if: Checkout.tool != nil))
  func command() throws {
    let folder = try TemporaryFolder()
    try FixtureProject.write(ProjectFixture(name: "", infoPlist: "<key>UILaunchScreen</key><dict/>\n"), to: folder)
    let failed = try Self.run([], in: folder.path)
    #expect(failed.code == 1)
    #expect(failed.text.hasPrefix("App/Info.plist:1:1: error: "))
    try folder.write(
      "App/Info.plist",
      FixtureProject.plist(
        "<key>UILaunchScreen</key><dict/>\n<key>UIApplicationSceneManifest</key><dict/>\n"))
    let passed = try Self.run([], in: folder.path)
    #expect(passed.code == 0)
    #expect(passed.text.isEmpty)
  }

  @Test("The workflow's command writes SARIF to a file", .enabled(if: Checkout.tool != nil)) func workflow() throws {
    let folder = try TemporaryFolder()
    try FixtureProject.write(ProjectFixture(name: "", infoPlist: ""), to: folder)
    let result = try Self.run(["--format", "sarif", "--output", "orientation.sarif"], in: folder.path)
    #expect(result.code == 1)
    let text = try folder.text(of: "orientation.sarif")
    #expect(text.contains("\"version\" : \"2.1.0\""))
    #expect(text.contains("\"uri\" : \"App/Info.plist\""))
    let documentation = try Checkout.text(of: "Documentation/Doctor.md")
    #expect(documentation.contains("quarter-turn-doctor --format sarif --output orientation.sarif"))
  }

  @Test(
    "An output that nobody takes is a failure of its own",
    .enabled(if: Checkout.tool != nil && FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    let tool = try #require(Checkout.tool)
    let process = Process()
    process.executableURL = tool
    process.arguments = ["--list-rules"]
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
  }

  private static func run(_ arguments: [String], in folder: String) throws -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = Checkout.tool
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
