import HeadlessUIKit

/// A matrix for people: a scenario a row, a system a column, devices counted; below it what does not hold.
public struct MatrixTable {
  private let matrix: ScenarioMatrix
  private let style: TextStyle
  private static let nameWidth = 52

  public init(_ matrix: ScenarioMatrix, style: TextStyle = .plain) {
    self.matrix = matrix
    self.style = style
  }

  public func text() -> String {
    style.text([heading] + matrix.rows.flatMap(line) + [""] + failures + [StyledText(summary)])
  }

  private var columns: [SystemVersion] { SystemCatalogue.releases }

  private static let title = "devices on which a scenario ends as expected"

  /// Whether the terminal is too narrow for a column for each system: then they are told one after the other.
  private var isNarrow: Bool { style.columns.map { $0 < Self.nameWidth + 8 * columns.count } ?? false }

  private var heading: StyledText {
    .bold(isNarrow ? Self.title : Self.title.padded(to: Self.nameWidth) + columns.map { "\($0)".leftPadded(to: 8) }.joined())
  }

  private func line(_ row: ScenarioMatrix.Row) -> [StyledText] {
    guard case .ran(let scenario, let cells, _) = row.content else { return note(row) }
    if isNarrow {
      let parts = cells.map { StyledText("\($0.system): ", .faint) + Self.text(of: $0, width: 0) }
      let name = scenario.report.map { "\($0.id)  \(scenario.name)" } ?? scenario.name
      return [StyledText(name).hanging(at: 2), parts.reduce(" ") { $0 + " " + $1 }.hanging(at: 2)]
    }
    let texts = columns.map { column in
      cells.first { $0.system == column }.map { Self.text(of: $0, width: 8) } ?? StyledText("·".leftPadded(to: 8))
    }
    return [texts.reduce(StyledText(Self.title(of: scenario)), +)]
  }

  /// How many devices, and of how many where some do not end as expected.
  private static func text(of cell: ScenarioMatrix.Cell, width: Int) -> StyledText {
    let failing = Set(cell.failures.map(\.pair.device)).count
    guard failing > 0 else { return StyledText("\(cell.devices)".leftPadded(to: width)) }
    return .bad("✗ \(cell.devices - failing)/\(cell.devices)".leftPadded(to: width))
  }

  /// Files that were not run; what is an error is told elsewhere.
  private func note(_ row: ScenarioMatrix.Row) -> [StyledText] {
    guard case .other(let outcome) = row.content else { return [] }
    switch outcome {
    case .notApplicable(let scenario, _): return [.faint(Self.title(of: scenario) + "  nothing to run")]
    case .saysNothing(let scenario):
      return [.faint(Self.title(of: scenario) + "  does not describe the app without the library")]
    case .ran, .reports, .noPair, .invalid, .stopped, .missing: return []
    }
  }

  private static func title(of scenario: Scenario) -> String {
    let text = (scenario.report?.id ?? "").padded(to: 5) + scenario.name
    let isLong = text.count > nameWidth
    return (isLong ? String(text.prefix(nameWidth - 1)) + "…" : text).padded(to: nameWidth)
  }

  // MARK: What does not hold

  private var failures: [StyledText] {
    var lines: [StyledText] = []
    for row in matrix.rows {
      guard case .ran(_, let cells, _) = row.content else { continue }
      for cell in cells where !cell.holds {
        lines.append(.bad("✗ \(row.file), iOS \(cell.system)"))
        lines += Self.grouped(cell.failures).map { StyledText("    " + $0) }
      }
    }
    return lines.isEmpty ? [] : lines + [""]
  }

  /// The same failure on several devices is one line.
  private static func grouped(_ failures: [ScenarioMatrix.Failure]) -> [String] {
    var order: [String] = []
    var devices: [String: [String]] = [:]
    for failure in failures {
      let text = "line \(failure.line): \(failure.check.key) \(failure.check.expected), was \(failure.check.was)"
      if devices[text] == nil { order.append(text) }
      devices[text, default: []].append(failure.pair.device.name)
    }
    return order.map { text in
      let names = devices[text] ?? []
      let more = names.count > 3 ? " and \(names.count - 3) more" : ""
      return "\(text) · \(names.prefix(3).joined(separator: ", "))\(more)"
    }
  }

  private var summary: String {
    let failing = matrix.cells.reduce(0) { $0 + Set($1.failures.map(\.pair)).count }
    let impossible = matrix.rows.reduce(0) { $0 + $1.impossible }
    return "\(matrix.scenarios.counted("scenario")) on \(matrix.devices.counted("device")): \(matrix.runs.counted("run")), "
      + (failing == 0 ? "all as expected" : "\(failing) not as expected")
      + "; \(impossible.counted("pair")) of device and system never existed"
  }
}

extension ScenarioMatrix.Row {
  fileprivate var impossible: Int {
    if case .ran(_, _, let impossible) = content { impossible } else { 0 }
  }
}
