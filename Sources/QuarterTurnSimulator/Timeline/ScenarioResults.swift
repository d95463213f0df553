/// All results of one call, in each format.
public enum ScenarioResults {
  public static func text(
    _ results: [ScenarioResult], _ detail: Timeline.Detail = .everything, style: TextStyle = .plain
  ) -> String {
    whole(results, .text(detail, style))
  }

  public static func json(_ results: [ScenarioResult]) -> String { whole(results, .json) }

  private static func whole(_ results: [ScenarioResult], _ form: ResultsInParts.Form) -> String {
    var parts = ResultsInParts(form, count: results.count)
    return results.map { parts.next($0) }.joined() + parts.end
  }
}

/// The output of one call, a part for each result: what is printed as it comes is the same text as what is printed at the end.
package struct ResultsInParts {
  package enum Form {
    case text(Timeline.Detail, TextStyle)
    case json
  }

  private let form: Form
  private let isAlone: Bool
  private var isFirst = true
  private var counts = [(0, "as expected"), (0, "not as expected"), (0, "with nothing to run"), (0, "with errors")]

  /// - Parameter count: how many results there will be.
  package init(_ form: Form, count: Int) {
    self.form = form
    isAlone = count == 1
  }

  /// The text of the next result.
  package mutating func next(_ result: ScenarioResult) -> String {
    count(result)
    switch form {
    case .text(let detail, let style):
      let text = result.text(detail, style: style)
      guard !text.isEmpty else { return "" }
      defer { isFirst = false }
      return isFirst ? text : "\n" + text
    case .json:
      defer { isFirst = false }
      return (isFirst ? "[\n  " : ",\n  ") + result.jsonText.text(indent: "  ")
    }
  }

  /// What comes after the last.
  package var end: String {
    switch form {
    case .text(_, let style):
      guard !isAlone else { return "" }
      return (isFirst ? "" : "\n") + style.text([StyledText(summary)])
    case .json: return isFirst ? "[]\n" : "\n]\n"
    }
  }

  private mutating func count(_ result: ScenarioResult) {
    switch result.outcome {
    case .ran(let timeline): counts[timeline.holds ? 0 : 1].0 += 1
    case .notApplicable, .saysNothing: counts[2].0 += 1
    case .noPair, .invalid, .stopped, .missing: counts[3].0 += 1
    case .reports: break
    }
  }

  private var summary: String {
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return counts.reduce(0) { $0 + $1.0 }.counted("scenario") + ": " + parts.joined(separator: ", ")
  }
}
