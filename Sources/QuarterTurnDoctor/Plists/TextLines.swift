/// The lines of a text, for places and excerpts.
struct TextLines: Sendable {
  private let bytes: [UInt8]
  /// Where each line starts.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    self.starts = starts
  }

  var count: Int { starts.count }

  /// The text of a line without its end; empty for a line that does not exist.
  func text(of line: Int) -> String {
    guard starts.indices.contains(line - 1) else { return "" }
    let end = line < starts.count ? starts[line] - 1 : bytes.count
    var text = bytes[starts[line - 1]..<max(end, starts[line - 1])]
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  func place(of offset: Int) -> TextPlace {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return TextPlace(line: low + 1, column: offset - starts[low] + 1)
  }

  /// The first line that begins a merge conflict which nobody resolved.
  ///
  /// Both its ends have to be there: a row of signs alone may stand in any text.
  var mergeConflict: Int? {
    func first(_ sign: String) -> Int? {
      starts.indices.first { index in bytes[starts[index]...].starts(with: sign.utf8) }.map { $0 + 1 }
    }
    guard let opening = first("<<<<<<< "), let closing = first(">>>>>>> "), opening < closing else { return nil }
    return opening
  }
}
