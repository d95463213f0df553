import Foundation
import Testing

@testable import QuarterTurnDoctor

@Suite struct SourceCheckerTests {
  private let bad = "func f() { UIDevice.current.setValue(1, forKey: \"orientation\") }"

  @Test("A finding says where it is and shows the line")
  func place() throws {
    let report = SourceChecker().check([SourceFile(path: "App/A.swift", language: .swift, text: "\n  /* é */ \(bad)")])
    let finding = try #require(report.findings.first)
    #expect(finding.rule == "C01" && finding.severity == .error && finding.path == "App/A.swift")
    #expect(finding.line == 2 && finding.column == 40)
    #expect(finding.excerpt == "  /* é */ \(bad)")
    #expect(finding.devices.isEmpty)
  }

  @Test("A file that cannot be read costs its own findings only, and is named with the reason")
  func unreadable() {
    struct Failure: Error {}
    let files = [
      SourceFile(path: "A.swift", language: .swift) { throw Failure() },
      SourceFile(path: "B.swift", language: .swift) { Data([0, 1, 2]) },
      SourceFile(path: "D.swift", language: .swift, text: "}}} \"\(bad)"),
      SourceFile(path: "E.swift", language: .swift, text: bad),
    ]
    let report = SourceChecker().check(files)
    #expect(report.findings.map(\.path) == ["E.swift"])
    #expect(report.notChecked.map(\.path) == ["A.swift", "B.swift"])
    #expect(report.notChecked.allSatisfy { !$0.reason.isEmpty })
  }

  @Test("UTF-16 is read, and so is a byte order mark")
  func encodings() {
    let files = [
      SourceFile(path: "A.swift", language: .swift) { Data([0xFF, 0xFE]) + (bad.data(using: .utf16LittleEndian) ?? Data()) },
      SourceFile(path: "B.swift", language: .swift) { Data([0xEF, 0xBB, 0xBF]) + Data(bad.utf8) },
    ]
    #expect(SourceChecker().check(files).findings.map(\.path) == ["A.swift", "B.swift"])
  }

  @Test(
    "Tests and other people's packages are passed over",
    arguments: [
      "AppTests/A.swift", "Pods/B/B.m", "ios/Carthage/C.m", "App/PlayerTests.swift", ".build/checkouts/D.swift",
      "node_modules/E.m",
    ])
  func skipped(path: String) {
    #expect(SourceFile.isSkipped(path: path))
    #expect(SourceChecker().check([SourceFile(path: path, language: .swift, text: bad)]).findings.isEmpty)
  }

  @Test("Files without a word of the subject are not parsed")
  func filter() {
    let files = (0..<50).map { SourceFile(path: "A\($0).swift", language: .swift, text: "func f\($0)() { print(1) }") }
    #expect(SourceChecker().check(files).parsedCount == 0)
    #expect(SourceChecker().check(files + [SourceFile(path: "B.swift", language: .swift, text: bad)]).parsedCount == 1)
  }

  @Test("Progress ends with all files")
  func progress() {
    var last = (0, 0)
    let files = (0..<500).map { SourceFile(path: "A\($0).swift", language: .swift, text: "") }
    _ = SourceChecker().check(files) { last = ($0, $1) }
    #expect(last == (500, 500))
  }

  @Test("The report says whether the code locks, and whether a scene delegate answers")
  func locks() {
    let lock =
      "class P: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait } }"
    let free = "class P: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all } }"
    let scene =
      "class S: UIResponder, UIWindowSceneDelegate { func supportedInterfaceOrientations(for s: UIWindowScene) -> UIInterfaceOrientationMask { .all } }"
    func report(_ text: String) -> SourceReport {
      SourceChecker().check([SourceFile(path: "A.swift", language: .swift, text: text)])
    }
    #expect(report(lock).locksOrientation && !report(free).locksOrientation)
    #expect(report(scene).hasSceneDelegateMask && !report(lock).hasSceneDelegateMask)
  }

  @Test("The library and the example app give no warning")
  func ownSources() throws {
    for name in ["Sources/QuarterTurn", "Examples/Gallery.swiftpm"] {
      let folder = Checkout.root.appendingPathComponent(name)
      let paths = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).filter {
        !$0.contains(".build/")
      }
      let files = paths.sorted().compactMap { path -> SourceFile? in
        guard let language = SourceLanguage(path: path) else { return nil }
        return SourceFile(path: path, language: language) { try Data(contentsOf: folder.appendingPathComponent(path)) }
      }
      try #require(files.count > 5)
      let report = SourceChecker().check(files, facts: ProjectFacts(supportsMultipleScenes: true))
      // As the doctor tells them: what a comment with its reason suppresses is no warning.
      let told = SuppressionList(report.suppressions).apply(to: report.findings, checked: Set(SourceChecker.rules.map(\.id)))
      #expect((told.kept + told.unused).filter { $0.severity > .note } == [])
      #expect(report.notChecked.isEmpty)
    }
  }
}
