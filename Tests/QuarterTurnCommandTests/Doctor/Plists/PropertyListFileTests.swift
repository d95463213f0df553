import Foundation
import Testing

@testable import QuarterTurnDoctor

@Suite struct PropertyListFileTests {
  private static func read(_ text: String) throws(PropertyListFault) -> PropertyListFile {
    try PropertyListFile(Data(text.utf8))
  }

  @Test("Values of every kind, and where the root's keys stand") func xml() throws {
    let file = try Self.read(
      FixtureProject.plist(
        """
        <!-- <key>Hidden</key> -->
        <key>Flag</key><true/>
          <key>Word</key>
          <string>text</string>
          <key>Count</key><integer>2</integer>
          <key>List</key><array><string>a</string><string>b</string></array>
          <key>Inner</key><dict><key>Deep</key><false/></dict>

        """))
    #expect(file.values["Flag"] == .bool(true))
    #expect(file.values["Word"] == .string("text"))
    #expect(file.values["Count"] == .number(2))
    #expect(file.values["List"] == .array([.string("a"), .string("b")]))
    #expect(file.values["Inner"] == .dictionary(["Deep": .bool(false)]))
    #expect(
      file.keys == [
        "Flag": TextPlace(line: 6, column: 1), "Word": TextPlace(line: 7, column: 3), "Count": TextPlace(line: 9, column: 3),
        "List": TextPlace(line: 10, column: 3), "Inner": TextPlace(line: 11, column: 3),
      ])
    #expect(file.lines.text(of: 7) == "  <key>Word</key>")
  }

  @Test("A binary file has values and no places") func binary() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["UIRequiresFullScreen": true, "Names": ["a"]], format: .binary, options: 0)
    let file = try PropertyListFile(data)
    #expect(file.values == ["UIRequiresFullScreen": .bool(true), "Names": .array([.string("a")])])
    #expect(file.keys.isEmpty)
  }

  @Test("The old format, with the places of its keys") func openStep() throws {
    let file = try Self.read("{\n  /* Key = 1; */\n  UIRequiresFullScreen = YES;\n  \"Two words\" = (a, b);\n}\n")
    #expect(file.values["UIRequiresFullScreen"]?.flag == true)
    #expect(file.keys == ["UIRequiresFullScreen": TextPlace(line: 3, column: 3), "Two words": TextPlace(line: 4, column: 3)])
  }

  @Test("Lines for the preprocessor leave the first branch, every place as it was") func preprocessed() throws {
    let file = try Self.read(
      FixtureProject.plist(
        """
        #ifdef BETA
        <key>Name</key>
        <string>beta</string>
        #else
        <key>Name</key>
        <string>release</string>
        #endif
        <key>Last</key><true/>

        """))
    #expect(file.isPreprocessed)
    #expect(file.values == ["Name": .string("beta"), "Last": .bool(true)])
    #expect(file.keys["Last"] == TextPlace(line: 12, column: 1))
  }

  @Test("What cannot be read is a fault that says why") func faults() {
    let list = FixtureProject.plist("").replacing("<dict>", with: "<array>").replacing("</dict>", with: "</array>")
    let rows: [(String, PropertyListFault)] = [
      ("", .empty), ("<plist>\n<<<<<<< HEAD\n<dict/>\n=======\n>>>>>>> other\n</plist>\n", .mergeConflict(line: 2)),
      (list, .notADictionary), ("<plist>" + String(repeating: "<array>", count: 50_000), .tooDeep),
      (String(repeating: "(", count: 50_000), .tooDeep),
    ]
    for (text, fault) in rows {
      #expect(throws: fault) { try Self.read(text) }
    }
  }

  @Test("A file that is cut off is malformed, wherever it is cut") func cutOff() {
    let whole = Array(FixtureProject.plist(ProjectFixture.allOnPad + ProjectFixture.fullScreen).utf8)
    var faults = 0
    for length in 1..<whole.count {
      do { _ = try PropertyListFile(Data(whole[..<length])) } catch { faults += 1 }
    }
    #expect(faults > whole.count / 2)
  }

  @Test("Random bytes are read or refused, and never crash") func randomBytes() {
    var state: UInt64 = 42
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    let whole = Array(FixtureProject.plist(ProjectFixture.allOnPad).utf8)
    let pieces = [
      "<", ">", "</", "<!--", "-->", "<![CDATA[", "]]>", "&", "{", "}", "\"", "\\", "/*", "//", "#if\n", "\0", "(", "=", ";",
    ]
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<(next() % 8 + 1) {
        let place = Int(next() % UInt64(bytes.count))
        if next() % 2 == 0 {
          bytes.insert(contentsOf: pieces[Int(next() % UInt64(pieces.count))].utf8, at: place)
        } else {
          bytes.removeSubrange(place..<min(bytes.count, place + Int(next() % 40)))
          if bytes.isEmpty { bytes = [0] }
        }
      }
      _ = try? PropertyListFile(Data(bytes))
      _ = OpenStepScan(bytes, lines: TextLines(bytes))
      _ = FileEvidence(ParsedSource(path: "x", bytes: bytes, language: .swift))
    }
  }
}
