import HeadlessUIKit

/// The device catalogue as a table for people.
public enum DeviceTable {
  public static func text(style: TextStyle = .plain) -> String {
    let rows = DeviceCatalogue.devices.map(row)
    let titles = ["device", "points", "scale", "Home button", "wide when turned", "iOS"]
    let widths = titles.indices.map { column in ([titles] + rows).map { $0[column].count }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).map { $0.padded(to: $1) }.joined(separator: "  ")
      return String(padded.reversed().drop { $0 == " " }.reversed())
    }
    let classes = DeviceChoice.classes.map(\.0).joined(separator: ", ")
    return ([style.bold(line(titles))] + rows.map(line) + ["", "classes for scenarios: \(classes)"]).joined(separator: "\n")
      + "\n"
  }

  private static func points(_ size: CGSize) -> String { "\(Int(size.width)) × \(Int(size.height))" }

  private static func row(_ device: DeviceModel) -> [String] {
    [
      device.name, points(device.screenSize) + (device.innerScreenSize.map { ", " + points($0) } ?? ""), "@\(Int(device.scale))x",
      device.hasHomeButton ? "yes" : "no", device.isRegularWidthInLandscape ? "yes" : "no", DevicePair.systems(of: device),
    ]
  }
}
