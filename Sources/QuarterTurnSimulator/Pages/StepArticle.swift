import HeadlessUIKit

/// One step of a page: the drawing and all that is known of it, for each side.
struct StepArticle {
  let rows: TimelineRows
  let index: Int
  /// The id of the timeline's section.
  let section: String

  private var row: TimelineRows.Row { rows.rows[index] }

  static func id(_ section: String, _ index: Int) -> String { "\(section)-s\(index)" }

  func html(_ parts: inout DrawingParts) -> Markup {
    let id = Self.id(section, index)
    let sides = row.cells.indices.map { side($0, &parts) }
    return """
      <article class="step" id="\(id)" aria-labelledby="\(id)-h"><h3 id="\(id)-h" tabindex="-1"><span class="number">\(index + 1)</span> \
      \(row.title)</h3><div class="sides">\(sides)</div></article>

      """
  }

  private func side(_ side: Int, _ parts: inout DrawingParts) -> Markup {
    let cell = row.cells[side]
    let timeline = rows.sides[side]
    let drawing = DeviceDrawing(timeline.device, cell.frame.moment.state)
    let reach = drawing.body.reach
    let isAlone = rows.sides.count == 1
    let name: Markup = isAlone ? "" : "<h4>\(timeline.isWithLibrary ? "With QuarterTurn" : "Without QuarterTurn")</h4>"
    let details: Markup =
      cell.isNew ? StepDetails(frame: cell.frame, showsTitle: cell.frame.title != row.title).html : Self.nothing
    return """
      <section class="side"\(cell.isNew ? "" : " data-idle" as Markup) data-moment="\(cell.frame.index)">\(name)\
      <svg class="drawing" viewBox="\(-reach) \(-reach) \(2 * reach) \(2 * reach)" role="img" aria-label="\(drawing.label)">\
      \(drawing.svg(id: "\(section)-d\(index)-\(side)", &parts))</svg><div class="details">\(details)</div>\
      </section>
      """
  }

  private static let nothing: Markup = "<p class=\"soft\">Nothing happens here in this step.</p>"
}

/// What is known of a step, in words.
private struct StepDetails {
  let frame: TimelineFrame
  let showsTitle: Bool

  private var state: Timeline.State { frame.moment.state }

  var html: Markup { "\(title)\(note)\(checks)\(facts)\(happenings)\(requests)\(callbacks)" }

  private var title: Markup { showsTitle ? "<p class=\"did\">\(frame.title)</p>" : "" }

