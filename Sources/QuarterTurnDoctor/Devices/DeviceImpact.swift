/// Says on which devices a finding hurts.
struct DeviceImpact {
  let apps: [AppDevices]

  func devices(for finding: Finding, _ rule: RuleDescription) -> [String] {
    let rows = apps.flatMap(\.rows).filter { row in
      switch rule.id {
      case "C61", "C64": row.isPad
      case "C62": row.isPad && !row.holdsPortraitLock
      case "C63": row.isPad && Self.number(row.system) >= 26
      case "C72": !row.isPad && row.mode == nil
      default: Self.since(rule).map { Self.number(row.system) >= $0 } ?? true
      }
    }
    return DeviceTable.groups(rows) { "\($0.device)" }.map { "\($0.rows[0].device) · \($0.systems)" }
  }

  private static func since(_ rule: RuleDescription) -> Double? {
    rule.since?.split(separator: " ").last.flatMap { Double($0) }
  }

  private static func number(_ system: String) -> Double { Double(system) ?? 0 }
}
