/// A file's bytes with their tokens.
struct TokenizedSource {
  let language: SourceLanguage
  let bytes: [UInt8]
  let tokens: [Token]
  let regions: [ConditionalRegion]
  let comments: [Range<Int>]
  private let lineStarts: [Int32]

  init(bytes: [UInt8], language: SourceLanguage) {
    let builder: TokenBuilder
    switch language {
    case .swift:
      var tokenizer = SwiftTokenizer(bytes: bytes)
      builder = tokenizer.run()
    case .objectiveC:
      var tokenizer = ObjectiveCTokenizer(bytes: bytes)
      builder = tokenizer.run()
    }
    self.language = language
    self.bytes = bytes
    tokens = builder.tokens
    regions = builder.regions
    comments = builder.comments
    var starts: [Int32] = [0]
    for (index, byte) in bytes.enumerated() where byte.isLineBreak {
      if byte == .carriageReturn, bytes.at(index + 1) == .newline { continue }
      starts.append(Int32(index + 1))
    }
    lineStarts = starts
  }

  // MARK: Text

  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[Int(tokens[index].start)..<Int(tokens[index].end)], as: UTF8.self)
  }

  /// Whether the token at an index reads like this; `false` past the ends.
  func at(_ index: Int, is text: StaticString) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    return Int(token.end - token.start) == text.utf8CodeUnitCount && bytes.contains(text, at: Int(token.start))
  }

  func kind(_ index: Int) -> Token.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

  /// The index of the bracket that belongs to the one at an index; `nil` where it has none.
  func partner(_ index: Int) -> Int? {
    guard tokens.indices.contains(index), tokens[index].partner >= 0 else { return nil }
    return Int(tokens[index].partner)
  }

  /// The index of the bracket around a token; `nil` at the top level.
  func parent(_ index: Int) -> Int? {
    guard tokens.indices.contains(index), tokens[index].parent >= 0 else { return nil }
    return Int(tokens[index].parent)
  }

  // MARK: Places

  /// The line and the column of a byte, both from 1.
  func place(ofByte offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset {
        low = middle
      } else {
        high = middle
      }
    }
    return (low + 1, offset - Int(lineStarts[low]) + 1)
  }

  /// The text of a line, without its end.
  func line(_ number: Int) -> String {
    guard number >= 1, number <= lineStarts.count else { return "" }
    let start = Int(lineStarts[number - 1])
    let end = number < lineStarts.count ? Int(lineStarts[number]) : bytes.count
    var slice = bytes[start..<end]
    while let last = slice.last, last.isLineBreak { slice = slice.dropLast() }
    return String(decoding: slice, as: UTF8.self)
  }
}