  private var note: Markup {
    let passedOver = frame.passedOver.map { "<p class=\"soft\">\($0)</p>" as Markup }
    return "\(frame.moment.note.map { "<p class=\"note\">\($0)</p>" as Markup } ?? "")\(passedOver)"
  }

  // MARK: Expectations

  private var checks: Markup {
    guard !frame.checks.isEmpty else { return "" }
    let failing = frame.checks.filter { !$0.check.holds }.map { Self.failure($0.check) }
    let good = frame.checks.filter(\.check.holds).map { "\($0.check.key) \($0.check.was)" }
    let holding: Markup = good.isEmpty ? "" : "<p class=\"good\">✓ \(good.joined(separator: " · "))</p>"
    return "\(failing)\(holding)"
  }

  static func failure(_ check: Timeline.Check) -> Markup {
    let because: Markup = check.because.map { "<dt>because</dt><dd>\($0)</dd>" } ?? ""
    return """
      <div class="failure"><p>✗ \(check.key)</p><dl><dt>expected</dt><dd>\(check.expected)</dd><dt>was</dt><dd>\(check.was)</dd>\(because)\
      </dl></div>
      """
  }

  // MARK: State

  private var facts: Markup {
    let picture = DevicePicture(pose: state.pose, interface: state.interface)
    let lies = picture.isUpright ? "" : ", not upright for the person who holds the device"
    var facts: [(String, Markup)] = [("Interface", "\(Words.name(state.interface))\(lies)")]
    if let mask = state.mask {
      facts.append(
        ("Mask", "\(MaskSymbol.svg(mask.mask)) \(Words.name(mask.mask)) <span class=\"soft\">by \(mask.decider)</span>"))
    } else {
      facts.append(("Mask", "not read by UIKit yet"))
    }
    let held = Words.name(state.pose)
    facts.append(
      ("Device", state.device == state.pose ? "held \(held)" : "held \(held); UIDevice says \(Words.name(state.device))"))
    if state.isUserLocked { facts.append(("Rotation lock", "on, in Control Center")) }
    if state.isInterfaceLocked { facts.append(("Interface lock", "on")) }
    if let visible = state.visible { facts.append(("Page", "\(visible)")) }
    if !state.fillsScreen {
      facts.append(("Window", "\(Int(state.size.width)) × \(Int(state.size.height)) points, not the whole display"))
    }
    return "<dl class=\"facts\">\(facts.map { "<div><dt>\($0)</dt><dd>\($1)</dd></div>" as Markup })</dl>"
  }

  // MARK: What happened

  private var happenings: Markup {
    let items = frame.happenings.map { happening -> Markup in
      let label: Markup = happening.label.isEmpty ? "" : "<b>\(happening.label)\(happening.text.isEmpty ? "" : ":")</b> "
      let lines = happening.text.split(separator: "\n").map(String.init)
      let text: Markup = "\(lines.enumerated().map { $0 > 0 ? "<br>\($1)" : "\($1)" as Markup })"
      return "<li class=\"\(happening.tone.rawValue)\">\(label)\(text)</li>"
    }
    return items.isEmpty ? "" : "<ul class=\"happened\">\(items)</ul>"
  }

  private var requests: Markup {
    let requests = state.library?.requests ?? []
    guard !requests.isEmpty else { return "" }
    let items = requests.map { request -> Markup in
      "<li>\(request.label): \(request.mask.map(Words.name) ?? "no mask"), <span class=\"soft\">\(request.status)</span></li>"
    }
    let others = state.library?.otherRequests ?? 0
    let rest: Markup = others > 0 ? "<li>and \(others.counted("other"))</li>" : ""
    return "<div class=\"requests\"><p>Requests</p><ul>\(items)\(rest)</ul></div>"
  }

  /// Neighbouring calls of one controller stand together, and so do neighbours with the same calls.
  private var callbacks: Markup {
    var lines: [(controllers: [String], names: [String])] = []
    for case .simulation(.callback(let controller, let name)) in frame.moment.events {
      if lines.last?.controllers == [controller] {
        lines[lines.count - 1].names.append(name)
      } else {
        lines.append(([controller], [name]))
      }
    }
    let groups = lines.reduce(into: [(controllers: [String], names: [String])]()) { groups, line in
      if groups.last?.names == line.names {
        groups[groups.count - 1].controllers += line.controllers
      } else {
        groups.append(line)
      }
    }
    guard !groups.isEmpty else { return "" }
    let count = lines.reduce(0) { $0 + $1.names.count }
    let items = groups.map { "<li><b>\($1.joined(separator: ", "))</b>: \($0.joined(separator: ", "))</li>" as Markup }
    return "<details><summary>\(count.counted("callback"))</summary><ol>\(items)</ol></details>"
  }
}

/// A mask as a small cross: the arm up is portrait, right is landscapeRight, and so on; those that are allowed are filled.
enum MaskSymbol {
  private static let arms: [(UIInterfaceOrientationMask, Int)] = [
    (.portrait, 0), (.landscapeRight, 90), (.portraitUpsideDown, 180), (.landscapeLeft, -90),
  ]

  static func svg(_ mask: UIInterfaceOrientationMask) -> Markup {
    "<svg class=\"mask\" viewBox=\"-12 -12 24 24\" aria-hidden=\"true\"><use href=\"#k\(Int(mask.rawValue))\"/></svg>"
  }

  /// Every mask there is, once for each page.
  static let part: Markup = "\((0..<16).map { part(of: UIInterfaceOrientationMask(rawValue: $0 << 1)) })"

  private static func part(of mask: UIInterfaceOrientationMask) -> Markup {
    let arms = arms.map { arm, angle -> Markup in
      """
      <path d="M0 -11L6 -4H2.5V-1H-2.5V-4H-6z" transform="rotate(\(angle))"\(mask.contains(arm) ? " class=\"on\"" : "" as Markup)/>
      """
    }
    return "<g id=\"k\(Int(mask.rawValue))\">\(arms)</g>"
  }
}
