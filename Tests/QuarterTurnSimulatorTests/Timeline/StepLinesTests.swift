import HeadlessUIKit
import Testing

@testable import QuarterTurnSimulator

@MainActor
@Suite("A run, step by step")
struct StepLinesTests {
  private static let steps = """
    { "push": "page", "in": "nav" },
    { "refresh": "nav" },
    { "expect": { "interface": "landscapeRight" }, "actual": "same" },
    { "pop": "nav" },
    { "turn": "portraitUpsideDown" },
    { "expect": { "interface": "landscapeLeft" }, "actual": "same" }
    """

  @Test("has a heading for each page, a line for each step with what it changed, and what does not hold in full")
  func wide() throws {
    #expect(
      try ScenarioText(Self.steps).run().text(.steps) == """
        a test
        iPhone 13, 390 × 844 points · iOS 26 · without QuarterTurn

        list
           1     ⌊↑⌋    launch                               portrait · mask portrait

        page
           4     ⌊↑⌋    push page in nav
           5 ✓   ⌊→⌋    refresh nav                          landscapeRight · mask landscape
           7     ⌊→⌋    pop nav
           8 ✗   ⌈←⌉    rotate device to portraitUpsideDown
           9 ✗ interface
                expected  landscapeLeft
                was       landscapeRight
                because   mask landscape, by nav; the interface last rotated from portrait to landscapeRight, in line 5; the device is held portraitUpsideDown
        ✗ 1 of 2 expectations does not hold

        """)
  }

  @Test("puts what changed below the step on a narrow terminal")
  func narrow() throws {
    let text = try ScenarioText(Self.steps).run().text(.steps, style: TextStyle(hasColor: false, columns: 40))
    #expect(
      text.contains(
        """
           5 ✓   ⌊→⌋    refresh nav
                        landscapeRight
                        mask landscape
           7     ⌊→⌋    pop nav
           8 ✗   ⌈←⌉    rotate device to
                        portraitUpsideDown
        """))
    for line in text.split(separator: "\n") { #expect(line.count <= 40, "\(line)") }
  }

  @Test("tells what does not hold and the count, and no more, where a page tells the rest")
  func result() throws {
    let text = try ScenarioText(Self.steps).run().text(.result)
    #expect(text.split(separator: "\n").count == 7)
    #expect(text.contains("✗ interface\n        expected  landscapeLeft\n"))
  }

  @Test("an expectation belongs to the step before it, unless something has changed since")
  func frames() throws {
    let frames = try ScenarioText(
      """
      { "turn": "landscapeLeft" },
      { "expect": { "interface": "portrait" }, "actual": "same" },
      { "turn": "portrait", "systems": "15" },
      { "setMask": "landscape", "of": "page", "settle": false }
      """
    ).run().frames
    #expect(frames.map(\.title) == ["launch", "rotate device to landscapeLeft", "set page's mask landscape"])
    #expect(frames.map(\.checks.count) == [0, 1, 0])
    #expect(frames[1].passedOver == ["rotate device to portrait: not for iOS 26"])
    #expect(frames.map(\.moment.step) == [0, 1, 4])
  }
}
