import HeadlessUIKit

extension Timeline {
  /// How much of a run its text tells.
  public enum Detail: Hashable, Sendable {
    /// Where it ran, every expectation that does not hold, and how many do.
    case result
    /// A heading for each page, a line for each step, and every expectation that does not hold.
    case steps
    /// Every expectation, and below each step what happened and why.
    case everything
  }

  /// The run for people: a line for each step with a small picture, the interface and the mask.
  ///
  /// An expectation that does not hold is told in full, whatever the detail.
  public func text(_ detail: Detail = .everything, style: TextStyle = .plain) -> String {
    text(detail, style: style, stoppedAt: nil)
  }

  /// - Parameter line: the line of the step that ended the run; what was expected after it was never looked at.
  func text(_ detail: Detail, style: TextStyle, stoppedAt line: Int?) -> String {
    let stop = line.map { StyledText.bad("✗ stopped in line \($0)") }
    return style.text(heading + body(detail, style) + [stop ?? summary])
  }

  private func body(_ detail: Detail, _ style: TextStyle) -> [StyledText] {
    switch detail {
    case .result:
      moments.flatMap { moment in
        moment.checks.filter { !$0.holds }.flatMap { $0.failure(number: .faint("\(moment.line)".leftPadded(to: 4) + " ")) }
      }
    case .steps: StepLines(self, columns: style.columns).lines
    case .everything:
      moments.indices.flatMap { index in
        let before = index > 0 ? moments[index - 1].state : nil
        return MomentLines(moment: moments[index], before: before, columns: style.columns).lines
      }
    }
  }

  /// The name with the report that is replayed.
  var title: String { (report.map { "\($0.id)  " } ?? "") + scenario }

  /// Where it ran: `iPhone 17, 402 × 874 points · iOS 26 · with QuarterTurn`.
  var place: String {
    let size = "\(Int(device.screenSize.width)) × \(Int(device.screenSize.height)) points"
    return "\(device.name), \(size) · iOS \(system) · \(isWithLibrary ? "with" : "without") QuarterTurn"
  }

  private var heading: [StyledText] { [.bold(title), .faint(place)] }

  var summary: StyledText {
    let wrong = checks.count { !$0.holds }
    guard wrong == 0 else {
      return .bad("✗ \(wrong) of \(checks.count.counted("expectation")) \(wrong == 1 ? "does" : "do") not hold")
    }
    guard !checks.isEmpty else { return "  nothing was expected" }
    return .good("✓ \(checks.count.counted("expectation")) \(checks.count == 1 ? "holds" : "hold")")
  }
}

extension Timeline.Check {
  /// Everything about an expectation that does not hold.
  func failure(number: StyledText) -> [StyledText] {
    let indent = "        "
    let because = because.map { [StyledText(indent + "because   \($0)")] } ?? []
    return [number + .bad("✗ " + key), StyledText(indent + "expected  \(expected)"), StyledText(indent + "was       \(was)")]
      + because
  }
}

/// The lines of one moment, with everything that happened.
private struct MomentLines {
  let moment: Timeline.Moment
  let before: Timeline.State?
  let columns: Int?

  private static let indent = StyledText(String(repeating: " ", count: 8))
  /// What a headline in columns needs.
  private static let tableWidth = 120

  var lines: [StyledText] {
    switch moment.kind {
    case .passedOver: [.faint("\(number)        \(moment.title)")]
    case .expect: checks
    case .launch, .step, .library, .instead: headline + reasons
    }
  }

  private var number: String { "\(moment.line)".leftPadded(to: 4) + " " }

  private var headline: [StyledText] {
    let picture = DevicePicture(pose: moment.state.pose, interface: moment.state.interface)
    let shown = StyledText(picture.text, picture.isUpright ? .plain : .changed)
    let title = (moment.kind == .instead ? "instead: " : "") + moment.title
    let start = .faint(number) + shown + "  "
    let hasChanged = before.map { $0.interface != moment.state.interface } ?? false
    let hasChangedMask = before.map { $0.mask?.mask != moment.state.mask?.mask } ?? false
    let interface = Words.name(moment.state.interface)
    let mask = moment.state.mask?.text ?? "no mask yet"
    if let columns, columns < Self.tableWidth {
      return [
        (start + StyledText(title)).hanging(at: start.width),
        Self.indent + StyledText(interface, hasChanged ? .changed : .plain) + ", "
          + StyledText(mask, hasChangedMask ? .changed : .faint),
      ]
    }
    return [
      start + StyledText(title.padded(to: 48) + " ") + StyledText(interface.padded(to: 18), hasChanged ? .changed : .plain) + " "
        + StyledText(mask, hasChangedMask ? .changed : .faint)
    ]
  }

  private var reasons: [StyledText] {
    let note = moment.note.map { [Self.indent + .faint("“\($0)”")] } ?? []
    return note + Happening.all(of: moment, after: before).flatMap(\.lines).map { Self.indent + $0 }
  }

  private var checks: [StyledText] {
    var lines: [StyledText] = []
    let good = moment.checks.filter(\.holds).map { "\($0.key) \($0.was)" }
    if !good.isEmpty { lines.append(.faint(number) + .good("✓ " + good.joined(separator: " · ")).hanging(at: 7)) }
    for check in moment.checks where !check.holds { lines += check.failure(number: .faint(number)) }
    return lines
  }
}

extension Timeline.MaskState {
  /// The mask and who decided it.
  var text: String { "mask \(Words.name(mask)), by \(decider)" }

  /// Whose answer the mask is: the app's, the controller's, or both together.
  var decider: String {
    guard let application else { return controller }
    guard application.mask != mask else { return application.party }
    return application.mask.isSuperset(of: mask) ? controller : "\(application.party) and \(controller)"
  }
}
