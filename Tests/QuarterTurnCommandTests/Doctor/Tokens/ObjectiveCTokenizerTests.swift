import Testing

@testable import QuarterTurnDoctor

@Suite struct ObjectiveCTokenizerTests {
  private func source(_ text: String) -> TokenizedSource {
    TokenizedSource(bytes: Array(text.utf8), language: .objectiveC)
  }

  @Test(
    "Source is split where the grammar says",
    arguments: [
      ("[a b:@\"c\\\"d\"];", ["[", "a", "b", ":", "@\"c\\\"d\"", "]", ";"]),
      ("x->y == 'a' && 1.5e-3f", ["x", "->", "y", "==", "'a'", "&&", "1.5e-3f"]),
      ("a /* b /* c */ d // e", ["a", "d"]),
      ("R\"x(a)\"b)x\" c", ["R\"x(a)\"b)x\"", "c"]),
      ("#import <UIKit/UIKit.h>\na", ["a"]),
      ("#pragma mark - it's\na", ["a"]),
    ])
  func split(text: String, expected: [String]) {
    let source = source(text)
    #expect(source.tokens.indices.map { source.text($0) } == expected)
  }

  @Test("A macro's tokens are there, and its brackets do not disturb those around it")
  func macro() {
    let source = source("void f() {\n#define OPEN(x) if (x) { \\\n  g(\nh();\n}")
    #expect(source.tokens.indices.map { source.text($0) }.contains("h"))
    #expect(source.partner(source.tokens.count - 1) == source.tokens.indices.first { source.text($0) == "{" })
  }

  @Test(
    "Conditions are read for iOS and a current SDK",
    arguments: [
      ("0", false), ("TARGET_OS_IOS", true), ("!TARGET_OS_TV", true), ("__IPHONE_OS_VERSION_MAX_ALLOWED >= 160000", true),
      ("__IPHONE_OS_VERSION_MAX_ALLOWED < __IPHONE_13_0", false), ("defined(__IPHONE_16_0)", true), ("DEBUG", nil),
      ("defined(SDL_PLATFORM_TVOS)", false), ("__CC_PLATFORM_IOS", true), ("!defined(__TV_OS_VERSION_MAX_ALLOWED)", true),
      ("__IPHONE_OS_VERSION_MIN_REQUIRED >= 130000", nil),
    ] as [(String, Bool?)])
  func buildConditions(text: String, expected: Bool?) {
    #expect(BuildCondition.isTrue(Array(text.utf8)[...], language: .objectiveC) == expected)
  }
}
