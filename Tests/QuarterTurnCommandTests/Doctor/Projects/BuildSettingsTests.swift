import Testing

@testable import QuarterTurnDoctor

@Suite struct BuildSettingsTests {
  private static func level(_ settings: KeyValuePairs<String, String>, line: Int = 1) -> [BuildSetting] {
    settings.map { key, value in
      BuildSetting(
        key: key, value: value, place: FilePlace(path: "p", place: TextPlace(line: line, column: 1), excerpt: ""))
    }
  }

  private static func settings(_ levels: [BuildSetting]..., builtIn: [String: String] = [:]) -> BuildSettings {
    BuildSettings(levels: levels, builtIn: builtIn, configuration: "Release")
  }

  @Test("An upper level wins, and says where it stands") func levels() {
    let settings = Self.settings(
      Self.level(["A": "1"], line: 1), Self.level(["A": "2"], line: 2), Self.level([:]), Self.level(["A": "4"], line: 4))
    #expect(settings["A"] == "4")
    #expect(settings.resolved("A")?.place.place.line == 4)
    #expect(settings["B"].isEmpty)
  }

  @Test("$(inherited) is the level below, through all four") func inherited() {
    let settings = Self.settings(
      Self.level(["A": "one"]), Self.level(["A": "$(inherited) two"]), Self.level(["A": "${inherited} three"]),
      Self.level(["A": "$(A) four"]))
    #expect(settings["A"] == "one two three four")
  }

  @Test(
    "References are replaced, with what stands behind their colons",
    arguments: [
      ("$(NAME)/Info.plist", "My App/Info.plist"), ("${NAME}", "My App"), ("$(MISSING:default=x)", "x"),
      ("$(MISSING:default=$(NAME))", "My App"), ("$(NAME:default=x)", "My App"), ("$(MISSING)", ""),
      ("$(NAME:rfc1034identifier)", "My-App"), ("$(NAME:c99extidentifier)", "My_App"), ("$(NAME:upper)", "MY APP"),
      ("$($(WHICH))", "My App"), ("100 $", "100 $"), ("$(OPEN", "$(OPEN"), ("$(TARGET_NAME)", "App"),
    ])
  func references(text: String, expected: String) {
    let settings = Self.settings(
      Self.level(["NAME": "My App", "WHICH": "NAME", "X": text]), builtIn: ["TARGET_NAME": "App"])
    #expect(settings["X"] == expected)
    #expect(settings.expanding(text) == expected)
  }

  @Test("Settings that lead in circles come to an end") func circles() {
    let settings = Self.settings(Self.level(["A": "$(B) $(B)", "B": "$(A) $(A)", "C": "$(C)", "D": "$($(D))"]))
    _ = settings["A"]
    #expect(settings["C"].isEmpty)
    _ = settings["D"]
  }

  @Test("The line whose conditions hold and say most counts") func conditions() {
    let settings = Self.settings(
      Self.level([
        "A[sdk=iphoneos*]": "phone", "A": "any", "A[sdk=macosx*]": "mac", "B[config=Release][arch=arm64]": "both",
        "B[config=Release]": "one", "C[sdk=iphoneos*,arch=arm64]": "comma", "D[unknown=x]": "never",
      ]))
    #expect(settings["A"] == "phone")
    #expect(settings["B"] == "both")
    #expect(settings["C"] == "comma")
    #expect(settings["D"].isEmpty)
  }

  @Test(
    "Patterns",
    arguments: [
      ("iphoneos26.0", "iphoneos*", true), ("macosx", "iphoneos*", false), ("Debug", "D?bug", true), ("a/b/c", "*/c", true),
      ("", "*", true), ("a", "", false), (String(repeating: "a", count: 2_000), String(repeating: "*a", count: 100) + "b", false),
    ])
  func patterns(text: String, pattern: String, matches: Bool) {
    #expect(Glob.matches(text, pattern) == matches)
  }
}
