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
    let rows = groups(app.rows, of: app.rows) {
      [$0.device, $0.byRotating, "\($0.holdsPortraitLock)", $0.request].joined(separator: "|")
    }
    let cells =
      [columns]
      + rows.map { [$0.words, $0.first.byRotating, $0.first.holdsPortraitLock ? "holds" : "turns", $0.first.request] }
    let widths = columns.indices.map { index in cells.map { $0[index].count }.max() ?? 0 }
    for (number, row) in cells.enumerated() {
      let line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ").trimmingEnd
      lines.append("  " + (number == 0 ? style.faint(line) : line))
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  /// Rows that are alike in something.
  static func groups(_ rows: [DeviceRow], of all: [DeviceRow], by key: (DeviceRow) -> String) -> [Group] {
    var groups: [(key: String, rows: [DeviceRow])] = []
    for row in rows {
      if let index = groups.firstIndex(where: { $0.key == key(row) }) {
        groups[index].rows.append(row)
      } else {
        groups.append((key(row), [row]))
      }
    }
    return groups.compactMap { Group($0.rows, of: all) }
  }

  struct Group {
    let first: DeviceRow
    /// The device with its systems, and with the modes where a system has others: `iPad Air · 18, 27 (Stage Manager)`.
    let words: String

    init?(_ rows: [DeviceRow], of all: [DeviceRow]) {
      guard let first = rows.first else { return nil }
      self.first = first
      let systems = rows.map(\.system).inOrder.map { system in
        let modes = rows.filter { $0.system == system }.compactMap(\.mode)
        let every = all.filter { $0.device == first.device && $0.system == system }.compactMap(\.mode)
        return modes.count == every.count ? system : "\(system) (\(modes.joined(separator: ", ")))"
      }
      words = "\(first.device) · \(systems.joined(separator: ", "))"
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
