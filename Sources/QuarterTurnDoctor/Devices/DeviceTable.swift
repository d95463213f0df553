/// The table of what becomes of each app on each class of devices.
enum DeviceTable {
  static func text(_ apps: [AppDevices], style: TerminalStyle) -> String {
    guard !apps.isEmpty else { return "No app's Info.plist could be read, so there is nothing to show on devices.\n\n" }
    return apps.map { text($0, style: style) }.joined()
  }

  private static let columns = ["device", "by rotating", "portrait lock", "request for landscape"]

  private static func text(_ app: AppDevices, style: TerminalStyle) -> String {
    let configurations = app.app.configurations.isEmpty ? "" : " (\(app.app.configurations.joined(separator: ", ")))"
    var lines = [style.bold(app.app.name + configurations)]
    let rows = groups(app.rows) { [$0.device, $0.byRotating, "\($0.holdsPortraitLock)", $0.request].joined(separator: "|") }
    let cells =
      [columns]
      + rows.map { group in
        let row = group.rows[0]
        let mode = group.modes.isEmpty ? "" : ", \(group.modes)"
        return [
          "\(row.device) · \(group.systems)\(mode)", row.byRotating, row.holdsPortraitLock ? "holds" : "turns", row.request,
        ]
      }
    let widths = columns.indices.map { index in cells.map { $0[index].count }.max() ?? 0 }
    for (number, row) in cells.enumerated() {
      let line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ").trimmingEnd
      lines.append("  " + (number == 0 ? style.faint(line) : line))
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  /// Rows that are alike in something, with the systems and modes they were seen on.
  static func groups(_ rows: [DeviceRow], by key: (DeviceRow) -> String) -> [Group] {
    var order: [String] = []
    var groups: [String: [DeviceRow]] = [:]
    for row in rows {
      if groups[key(row)] == nil { order.append(key(row)) }
      groups[key(row), default: []].append(row)
    }
    return order.compactMap { name in groups[name].map { Group(rows: $0, all: rows.filter { $0.device == groups[name]?[0].device }) } }
  }

  struct Group {
    let rows: [DeviceRow]
    let systems: String
    /// The modes, where other rows of the device and these systems have another.
    let modes: String

    init(rows: [DeviceRow], all: [DeviceRow]) {
      self.rows = rows
      systems = rows.map(\.system).inOrder.joined(separator: ", ")
      let own = rows.compactMap(\.mode).inOrder
      let others = all.filter { row in rows.contains { $0.system == row.system } }.compactMap(\.mode).inOrder
      modes = own.count == others.count && own.count > 1 ? "" : own.joined(separator: ", ")
    }
  }
}

extension [String] {
  /// Each once, in the order of its first place.
  fileprivate var inOrder: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

extension String {
  fileprivate var trimmingEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
