extension ScenarioResult {
  /// The result for people; empty where there is only an error.
  public func text(_ detail: Timeline.Detail = .everything, style: TextStyle = .plain) -> String {
    switch outcome {
    case .ran(let timeline): timeline.text(detail, style: style)
    case .stopped(let timeline, let error): timeline.text(detail, style: style, stoppedAt: error.place.line)
    case .notApplicable(let scenario, let reason): Self.text(scenario, "nothing to run: \(reason)", style)
    case .saysNothing(let scenario): Self.text(scenario, Self.silence(scenario), style)
    case .reports(let count):
      style.text([
        .bold(file),
        StyledText(
          "  a list of \(count.counted("report")), not a scenario; `quarter-turn simulate --reports` says what became of each"),
      ])
    case .noPair, .invalid, .missing: ""
    }
  }

  private static func silence(_ scenario: Scenario) -> String {
    guard scenario.appWithout == nil, let page = scenario.app.root?.page else {
      return "does not describe the app without the library; not run"
    }
    return "the page “\(page)” uses the library, and no page without it is named; not run"
  }

  private static func text(_ scenario: Scenario, _ line: String, _ style: TextStyle) -> String {
    let title = (scenario.report.map { "\($0.id)  " } ?? "") + scenario.name
    return style.text([.bold(title), StyledText("  " + line)])
  }

  package var jsonText: JSONText {
    .object([("file", .string(file)), ("result", .string(word))] + details)
  }

  private var word: String {
    switch outcome {
    case .ran: "ran"
    case .stopped: "stopped"
    case .notApplicable: "notApplicable"
    case .saysNothing: "saysNothingWithoutLibrary"
    case .reports: "reports"
    case .noPair: "noPair"
    case .invalid: "invalid"
    case .missing: "missing"
    }
  }

  private var details: [(String, JSONText)] {
    switch outcome {
    case .ran(let timeline): [("timeline", timeline.jsonText)]
    case .stopped(let timeline, let error):
      [
        ("line", .int(error.place.line)), ("column", .int(error.place.column)), ("error", .string("\(error)")),
        ("timeline", timeline.jsonText),
      ]
    case .notApplicable(let scenario, let reason): [("scenario", .string(scenario.name)), ("reason", .string(reason))]
    case .saysNothing(let scenario): [("scenario", .string(scenario.name))]
    case .reports(let count): [("reports", .int(count))]
    case .noPair(let scenario, let fault): [("scenario", .string(scenario.name)), ("error", .string("\(fault)"))]
    case .invalid(let error):
      [("line", .int(error.place.line)), ("column", .int(error.place.column)), ("error", .string("\(error)"))]
    case .missing(let error): [("error", .string("\(error)"))]
    }
  }
}
