import HeadlessUIKit

/// One scenario on a page: its heading, what does not hold, the player and the strip of all steps.
struct TimelineSection {
  /// The section's id, in which all others of the section begin.
  let id: String
  private let rows: TimelineRows
  /// Where else the same happened, for a grid of many runs.
  var alsoOn: String?
  /// Whether the page is about this scenario alone, so that its name is the page's title.
  var isAlone = false

  /// - Parameter sides: the run, or the run with the library and the one without it.
  init(id: String, _ sides: [Timeline]) {
    self.id = id
    rows = TimelineRows(sides)
  }

  private var first: Timeline { rows.sides[0] }

  func html(_ parts: inout DrawingParts) -> Markup {
    let articles = rows.rows.indices.map { StepArticle(rows: rows, index: $0, section: id).html(&parts) }
    return """
      <section class="timeline\(rows.sides.count > 1 ? " pair" : "" as Markup)" id="\(id)" aria-labelledby="\(id)-h">\(heading)\(failures)\(player)
      <div class="steps">
      \(articles)</div>\(strip)</section>

      """
  }

  /// The same for a page that has many: nothing of it is laid out until somebody opens it.
  func template(_ parts: inout DrawingParts) -> Markup { "<template data-id=\"\(id)\">\(html(&parts))</template>" }

  // MARK: Heading

  private var level: Int { isAlone ? 1 : 2 }

  private var heading: Markup {
    let report: Markup =
      first.report.map { "<a class=\"report\" href=\"\($0.link)\" rel=\"noreferrer\">\($0.id)</a> " } ?? ""
    let size = "\(Int(first.device.screenSize.width)) × \(Int(first.device.screenSize.height)) points"
    let results = rows.sides.map { timeline -> Markup in
      let side = rows.sides.count == 1 ? "" : timeline.isWithLibrary ? "With QuarterTurn: " : "Without: "
      return "<p class=\"result \(timeline.holds ? "good" : "bad")\">\(side)\(timeline.summaryText)</p>"
    }
    let side = rows.sides.count > 1 ? "" : first.isWithLibrary ? " · with QuarterTurn" : " · without QuarterTurn"
    return """
      <header><h\(level) id="\(id)-h" tabindex="-1">\(report)\(first.scenario)</h\(level)>\
      <p class="soft">\(first.device.name), \(size) · iOS \("\(first.system)")\(side)</p>\(results)\
      \(alsoOn.map { "<p class=\"soft\">\($0)</p>" as Markup } ?? "")</header>
      """
  }

  private var failures: Markup {
    let items = rows.rows.indices.flatMap { index in
      rows.rows[index].cells.filter(\.isNew).flatMap { cell in
        cell.frame.checks.filter { !$0.check.holds }.map { line, check -> Markup in
          """
          <li><a href="#\(StepArticle.id(id, index))" data-step="\(index)">Step \(index + 1), \(cell.frame.title)</a>: \(check.key) \
          was \(check.was), expected \(check.expected)</li>
          """
        }
      }
    }
    guard !items.isEmpty else { return "" }
    return "<div class=\"failures\"><p>Not as expected</p><ul>\(items)</ul></div>"
  }

  // MARK: Player

  private var player: Markup {
    let last = rows.rows.count - 1
    return """
      <div class="player" role="group" aria-label="Player" hidden>\
      <button type="button" data-do="back" aria-label="Previous step">\(Self.icon("M14 5L7 12l7 7"))</button>\
      <button type="button" data-do="play"><span class="label">Play</span></button>\
      <button type="button" data-do="next" aria-label="Next step">\(Self.icon("M10 5l7 7-7 7"))</button>\
      <input type="range" min="0" max="\(last)" value="0" aria-label="Step">\
      <output>1 of \(last + 1)</output><p class="live" aria-live="polite"></p></div>
      """
  }

  private static func icon(_ path: Markup) -> Markup {
    "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"\(path)\"/></svg>"
  }

  // MARK: Strip

  private var strip: Markup {
    let pages = rows.sides.count == 1 ? first.pages : []
    let starts = pages.count > 2 ? pages : [(title: "", start: 0)]
    let groups = starts.indices.map { page -> Markup in
      let end = page + 1 < starts.count ? starts[page + 1].start : rows.rows.count
      let title = starts[page].title
      let items = (starts[page].start..<end).map(thumbnail)
      let name: Markup = title.isEmpty ? "" : "<h4>\(title)</h4>"
      return "<div class=\"group\">\(name)<ol start=\"\(starts[page].start + 1)\">\(items)</ol></div>"
    }
    return "<nav class=\"strip\" aria-label=\"All steps\"><h3>All steps</h3><div class=\"groups\">\(groups)</div></nav>"
  }

  private func thumbnail(_ index: Int) -> Markup {
    let row = rows.rows[index]
    let drawings = row.cells.enumerated().map { side, cell -> Markup in
      let reach = DeviceBody(rows.sides[side].device, screen: cell.frame.moment.state.screen).reach
      return """
        <svg viewBox="\(-reach) \(-reach) \(2 * reach) \(2 * reach)" aria-hidden="true"\(cell.isNew ? "" : " data-idle" as Markup)>\
        <use href="#\(id)-d\(index)-\(side)"/></svg>
        """
    }
    let flag: Markup = row.holds ? "" : "<span class=\"flag\">✗ not as expected</span>"
    return """
      <li\(row.holds ? "" : " class=\"fails\"" as Markup)><a href="#\(StepArticle.id(id, index))" data-step="\(index)">\
      <span class="thumbs">\(drawings)</span><span class="caption">\(row.title)</span>\(flag)</a></li>
      """
  }
}

extension Timeline {
  /// Whether all is as expected, in a sentence.
  var summaryText: String { summary.runs.map(\.text).joined().trimmingCharacters(in: .whitespaces) }
}
