/// The rules in words.
enum RuleText {
  static func list(_ rules: [RuleDescription], style: TerminalStyle) -> String {
    rules.map { rule in
      let severity = rule.severity.rawValue
      let since = rule.since.map { ", since \($0)" } ?? ""
      let optIn = rule.isOptIn ? ", only with --opt-in" : ""
      return
        "\(style.bold(rule.id))  \(style.severity(rule.severity, severity))\(String(repeating: " ", count: 9 - severity.count))"
        + "\(rule.title)\(style.faint(since + optIn))\n"
    }.joined()
  }

  static func explanation(_ rule: RuleDescription, style: TerminalStyle) -> String {
    var lines = [
      "\(style.bold("\(rule.id): \(rule.title)"))",
      "",
      "severity  \(style.severity(rule.severity, rule.severity.rawValue))\(rule.isOptIn ? ", checked only with --opt-in \(rule.id)" : "")",
    ]
    if let since = rule.since { lines.append("since     \(since)") }
    lines += ["found     \(rule.matches.asSentence)", "not found \(rule.excludes.asSentence)", "remedy    \(rule.remedy)"]
    if !rule.rules.isEmpty { lines.append("rules     \(rule.rules.joined(separator: ", ")) (Documentation/Rules.md)") }
    if !rule.reports.isEmpty {
      lines.append("reports   \(rule.reports.joined(separator: ", ")) (Examples/Scenarios/reports.json)")
    }
    let replacement = Migration.lines(for: rule.id)
    if !replacement.isEmpty { lines += [""] + replacement }
    lines += ["", "// quarter-turn:ignore \(rule.id) - reason   keeps one finding quiet, on its line or the one above"]
    return lines.joined(separator: "\n") + "\n"
  }
}
