import Testing

@testable import QuarterTurnSimulator

@Suite("JSON reader")
struct JSONReaderTests {
  @Test("every kind of value is read, with its place")
  func values() throws {
    let value = try JSONReader.read(Array(#"{ "a": [1, -2.5e1, true, false, null], "b": {} }"#.utf8))
    guard case .object(let members) = value.content, case .array(let list) = members[0].value.content else {
      Issue.record("no object with a list")
      return
    }
    #expect(members.map(\.key) == ["a", "b"])
    #expect(
      list.map(\.content) == [.number(1, "1"), .number(-25, "-2.5e1"), .bool(true), .bool(false), .null])
    #expect(list.map(\.place.column) == [9, 12, 20, 26, 33])
    #expect(members[1].value.content == .object([]))
  }

  @Test("escapes stand for their characters, pairs for one beyond U+FFFF")
  func escapes() throws {
    let value = try JSONReader.read(Array(#""\"\\\/\b\f\n\r\té😀 ü""#.utf8))
    #expect(value.content == .string("\"\\/\u{8}\u{C}\n\r\té😀 ü"))
  }

  @Test("places count characters, not bytes")
  func places() {
    #expect(
      throws: JSONError(
        place: SourcePlace(line: 2, column: 9), fault: .unexpected("\"?\"", wanted: "a value follows the key \"ü€😀\""))
    ) {
      try JSONReader.read(Array("{\n \"ü€😀\": ?}".utf8))
    }
  }

  struct Bad: CustomTestStringConvertible, Sendable {
    let text: String
    let place: String
    let says: String

    init(_ text: String, _ place: String, _ says: String) {
      self.text = text
      self.place = place
      self.says = says
    }

    var testDescription: String { String(text.prefix(30)) }
  }

  static let bad: [Bad] = [
    Bad("", "1:1", "empty"),
    Bad(" \n\t", "1:1", "empty"),
    Bad("{\n  \"a\": 1,\n}", "2:9", "a comma before the end of an object"),
    Bad("[1,]", "1:3", "a comma before the end of a list"),
    Bad("{\"a\": 1", "1:8", "ends inside an object"),
    Bad("{\"a\": \"b", "1:9", "ends inside a text"),
    Bad("{\"a\"", "1:5", "ends inside an object"),
    Bad("[1", "1:3", "ends inside a list"),
    Bad("{\"a\": \"\\u12", "1:12", "ends inside a text"),
    Bad("{\"a\": 1} x", "1:10", "unexpected \"x\" after the end"),
    Bad("{\"a\": 1, \"b\": 2, \"a\": 3}", "1:18", "the key \"a\" was given before, at line 1"),
    Bad("{a: 1}", "1:2", "a key in double quotes"),
    Bad("{'a': 1}", "1:2", "a key in double quotes"),
    Bad("{\"a\" 1}", "1:6", "a colon follows the key \"a\""),
    Bad("[1 2]", "1:4", "\"]\" or a comma"),
    Bad("[True]", "1:2", "the only words are true, false and null"),
    Bad("[NaN]", "1:2", "the only words"),
    Bad("[01]", "1:2", "\"01\" is not a JSON number"),
    Bad("[1.]", "1:2", "is not a JSON number"),
    Bad("[.5]", "1:2", "unexpected \".\""),
    Bad("[+1]", "1:2", "unexpected \"+\""),
    Bad("\u{FEFF}{}", "1:1", "unexpected byte order mark (U+FEFF); a scenario starts with \"{\""),
    Bad("{}\u{A0}", "1:3", "unexpected invisible character U+00A0 after the end"),
    Bad("[\u{200B}1]", "1:2", "unexpected invisible character U+200B"),
    Bad("[1e999]", "1:2", "is not a JSON number"),
    Bad("[-]", "1:2", "is not a JSON number"),
    Bad("[\"a\nb\"]", "1:4", "a line break inside a text"),
    Bad("[\"a\tb\"]", "1:4", "a control character (9) inside a text; write \\u0009"),
    Bad("[\"\\x\"]", "1:3", "\"\\x\" is not an escape"),
    Bad("[\"\\ud83d\"]", "1:3", "is not an escape"),
    Bad("[\"\\ud83d\\u0041\"]", "1:3", "is not an escape"),
    Bad("[\"\\ude00\"]", "1:3", "is not an escape"),
    Bad("[\"\\u12g4\"]", "1:3", "is not an escape"),
    Bad("// a\n{}", "1:1", "unexpected \"/\"; a scenario starts with \"{\""),
    Bad("{} \u{0}", "1:4", "not text"),
    Bad("\u{FEFF}{}", "1:1", "unexpected"),
    Bad(String(repeating: "[", count: 200_000), "1:65", "nested deeper than 64 levels"),
    Bad(String(repeating: "{\"a\":", count: 200_000), "1:321", "nested deeper than 64 levels"),
    Bad("[" + String(repeating: " ", count: 1_000_000), "1:1", "larger than 1 MB"),
  ]

  @Test("bad text is refused with its place", arguments: bad)
  func refuses(_ bad: Bad) {
    let error = #expect(throws: JSONError.self) { try JSONReader.read(Array(bad.text.utf8)) }
    #expect(error?.place.description == bad.place)
    #expect(error.map { "\($0.fault)" }?.contains(bad.says) == true, "\(error.map { "\($0.fault)" } ?? "")")
  }

  @Test("bytes that are no UTF-8 are refused at the first of them")
  func invalidUTF8() {
    let bytes = Array("{\n \"a\": \"".utf8) + [0xC3, 0x28] + Array("\"}".utf8)
    #expect(throws: JSONError(place: SourcePlace(line: 2, column: 8), fault: .invalidUTF8)) { try JSONReader.read(bytes) }
    for broken: [UInt8] in [[0xFF], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82]] {
      #expect(throws: JSONError.self) { try JSONReader.read(broken) }
    }
  }

  @Test("a megabyte on one line is read in one pass")
  func longLine() throws {
    let text = "[" + Array(repeating: "1", count: 400_000).joined(separator: ",") + "]"
    guard case .array(let values) = try JSONReader.read(Array(text.utf8)).content else {
      Issue.record("no list")
      return
    }
    #expect(values.count == 400_000)
    #expect(values.last?.place.column == text.count - 1)
  }

  @Test("any cut and any changed byte of a scenario gives a value or an error, never a trap")
  func mutations() {
    let bytes = Array(ScenarioText(#"{ "turn": "landscapeLeft", "note": "é\n" }"#).text.utf8)
    for index in bytes.indices {
      _ = try? JSONReader.read(Array(bytes[..<index]))
      for byte: UInt8 in [0, 0x22, 0x5C, 0x7B, 0x80, 0xC3, 0xFF] {
        var changed = bytes
        changed[index] = byte
        _ = try? Scenario(json: changed)
      }
    }
  }
}
