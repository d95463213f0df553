/// UIKit's mask getter exchanged at run time.
struct SwizzledMask: SourceRule {
  static let description = RuleDescription(
    id: "C36", title: "Exchanging the implementation of the mask getter", severity: .warning,
    matches: "supportedInterfaceOrientations as a selector in a function or type that exchanges, adds or replaces methods.",
    excludes: "Selectors for other uses.",
    remedy: "Override the getter in your own classes, or answer in the app and scene delegates.",
    rules: ["R3.8"], reports: [])

  private static let runtime: Set<String> = [
    "method_exchangeImplementations", "class_addMethod", "class_replaceMethod", "method_setImplementation",
  ]

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source -> [Finding] in
      var functions: Set<Int> = []
      return source.tokens.indices.compactMap { index -> Finding? in
        guard source.isMaskSelector(index), source.isCompiled(index) else { return nil }
        // Outside of a function it is a property's value, and the type that it belongs to has to exchange methods.
        guard let function = source.function(around: index) ?? source.type(around: index) else { return nil }
        let isExchanged = function.body.contains { token in
          source.isWord(token)
            && (Self.runtime.contains(source.text(token)) || source.text(token).lowercased().contains("swizzl"))
        }
        guard isExchanged, functions.insert(function.body.lowerBound).inserted else { return nil }
        return finding(
          source, at: index,
          "This changes the answer of every controller, the system's own among them, and meets other code that does the same.")
      }
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      """
      extension UIViewController {
        static func install() {
          let old = class_getInstanceMethod(self, #selector(getter: UIViewController.supportedInterfaceOrientations)) // <-
          let new = class_getInstanceMethod(self, #selector(getter: mine))
          method_exchangeImplementations(old!, new!)
        }
      }
      """, expects: .warning),
    Fixture(
      .swift,
      """
      func install() {
        class_replaceMethod(UIViewController.self, NSSelectorFromString("supportedInterfaceOrientations"), implementation, types) // <-
      }
      """, expects: .warning),
    Fixture(
      .swift, "func ask() { if page.responds(to: #selector(getter: UIViewController.supportedInterfaceOrientations)) { log() } }"),
    Fixture(
      .swift,
      "func install() { method_exchangeImplementations(old, new); let mask = page.supportedInterfaceOrientations }"),
    Fixture(.swift, "func install() { swizzle(#selector(getter: UIViewController.prefersStatusBarHidden)) /* orientation */ }"),
    Fixture(
      .objectiveC,
      """
      @implementation UIViewController (Mine)
      + (void)load {
        Method old = class_getInstanceMethod(self, @selector(supportedInterfaceOrientations)); // <-
        method_exchangeImplementations(old, class_getInstanceMethod(self, @selector(mine_supportedInterfaceOrientations)));
      }
      @end
      """, expects: .warning),
    Fixture(
      .objectiveC,
      "void install(Class c) { class_addMethod(c, @selector(supportedInterfaceOrientations), (IMP)mask, \"Q@:\"); } // <-",
      expects: .warning),
    Fixture(.objectiveC, "BOOL ask(id page) { return [page respondsToSelector:@selector(supportedInterfaceOrientations)]; }"),
    Fixture(.objectiveC, "void install(Class c) { class_addMethod(c, @selector(orientationName), (IMP)name, \"@@:\"); }"),
    Fixture(.objectiveC, "void install(void) { method_exchangeImplementations(a, b); [page supportedInterfaceOrientations]; }"),
  ]
}

extension ParsedSource {
  fileprivate func isMaskSelector(_ index: Int) -> Bool {
    if source.kind(index) == .string, literal(index) == "supportedInterfaceOrientations" {
      guard let parent = source.parent(index) else { return false }
      return ["NSSelectorFromString", "Selector", "sel_registerName", "sel_getUid"].contains(text(parent - 1))
    }
    guard at(index, is: "supportedInterfaceOrientations"), let parent = source.parent(index), at(parent, is: "(") else {
      return false
    }
    return at(parent - 1, is: "selector") || at(parent - 1, is: "#selector")
  }
}
