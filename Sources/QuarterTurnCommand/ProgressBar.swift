import QuarterTurnSimulator

/// A line on a terminal that says how far a long run is; nothing anywhere else.
struct ProgressBar {
  private let columns: Int
  private let write: (String) -> Void

  /// - Parameters:
  ///   - columns: the terminal's width, which the line must not exceed: what wraps cannot be drawn over.
  ///   - write: puts text on the terminal at once.
  init(columns: Int?, write: @escaping (String) -> Void) {
    self.columns = columns ?? 80
    self.write = write
  }

  func show(done: Int, of total: Int, _ name: String) {
    guard total > 0 else { return }
    guard done < total else { return write("\r\u{1B}[K") }
    let width = min(30, columns / 3)
    let filled = done * width / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    let file = VisibleText.text(name.split(separator: "/").last.map(String.init) ?? name)
    write("\r\u{1B}[K\(bar) \(done * 100 / total) %  \(file.prefix(max(0, columns - width - 9)))")
  }
}
