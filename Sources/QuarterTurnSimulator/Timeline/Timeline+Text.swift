import HeadlessUIKit

extension Timeline {
  /// The run for people: one line a step with a small picture, the interface, the mask and who decided it, and what happened below.
  public func text(style: TextStyle = .plain) -> String {
    var lines = heading(style)
    var before: State?
    for moment in moments {
      lines.append(contentsOf: TimelineLines(moment: moment, before: before, style: style).lines)
      before = moment.state
    }
    lines.append(summary(style))
    return lines.joined(separator: "\n") + "\n"
  }

  private func heading(_ style: TextStyle) -> [String] {
    let width = Int(device.screenSize.width)
    let height = Int(device.screenSize.height)
    let title = (report.map { "\($0.id)  " } ?? "") + scenario
    return [
      style.bold(title),
      style.faint(
        "\(device.name), \(width) × \(height) points · iOS \(system) · "
          + (isWithLibrary ? "with QuarterTurn" : "without QuarterTurn")),
    ]
  }

  private func summary(_ style: TextStyle) -> String {
    let wrong = checks.count { !$0.holds }
    guard wrong == 0 else {
      return style.bad("✗ \(wrong) of \(checks.count) expectations \(wrong == 1 ? "does" : "do") not hold")
    }
    guard !checks.isEmpty else { return "  nothing was expected" }
    return style.good("✓ \(checks.count) expectation\(checks.count == 1 ? " holds" : "s hold")")
  }
}

/// The lines of one moment.
private struct TimelineLines {
  let moment: Timeline.Moment
  let before: Timeline.State?
  let style: TextStyle

  private static let indent = String(repeating: " ", count: 6)

  var lines: [String] {
    switch moment.kind {
    case .passedOver: [style.faint(number + "        \(moment.title)")]
    case .expect: checks
    case .launch, .step, .library, .instead: [headline] + reasons
    }
  }

  private var number: String { "\(moment.line)".leftPadded(to: 4) + " " }

  private var headline: String {
    let picture = DevicePicture(pose: moment.state.pose, interface: moment.state.interface)
    let shown = picture.isUpright ? picture.text : style.changed(picture.text)
    let title = (moment.kind == .instead ? "instead: " : "") + moment.title
    let interface = Words.name(moment.state.interface).padded(to: 18)
    let mask = moment.state.mask?.text ?? "no mask yet"
    let changedInterface = before.map { $0.interface != moment.state.interface } ?? false
    let changedMask = before.map { $0.mask?.mask != moment.state.mask?.mask } ?? false
    return style.faint(number) + shown + "  " + title.padded(to: 48) + " "
      + (changedInterface ? style.changed(interface) : interface) + " "
      + (changedMask ? style.changed(mask) : style.faint(mask))
  }

  private var reasons: [String] {
    let note = moment.note.map { [Self.indent + "  " + style.faint("“\($0)”")] } ?? []
    return note + EventLines(moment: moment, before: before, style: style).lines.map { Self.indent + "  " + $0 }
  }

  private var checks: [String] {
    var lines: [String] = []
    let good = moment.checks.filter(\.holds).map { "\($0.key) \($0.was)" }
    if !good.isEmpty { lines.append(style.faint(number) + style.good("✓ " + good.joined(separator: " · "))) }
    for check in moment.checks where !check.holds {
      lines.append(style.faint(number) + style.bad("✗ " + check.key))
      lines.append(Self.indent + "  expected  \(check.expected)")
      lines.append(Self.indent + "  was       \(check.was)")
      if let because = check.because { lines.append(Self.indent + "  because   \(because)") }
    }
    return lines
  }
}

extension Timeline.MaskState {
  /// The mask and who decided it.
  var text: String {
    guard let application else { return "mask \(Words.name(mask)), by \(controller)" }
    let who =
      if application.mask != mask {
        application.mask.isSuperset(of: mask) ? controller : "\(application.party) and \(controller)"
      } else {
        application.party
      }
    return "mask \(Words.name(mask)), by \(who)"
  }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
  func leftPadded(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
