import Testing

@testable import QuarterTurnDoctor

@Suite struct LinesTests {
  @Test("Xcode's lines: path, line, column in UTF-8 bytes, severity, sentence, rule") func xcode() {
    #expect(
      XcodeLines.text(Samples.report, paths: Samples.here) == """
        Sources/Ünit one.swift:7:9: warning: Any scene, 100 % "some". Take the window's scene. [C12]
        App/Info.plist:1:1: error: No scenes. Add one. [C69]
        App/Info.plist:4:2: note: Upside-down. Remove it. On: iPhone 16 · 18, 27. [C72]
        Other/Info.plist:1:1: note: Not checked: it is empty

        """)
  }

  @Test(
    "Code in a remedy has no place in one line, nor what leads to it",
    arguments: [
      ("Do it.", "m. Do it."), ("Do it:\n  code()", "m. Do it."), ("Do it. In the delegate:\n  code()", "m. Do it."), ("", "m."),
    ])
  func remedies(remedy: String, sentence: String) {
    let finding = Finding(
      rule: "C01", severity: .error, path: "a", line: 1, column: 1, message: "m.", remedy: remedy, excerpt: "")
    #expect(finding.sentence == sentence)
  }

  @Test("GitHub's annotations, with what they would take for their own signs escaped") func gitHub() {
    #expect(
      GitHubLines.text(Samples.report, paths: Samples.here) == """
        ::warning file=Sources/Ünit one.swift,line=7,col=8,title=C12::Any scene, 100 %25 "some". Take the window's scene.
        ::error file=App/Info.plist,line=1,col=1,title=C69::No scenes. Add one.
        ::notice file=App/Info.plist,line=4,col=2,title=C72::Upside-down. Remove it. On: iPhone 16 · 18, 27.
        ::notice file=Other/Info.plist,title=Not checked::it is empty

        """)
  }

  @Test("On a terminal an excerpt with a caret below what is found") func terminal() {
    let text = TerminalText(paths: Samples.here, style: TerminalStyle(hasColor: false)).text(Samples.report)
    #expect(
      text.hasPrefix(
        """
        Sources/Ünit one.swift:7:9: warning: Any scene, 100 % "some". [C12]
          \té = connectedScenes.first
          \t      ^
          Take the window's scene.

        """))
    #expect(text.contains("Other/Info.plist: not checked: it is empty\n"))
    let colored = TerminalText(paths: Samples.here, style: TerminalStyle(hasColor: true)).text(Samples.report)
    #expect(colored.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test("A line's own control signs do not reach the terminal") func control() {
    var report = Samples.report
    report.findings = [report.findings[0]]
    report.findings[0].excerpt = "a\u{1B}[2Jb\u{7}"
    let text = TerminalText(paths: Samples.here, style: TerminalStyle(hasColor: false)).text(report)
    #expect(text.contains("  a[2Jb\n"))
  }

  @Test("The summary counts what was found, read, not read and kept quiet") func summary() {
    var report = Samples.report
    #expect(Summary.text(report) == "1 error, 1 warning, 1 note in 12 files of 1 app; 1 not checked; 1 kept quiet by comments\n")
    report.findings = []
    report.notChecked = []
    report.quietCount = 0
    report.baselineCount = 3
    #expect(
      Summary.text(report, gone: 2) == "nothing found in 12 files of 1 app; 3 in the baseline; 2 of the baseline are gone\n")
  }

  @Test(
    "Paths are written as somebody would who stands where the command was run",
    arguments: [
      (".", true, "a/b"), ("./", true, "a/b"), ("ios", true, "ios/a/b"), ("./ios/", true, "ios/a/b"), ("/src", true, "/src/a/b"),
      ("ios/App.xcodeproj", true, "ios/a/b"), ("App.xcodeproj", true, "a/b"), ("ios/A.swift", false, "ios/a/b"),
      ("A.swift", false, "a/b"),
      ("/", true, "/a/b"),
    ])
  func paths(argument: String, isFolder: Bool, expected: String) {
    #expect(ReportedPaths(argument: argument, isFolder: isFolder).path("a/b") == expected)
  }
}
