/// How much of the rule book is modelled, as a table for people.
public enum RuleTable {
  public static func text(style: TextStyle = .plain) -> String {
    let kinds = RuleStatus.Kind.allCases
    let titles = ["", "rules"] + kinds.map(\.rawValue)
    let rows = RuleBook.sections.map { section in
      ["\(section.number)  \(section.title)", "\(section.rules.count)"]
        + kinds.map { kind in "\(section.rules.count { $0.status.kind == kind })" }
    }
    let totals = ["all", "\(RuleBook.rules.count)"] + RuleBook.totals.map { "\($0.count)" }
    let widths = titles.indices.map { column in ([titles, totals] + rows).map { $0[column].count }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      zip(cells, widths).enumerated().map { $0 == 0 ? $1.0.padded(to: $1.1) : $1.0.leftPadded(to: $1.1) }.joined(separator: "  ")
    }
    let note = "what the rules say comes from public documentation and reports; run on UIKit: never"
    let table = [StyledText.bold(line(titles))] + rows.map { StyledText(line($0)) } + [.bold(line(totals))]
    guard let columns = style.columns, table.contains(where: { $0.width > columns }) else {
      return style.text(table + ["", StyledText(note)])
    }
    // Too narrow for a table: a section and below it the counts that are not zero.
    let lines = (rows + [totals]).flatMap { cells in
      let counts = zip(titles, cells).dropFirst().filter { $1 != "0" }.map { "\($1) \($0)" }
      return [StyledText.bold(cells[0]), StyledText("  " + counts.joined(separator: ", "))]
    }
    return style.text(lines + ["", StyledText(note)])
  }
}
