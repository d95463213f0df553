import HeadlessUIKit

extension ScenarioMatrix {
  /// The matrix for programs: a list with an object for each file.
  public var json: String { JSONText.list(rows.map(\.jsonText)).pretty }
}

extension ScenarioMatrix.Row {
  var jsonText: JSONText {
    switch content {
    case .ran(let scenario, let cells, let impossible):
      .object([
        ("file", .string(file)), ("result", .string("ran")), ("scenario", .string(scenario.name)),
        ("systems", .list(cells.map(\.jsonText))), ("pairsThatNeverExisted", .int(impossible)),
      ])
    case .other(let outcome): ScenarioResult(file: file, outcome: outcome).jsonText
    }
  }
}

extension ScenarioMatrix.Cell {
  var jsonText: JSONText {
    .object([
      ("system", .string("\(system)")), ("runs", .int(runs)), ("devices", .int(devices)), ("holds", .bool(holds)),
      ("failures", .list(failures.map(\.jsonText))),
    ])
  }
}

extension ScenarioMatrix.Failure {
  var jsonText: JSONText {
    .object([
      ("device", .string(pair.device.name)), ("system", .string("\(pair.system)")), ("line", .int(line)),
      ("check", check.jsonText),
    ])
  }
}
