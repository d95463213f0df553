import HeadlessUIKit

/// The device catalogue as a table for people.
public enum DeviceTable {
  public static func text(style: TextStyle = .plain) -> String {
    let classes = StyledText("classes for scenarios: \(DeviceChoice.classes.map(\.0).joined(separator: ", "))")
    return style.text(lines(columns: style.columns) + ["", classes])
  }

  private static func lines(columns: Int?) -> [StyledText] {
    let rows = DeviceCatalogue.devices.map(row)
    let titles = ["device", "points", "scale", "Home button", "wide when turned", "iOS"]
    let widths = titles.indices.map { column in ([titles] + rows).map { $0[column].count }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).map { $0.padded(to: $1) }.joined(separator: "  ")
      return String(padded.reversed().drop { $0 == " " }.reversed())
    }
    let table = [StyledText.bold(line(titles))] + rows.map { StyledText(line($0)) }
    guard let columns, table.contains(where: { $0.width > columns }) else { return table }
    // Too narrow for a table: a device and below it what there is to know of it.
    return rows.flatMap { cells in
      let facts = zip(titles, cells).dropFirst().map { "\($0) \($1)" }
      return [StyledText.bold(cells[0]), StyledText("  " + facts.joined(separator: ", "))]
    }
  }

  private static func points(_ size: CGSize) -> String { "\(Int(size.width)) × \(Int(size.height))" }

  private static func row(_ device: DeviceModel) -> [String] {
    [
      device.name, points(device.screenSize) + (device.innerScreenSize.map { ", " + points($0) } ?? ""), "@\(Int(device.scale))x",
      device.hasHomeButton ? "yes" : "no", device.isRegularWidthInLandscape ? "yes" : "no", DevicePair.systems(of: device),
    ]
  }
}
