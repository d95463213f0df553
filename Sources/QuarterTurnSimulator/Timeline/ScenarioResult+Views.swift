extension ScenarioResult {
  /// The result for people; empty where there is only an error.
  public func text(_ detail: Timeline.Detail = .everything, style: TextStyle = .plain) -> String {
    switch outcome {
    case .ran(let timeline): timeline.text(detail, style: style)
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
      return "says nothing of what happens without the library; not run"
    }
    return "the page “\(page)” is written with the library, and there is none without it; not run"
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

/// All results of one call, in each format.
public enum ScenarioResults {
  public static func text(
    _ results: [ScenarioResult], _ detail: Timeline.Detail = .everything, style: TextStyle = .plain
  ) -> String {
    let texts = results.map { $0.text(detail, style: style) }.filter { !$0.isEmpty }
    guard results.count > 1 else { return texts.joined() }
    return (texts + [style.text([StyledText(summary(results))])]).joined(separator: "\n")
  }

  public static func json(_ results: [ScenarioResult]) -> String {
    JSONText.list(results.map(\.jsonText)).pretty
  }

  private static func summary(_ results: [ScenarioResult]) -> String {
    var counts = [(0, "as expected"), (0, "not as expected"), (0, "with nothing to run"), (0, "with errors")]
    for result in results {
      switch result.outcome {
      case .ran(let timeline): counts[timeline.holds ? 0 : 1].0 += 1
      case .notApplicable, .saysNothing: counts[2].0 += 1
      case .noPair, .invalid, .missing: counts[3].0 += 1
      case .reports: break
      }
    }
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return counts.reduce(0) { $0 + $1.0 }.counted("scenario") + ": " + parts.joined(separator: ", ")
  }
}
