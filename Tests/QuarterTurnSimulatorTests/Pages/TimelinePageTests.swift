import HeadlessUIKit
import Testing

@testable import QuarterTurnSimulator

@MainActor
@Suite("Pages and strips")
struct TimelinePageTests {
  private static let steps = """
    { "push": "page", "in": "nav" },
    { "refresh": "nav", "note": "the page is landscape" },
    { "expect": { "interface": "landscapeRight" }, "actual": "same" },
    { "requestGeometry": "portrait" },
    { "expect": { "interface": "portrait" }, "actual": "same" }
    """

  private func timeline(_ steps: String = Self.steps) throws -> Timeline { try ScenarioText(steps).run() }

  @Test("two runs give the same bytes")
  func bytes() throws {
    let pages = try (0..<2).map { _ in TimelinePage(title: "a", [[try timeline()]]).html() }
    let strips = try (0..<2).map { _ in StripPicture([[try timeline()]]).svg() }
    #expect(pages[0] == pages[1])
    #expect(strips[0] == strips[1])
  }

  @Test("a page tells each step: mask and who decided it, what UIKit refused, callbacks, and what does not hold")
  func content() throws {
    let html = TimelinePage(title: "a", [[try timeline()]]).html()
    for text in [
      "push page in nav", "landscape <span class=\"soft\">by nav</span>", "refused, code 101", "<details><summary>",
      "viewDidLoad",
      "<p class=\"note\">the page is landscape</p>", "✗ 1 of 2 expectations does not hold", "Not as expected",
      "<dt>expected</dt><dd>portrait</dd><dt>was</dt><dd>landscapeRight</dd>",
    ] { #expect(html.contains(text), "\(text)") }
  }

  @Test("nothing in a page or a strip comes from anywhere else")
  func alone() throws {
    let links = /(src|href)=\"(?!#)/
    #expect(TimelinePage(title: "a", [[try timeline()]]).html().firstMatch(of: links) == nil)
    #expect(StripPicture([[try timeline()]]).svg().firstMatch(of: links) == nil)
    #expect(TimelinePage(title: "a", [[try timeline()]]).html().contains("default-src 'none'"))
  }

  @Test("an appearance is one, or both by what the reader prefers")
  func appearance() throws {
    let dark = StripPicture([[try timeline()]], appearance: .dark).svg()
    #expect(dark.contains("color-scheme:dark") && !dark.contains("prefers-color-scheme"))
    #expect(StripPicture([[try timeline()]]).svg().contains("@media (prefers-color-scheme:dark)"))
    let settings = PageSettings(appearance: .light, command: "a <b>")
    let page = TimelinePage(title: "a", [[try timeline()]], settings: settings).html()
    #expect(page.contains(":root{color-scheme:light;") && page.contains("<code>a &lt;b&gt;</code>"))
  }

  @Test("two runs stand beside each other step by step, and one that does nothing keeps what it showed")
  func rows() throws {
    let short = try timeline(#"{ "push": "page", "in": "nav" }"#)
    let rows = TimelineRows([try timeline(), short])
    #expect(rows.rows.map(\.step) == [0, 1, 2, 4])
    #expect(rows.rows.map { $0.cells.map(\.isNew) } == [[true, true], [true, true], [true, false], [true, false]])
    #expect(rows.rows[3].cells[1].frame.title == "push page in nav")
    #expect(rows.rows.map(\.holds) == [true, true, true, false])
    let strip = StripPicture([[try timeline(), short]]).svg()
    #expect(strip.contains("nothing happens here") && strip.contains("✗ not as expected"))
  }

  @Test("a matrix draws every pair, and devices on which the same happened share a timeline")
  func matrix() async throws {
    let scenario = try ScenarioText(Self.steps).scenario()
    var page = MatrixPage()
    for (name, system) in [("iPhone 13", SystemVersion(26)), ("iPhone 12", SystemVersion(26)), ("iPhone 8", SystemVersion(16))] {
      let pair = try #require(DeviceCatalogue.device(named: name).flatMap { DevicePair($0, system) })
      page.add(try await ScenarioRunner(scenario: scenario, pair: pair, library: nil).run(), pair)
    }
    let html = page.html()
    #expect(html.matches(of: /<td[^>]*><a href="#t0-\d"/).count == 3)
    #expect(html.matches(of: /<section class="timeline"/).count == 2)
    #expect(html.contains("The same on iPhone 12 (26)"))
    #expect(html.contains("3 runs, 3 not as expected"))
    #expect(html.contains("iPhone 8, iOS 16: iPhone 8 held upright, interface landscapeRight"))
  }

  @Test("the page of all reports has a card for each, with the drawings of its scenarios")
  func reports() throws {
    let list = try ReportList(
      json: Array(
        """
        { "reports": [
        { "id": "B1", "link": "https://a.b/1", "summary": "what <happened>", "replayable": "yes", "face": "uikit" },
        { "id": "B2", "link": "https://a.b/2", "summary": "another", "replayable": "no", "reason": "of hardware", "face": "uikit" }] }
        """.utf8))
    var text = ScenarioText(Self.steps)
    text.head = text.head + #", "report": { "id": "B1", "link": "https://a.b/1" }"#
    var page = ReportsPage()
    page.add(try text.scenario(), [try text.run(), try text.run()])
    let overview = ReportOverview(
      entries: [
        .init(report: list.reports[0], verdict: .right, missing: [], files: ["a.json"]),
        .init(report: list.reports[1], verdict: .notApplicable("of hardware"), missing: [], files: []),
      ], errors: [])
    let html = page.html(overview)
    #expect(html.matches(of: /<li class="card"/).count == 2)
    #expect(html.contains("what &lt;happened&gt;") && html.contains("of hardware") && html.contains("<a href=\"#t0\""))
    #expect(html.matches(of: /<section class="timeline pair"/).count == 1)
  }
}
