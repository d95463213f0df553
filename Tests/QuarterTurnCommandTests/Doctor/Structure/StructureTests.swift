import Testing

@testable import QuarterTurnDoctor

@Suite struct StructureTests {
  private func swift(_ text: String) -> ParsedSource { ParsedSource(path: "A.swift", bytes: Array(text.utf8), language: .swift) }
  private func objectiveC(_ text: String) -> ParsedSource {
    ParsedSource(path: "A.m", bytes: Array(text.utf8), language: .objectiveC)
  }

  @Test("Types come with what they inherit, functions with their labels")
  func declarations() {
    let source = swift(
      """
      @MainActor public final class A<T: Sendable>: B, C.D where T: E {
        @objc(x:) override func f(_ a: Int, with b: @escaping () -> Void, c: [Int] = [1, 2]) async throws -> T { }
        init?(from d: Int) {}
        class func g() {}
      }
      extension X.Y: Z {}
      """)
    let types = source.scopes.filter { $0.kind == .type }
    #expect(types.map(\.name) == ["A", "Y"])
    #expect(types.map(\.inherited) == [["B", "D"], ["Z"]])
    let functions = source.scopes.filter { $0.kind == .function }
    #expect(functions.map(\.name) == ["f", "init", "g"])
    #expect(functions.map(\.labels) == [["_", "with", "c"], ["from"], []])
  }

  @Test("Accessors belong to their property, a getter without a word too")
  func accessors() {
    let source = swift(
      """
      struct A {
        var a: Int { 1 }
        var b: Int {
          get { 1 }
          set(value) { print(value) }
        }
        static var c = 1 { didSet { print(c) } }
        var d = { 1 }()
        var e: Int
        func f() { if e > 0 { } }
      }
      """)
    let accessors = source.scopes.filter { $0.kind == .accessor }
    #expect(accessors.map { "\($0.name) \($0.keyword)" } == ["a get", "b get", "b set", "c didSet"])
    #expect(source.scopes.contains { $0.kind == .closure })
  }

  @Test("A closure knows the function that takes it")
  func closures() {
    let source = swift("func f() { a.onAppear { x() }.map({ $0 }); g(1, done: { y() }) }")
    #expect(source.scopes.filter { $0.kind == .closure }.map(\.name) == ["onAppear", "map", "g.done"])
  }

  @Test("Objective-C's types, methods, functions and blocks are found")
  func objectiveCDeclarations() {
    let source = objectiveC(
      """
      @protocol Forward;
      @interface A : B <C, D>
      - (void)declared;
      @end
      @implementation A (Category)
      + (BOOL)a:(int)x with:(void (^)(int))y { [self run:^(int z) { z++; }]; return YES; }
      @end
      static int f(int x) { return x; }
      """)
    let types = source.scopes.filter { $0.kind == .type }
    #expect(types.map { "\($0.keyword) \($0.name)" } == ["class A", "extension A"])
    #expect(types[0].inherited == ["B", "C", "D"])
    #expect(source.scopes.filter { $0.kind == .function }.map(\.name) == ["a:with:", "f"])
    #expect(source.scopes.filter { $0.kind == .closure }.map(\.name) == ["run:"])
  }

  @Test(
    "A chain is read from its last name",
    arguments: [
      ("UIApplication.shared.connectedScenes.first", ["UIApplication", "shared", "connectedScenes", "first"]),
      ("(UIApplication.shared.delegate as? A)?.window??.bounds", ["()", "window", "bounds"]),
      ("a.filter { $0 }.map(\\.b)[0].c", ["a", "filter", "map", "c"]),
      ("f(x).y!.z", ["f", "y", "z"]),
    ])
  func chains(text: String, names: [String]) {
    let source = swift("func f() { let q = \(text) }")
    let last = source.tokens.indices.last { source.isWord($0) && source.text($0) == names.last }
    #expect(source.names(endingAt: last ?? 0) == names)
  }

  @Test(
    "A message's chain is that of the properties",
    arguments: [
      ("[[UIDevice currentDevice] orientation]", ["UIDevice", "currentDevice", "orientation"]),
      ("[UIDevice currentDevice].orientation", ["UIDevice", "currentDevice", "orientation"]),
      ("[(A *)self.b c]", ["self", "b", "c"]),
      ("[self.a b:1].c", ["self", "a", "b:", "c"]),
    ])
  func messageChains(text: String, names: [String]) {
    let source = objectiveC("void f(void) { x = \(text); }")
    let last = source.tokens.indices.last { source.isWord($0) && source.text($0) == names.last }
    #expect(source.names(endingAt: last ?? 0) == names)
  }

  @Test(
    "Constant masks are worked out, others are not",
    arguments: [
      (".portrait", 2), ("[.portrait, .landscapeLeft]", 18), ("UIInterfaceOrientationMask.all", 30), ("[]", 0), ("mask", nil),
      (".portrait.union(x)", nil),
    ] as [(String, Int?)])
  func masks(text: String, bits: Int?) {
    let source = swift(text)
    #expect(source.maskBits(0..<source.tokens.count) == bits)
  }
}
