import HeadlessUIKit

/// All public reports as a grid of small drawings, each with what became of it and the timelines of its scenarios.
public struct ReportsPage {
  private let settings: PageSettings
  private var runs: [String: [[Timeline]]] = [:]

  public init(settings: PageSettings = PageSettings()) {
    self.settings = settings
  }

  /// Takes a scenario's runs: with the library, and without it where there is one.
  public mutating func add(_ scenario: Scenario, _ sides: [Timeline]) {
    guard let report = scenario.report, !sides.isEmpty else { return }
    runs[report.id, default: []].append(sides)
  }

  public func html(_ overview: ReportOverview) -> String {
    var parts = DrawingParts()
    var sections: Markup = ""
    var cards: Markup = ""
    var number = 0
    for entry in overview.entries {
      var links: Markup = ""
      for sides in runs[entry.report.id] ?? [] {
        sections += TimelineSection(id: "t\(number)", sides).template(&parts)
        links += link(sides, number, &parts)
        number += 1
      }
      cards += card(entry, links)
    }
    let grid: Markup = """
      <section class="overview" aria-label="All reports"><p class="soft">\(overview.entries.count.counted("report")) of public trackers \
      and forums; each drawing is the end of a scenario that replays one, with the library and, where it is faded, without it. Choose one \
      for all its steps.</p><ul class="cards">\(cards)</ul></section>
      """
    return TimelinePage(title: "Public reports", settings: settings, overview: grid, sections: sections, parts: parts).html()
  }

  private func card(_ entry: ReportOverview.Entry, _ links: Markup) -> Markup {
    let word = entry.verdict.word
    let detail: Markup = entry.verdict.detail.map { "<p class=\"soft\">\($0)</p>" } ?? ""
    return """
      <li class="card\(entry.isLacking ? " fails" : "" as Markup)"><p><a href="\(entry.report.link)" rel="noreferrer">\
      \(entry.report.id)</a> <span class="\(entry.isLacking ? "bad" : "good")">\(word)</span></p><p>\(entry.report.summary)</p>\(detail)\
      <div class="ends">\(links)</div></li>
      """
  }

  private func link(_ sides: [Timeline], _ number: Int, _ parts: inout DrawingParts) -> Markup {
    let drawings = sides.enumerated().map { side, timeline -> Markup in
      guard let end = timeline.moments.last?.state else { return "" }
      let drawing = DeviceDrawing(timeline.device, end)
      let reach = drawing.body.reach
      return """
        <svg viewBox="\(-reach) \(-reach) \(2 * reach) \(2 * reach)" style="width:\(reach / 7.5)px" aria-hidden="true"\
        \(side > 0 ? " data-idle" : "" as Markup)>\(drawing.svg(id: "e\(number)-\(side)", &parts))</svg>
        """
    }
    let name =
      "\(sides[0].scenario), \(sides[0].device.name), iOS \(sides[0].system)\(sides.allSatisfy(\.holds) ? "" : ", not as expected")"
    return "<a href=\"#t\(number)\" aria-label=\"\(name)\" title=\"\(sides[0].scenario)\">\(drawings)</a>"
  }
}
