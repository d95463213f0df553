/// Says on which devices a finding hurts.
struct DeviceImpact {
  /// The apps that the findings are about.
  let apps: [AppDevices]

  func devices(for rule: RuleDescription) -> [String] {
    let rows = apps.flatMap(\.rows).inOrder
    let hurt = rows.filter { row in
      switch rule.id {
      case "C61", "C64": row.isPad
      case "C62": row.isPad && !row.holdsPortraitLock
      case "C63": row.isPad && Self.number(row.system) >= 26
      case "C72": !row.isPad && row.mode == nil
      default: Self.since(rule).map { Self.number(row.system) >= $0 } ?? true
      }
    }
    return DeviceTable.groups(rows.filter { hurt.contains($0) }, of: rows) { $0.device }.map(\.words)
  }

  private static func since(_ rule: RuleDescription) -> Double? {
    rule.since?.split(separator: " ").last.flatMap { Double($0) }
  }

  private static func number(_ system: String) -> Double { Double(system) ?? 0 }
}

extension [DeviceRow] {
  fileprivate var inOrder: [DeviceRow] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
