/// A line on a terminal that says how far a long run is; nothing anywhere else.
struct ProgressBar {
  private let write: (String) -> Void
  private static let width = 30

  /// - Parameter write: puts text on the terminal at once.
  init(write: @escaping (String) -> Void) {
    self.write = write
  }

  func show(done: Int, of total: Int, _ name: String) {
    guard total > 0 else { return }
    guard done < total else { return write("\r\u{1B}[K") }
    let filled = done * Self.width / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    let file = name.split(separator: "/").last.map(String.init) ?? name
    write("\r\u{1B}[K\(bar) \(done * 100 / total) %  \(file.prefix(40))")
  }
}
