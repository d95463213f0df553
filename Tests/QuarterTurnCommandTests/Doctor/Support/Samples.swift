@testable import QuarterTurnDoctor

/// A report with everything in it that an output has to write.
enum Samples {
  static let report = DoctorReport(
    findings: [
      Finding(
        rule: "C12", severity: .warning, path: "Sources/Ünit one.swift", line: 7, column: 9,
        message: "Any scene, 100 % \"some\".", remedy: "Take the window's scene.", excerpt: "\té = connectedScenes.first"),
      Finding(
        rule: "C69", severity: .error, path: "App/Info.plist", line: 1, column: 1, message: "No scenes.", remedy: "Add one.",
        excerpt: "<?xml version=\"1.0\"?>"),
      Finding(
        rule: "C72", severity: .note, path: "App/Info.plist", line: 4, column: 2, message: "Upside-down.", remedy: "Remove it.",
        excerpt: "\t<key>UISupportedInterfaceOrientations</key>", devices: ["iPhone 16 · 18, 27"]),
    ],
    notChecked: [NotChecked(path: "Other/Info.plist", reason: "it is empty")], apps: [app], fileCount: 12, quietCount: 1)

  static let app = CheckedApp(
    name: "App", configurations: ["Debug", "Release"], project: "App.xcodeproj/project.pbxproj", families: [1, 2],
    phoneOrientations: ["UIInterfaceOrientationPortrait"], padOrientations: nil, requiresFullScreen: false)

  static let here = ReportedPaths(argument: ".", isFolder: true)

  /// Only rules that the doctor knows are written with their descriptions.
  static let rules = Set(report.findings.map(\.rule))
}
