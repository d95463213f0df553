import Testing

@testable import QuarterTurnDoctor

@Suite struct ReachabilityTests {
  /// The systems that the call of `here` can run on.
  private func span(_ text: String, _ language: SourceLanguage = .swift) -> VersionSpan? {
    let source = ParsedSource(path: "A", bytes: Array(text.utf8), language: language)
    return source.words("here").first.map { source.span(at: $0) }
  }

  @Test(
    "Checks in Swift bound the systems that code runs on",
    arguments: [
      ("func f() { here() }", 0, .infinity),
      ("func f() { if #available(iOS 16.1, *) { here() } }", 16.1, .infinity),
      ("func f() { if #available(iOS 16, *) { } else { here() } }", 0, 16),
      ("func f() { if #available(iOS 16, *) { } else if #available(iOS 13, *) { here() } }", 13, 16),
      ("func f() { guard #available(iOS 16, *) else { here(); return } }", 0, 16),
      ("func f() { guard #available(iOS 16, *) else { return }\nhere() }", 16, .infinity),
      ("func f() { if #available(iOS 16, *) { g(); return }\nhere() }", 0, 16),
      ("func f() { if #available(iOS 16, *) { g() }\nhere() }", 0, .infinity),
      ("func f() { if #unavailable(iOS 16) { here() } }", 0, 16),
      ("func f() { if #available(iOS 16, *), let a = b { } else { here() } }", 0, 16),
      ("func f() { if #available(iOS 16, *), a { } else { here() } }", 0, .infinity),
      ("@available(iOS 16, *) func f() { here() }", 16, .infinity),
      ("@available(iOS, introduced: 13, obsoleted: 16) func f() { here() }", 13, 16),
      ("@available(iOS 15, *) class A { func f() { here() } }", 15, .infinity),
      ("func f() { if ProcessInfo.processInfo.operatingSystemVersion.majorVersion >= 16 { } else { here() } }", 0, 16),
    ] as [(String, Double, Double)])
  func swiftChecks(text: String, low: Double, high: Double) {
    #expect(span(text) == VersionSpan(low: low, high: high))
  }

  @Test(
    "Checks in Objective-C do, with and without braces",
    arguments: [
      ("void f() { if (@available(iOS 16.0, *)) { } else { here(); } }", 0, 16),
      ("void f() { if (@available(iOS 16.0, *)) a(); else here(); }", 0, 16),
      ("void f() { if (@available(iOS 16.0, *)) a();\nelse if (b) here(); }", 0, 16),
      ("void f() { if (@available(iOS 16.0, *)) return; here(); }", 0, 16),
      ("void f() { if (!@available(iOS 16.0, *)) { return; } here(); }", 16, .infinity),
      ("void f() { if (SYSTEM_VERSION_LESS_THAN(@\"16.0\")) { here(); } }", 0, 16),
      ("void f() { if ([[UIDevice currentDevice].systemVersion floatValue] >= 16.0) { } else { here(); } }", 0, 16),
      (
        "void f() { if ([self respondsToSelector:@selector(setNeedsUpdateOfSupportedInterfaceOrientations)]) { } else { here(); } }",
        0, 16
      ),
    ] as [(String, Double, Double)])
  func objectiveCChecks(text: String, low: Double, high: Double) {
    #expect(span(text, .objectiveC) == VersionSpan(low: low, high: high))
  }

  @Test("What a current SDK does not compile never runs")
  func outdatedBranches() {
    #expect(span("#if swift(<5)\nfunc f() { here() }\n#endif") == .never)
    #expect(span("#if __IPHONE_OS_VERSION_MAX_ALLOWED < 160000\nvoid f() { here(); }\n#endif", .objectiveC) == .never)
    #expect(span("#if os(iOS)\nfunc f() { here() }\n#endif") == VersionSpan())
  }

  @Test("A function that only old systems call runs on those alone, in another file as well")
  func callers() {
    let old = SourceFile(
      path: "Old.swift", language: .swift,
      text: "enum Turner { static func turnOld() { UIViewController.attemptRotationToDeviceOrientation() } }")
    let guarded = SourceFile(
      path: "Use.swift", language: .swift, text: "func f() { if #unavailable(iOS 16) { Turner.turnOld() } }")
    let plain = SourceFile(path: "Use.swift", language: .swift, text: "func f() { Turner.turnOld() }")
    #expect(SourceChecker(only: ["C03"]).check([old, guarded]).findings.isEmpty)
    #expect(SourceChecker(only: ["C03"]).check([old, plain]).findings.map(\.path) == ["Old.swift"])
    #expect(SourceChecker(only: ["C03"]).check([old]).findings.count == 1)
  }

  @Test("Functions that call each other are followed to where they are first called")
  func cycles() {
    let text = """
      private func turnOld() { UIViewController.attemptRotationToDeviceOrientation(); again() }
      private func again() { turnOld() }
      func start() { again() }
      """
    #expect(SourceChecker(only: ["C03"]).check([SourceFile(path: "A.swift", language: .swift, text: text)]).findings.count == 1)
  }
}
