import HeadlessUIKit
import Testing

@testable import QuarterTurnSimulator

@MainActor
@Suite("Timeline")
struct TimelineTextTests {
  private static let steps = """
    { "push": "page", "in": "nav" },
    { "refresh": "nav", "note": "the page is landscape" },
    { "expect": { "interface": "landscape" }, "actual": { "interface": "landscapeRight", "turns": 1 } },
    { "requestGeometry": "portrait" },
    { "turn": "portraitUpsideDown" },
    { "expect": { "interface": "portrait" }, "actual": { "interface": "portrait", "crashes": 0 } }
    """

  @Test("one line a step, with picture, mask, reasons, expected, was and because")
  func golden() throws {
    #expect(
      try ScenarioText(Self.steps).run().text() == """
        a test
        iPhone 13, 390 × 844 points · iOS 26 · without QuarterTurn
           1   ⌊↑⌋    launch                                           portrait           mask portrait, by nav
           4   ⌊↑⌋    push page in nav                                 portrait           mask portrait, by nav
           5   ⌊→⌋    refresh nav                                      landscapeRight     mask landscape, by nav
                “the page is landscape”
                rotated portrait → landscapeRight: the mask no longer contains portrait
           6 ✓ interface landscapeRight · turns 1
           7   ⌊→⌋    request geometry portrait                        landscapeRight     mask landscape, by nav
                refused, code 101: None of the requested orientations are supported by the view controller. Requested: portrait; Supported: landscapeLeft, landscapeRight
           8   ⌈←⌉    rotate device to portraitUpsideDown              landscapeRight     mask landscape, by nav
           9 ✓ crashes 0
           9 ✗ interface
                expected  portrait
                was       landscapeRight
                because   mask landscape, by nav; the interface last rotated from portrait to landscapeRight, in line 5; the device is held portraitUpsideDown
        ✗ 1 of 4 expectations does not hold

        """)
  }

  @Test("colour is in the text only where it is wanted, and says nothing that plain text does not")
  func colour() throws {
    let timeline = try ScenarioText(Self.steps).run()
    let colored = timeline.text(style: TextStyle(hasColor: true))
    #expect(!timeline.text().contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[31m"))
    #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == timeline.text())
  }

  @Test("the JSON view is JSON, with every callback")
  func json() throws {
    let timeline = try ScenarioText(Self.steps).run()
    let value = try JSONReader.read(Array(timeline.json.utf8))
    let fields = try Fields(value, owner: "a timeline")
    let list = try fields.required("moments")
    let moments = try JSONValue.list(list, "moments") { (value, _) throws(ScenarioError) in value }
    #expect(moments.count == timeline.moments.count)
    #expect(timeline.json.contains("\"event\": \"callback\""))
    let holds = try fields.required("holds")
    #expect(holds.content == .bool(false))
  }

  @Test("JSON text escapes what JSON cannot hold")
  func escapes() {
    #expect(JSONText.string("\"\\\n\r\t\u{1}é").pretty == "\"\\\"\\\\\\n\\r\\t\\u0001é\"\n")
    #expect(JSONText.object([("b", .list([])), ("a", .object([]))]).pretty == "{\n  \"b\": [],\n  \"a\": {}\n}\n")
  }

  private typealias Mask = UIInterfaceOrientationMask

  private nonisolated static let deciders: [(mask: Mask, application: Mask, who: String)] = [
    (.portrait, .portrait, "by app delegate"), (.portrait, .all, "by list"), (.portrait, [.portrait, .landscapeLeft], "by list"),
    (.landscapeLeft, [.landscapeRight, .portrait], "by app delegate and list"),
  ]

  @Test("who decided a mask")
  func decided() {
    for (mask, application, who) in Self.deciders {
      let state = Timeline.MaskState(
        mask: mask, application: Timeline.MaskAnswer(mask: application, party: "app delegate"), controller: "list")
      #expect(state.text == "mask \(Words.name(mask)), \(who)")
    }
  }

  @Test("a turn there and back is told with the mask that was in force for a moment")
  func bounce() throws {
    var text = ScenarioText(
      """
      { "setMask": "landscape", "of": "delegate", "settle": false },
      { "refresh": "root", "settle": false },
      { "setMask": "allButUpsideDown", "of": "delegate", "settle": false },
      { "refresh": "root" }
      """)
    text.root = #"{ "name": "root" }"#
    text.delegate = #""allButUpsideDown""#
    let turns = try text.run().text().split(separator: "\n").filter { $0.contains("rotated ") }
    #expect(turns.allSatisfy { !$0.contains("asks for it") }, "\(turns)")
  }

  @Test("a written orientation is told as one", arguments: ["15", "26"])
  func written(system: String) throws {
    var text = ScenarioText(#"{ "writeDeviceOrientation": "landscapeLeft" }"#)
    text.head = #""name": "a test", "outcome": "right", "device": "iPhone 13", "system": "\#(system)", "sdk": "15""#
    text.root = #"{ "name": "root" }"#
    #expect(try text.run().text().contains("rotated portrait → landscapeRight: the app wrote the device orientation"))
  }
}
