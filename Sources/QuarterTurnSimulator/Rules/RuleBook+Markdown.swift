import HeadlessUIKit

extension RuleBook {
  /// The rule book as the text of `Documentation/Rules.md`.
  package static var markdown: String {
    ([preamble, summary] + sections.map(table)).joined(separator: "\n")
  }

  private static let preamble = """
    # The rules of the model

    HeadlessUIKit is a model of how UIKit decides interface orientation. Each rule it follows has a number; sources and tests cite it.
    This page is written from `Sources/QuarterTurnSimulator/Rules` (`QUARTERTURN_RECORD=1 swift test --filter RuleBook` writes it anew).

    - **modelled**: the model behaves so, and the named tests show it.
    - **switch**: public sources disagree; the model can behave in each way, and the named tests run them all.
    - **not modelled yet**: belongs to a part that is still to be built.
    - **not modelled**: left out, for the reason given.

    What the rules say was collected from public documentation and reports. The last column says on which system the rule's probes
    (`Examples/Gallery.swiftpm/Sources/Probes/Rules`) were last run on Apple's UIKit, and when: the example app runs them when it is launched with the argument `-probes`. While it says never,
    a passing test shows that the model does what the rule says, not that iOS does.

    """

  private static var summary: String {
    var lines = ["| status | rules |", "|---|---|"]
    lines += totals.map { "| \($0.kind.rawValue) | \($0.count) |" }
    lines.append("| all | \(rules.count) |\n")
    return lines.joined(separator: "\n")
  }

  private static func table(of section: Section) -> String {
    var lines = ["## \(section.number) \(section.title)\n", "| rule | about | status | run on UIKit |", "|---|---|---|---|"]
    lines += section.rules.map { "| \($0.number) | \($0.title) | \(description(of: $0.status)) | \(runOnUIKit($0)) |" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func description(of status: RuleStatus) -> String {
    switch status {
    case .modelled(let tests): "modelled: \(list(tests))"
    case .switched(let assumptions, let tests): "switch \(list(assumptions.map(\.rawValue))): \(list(tests))"
    case .notYet: "not modelled yet"
    case .notModelled(let why): "not modelled: \(why)"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: " · ")
  }
}
