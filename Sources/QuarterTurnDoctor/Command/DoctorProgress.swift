/// A line on a terminal that says how far a long run is.
///
/// A short run shows none: it begins with the first hundred files.
final class DoctorProgress {
  private let write: (String) -> Void
  private var shown = -1
  private static let fewest = 100

  init(write: @escaping (String) -> Void) {
    self.write = write
  }

  func show(done: Int, of total: Int) {
    guard total >= Self.fewest else { return }
    let percent = done * 100 / total
    guard percent != shown else { return }
    shown = percent
    write(done < total ? "\r\u{1B}[K\(percent) % of \(total) files" : "\r\u{1B}[K")
  }
}
