/// Finds where the keys of a property list in the old format stand, which Xcode's projects are written in.
///
/// It never fails: what is not well formed has no places.
struct OpenStepScan {
  /// Each key by the keys that lead to it.
  private(set) var places: [[String]: TextPlace] = [:]

  private let bytes: [UInt8]
  private let lines: TextLines
  private var index = 0
  private let deepest: Int

  /// - Parameter deepest: how many keys a place may be away from the root.
  init(_ bytes: [UInt8], lines: TextLines, deepest: Int = 4) {
    self.bytes = bytes
    self.lines = lines
    self.deepest = deepest
    scan()
  }

  private enum Token {
    case word(String, at: Int)
    case sign(UInt8)
  }

  private mutating func scan() {
    /// For each open bracket: the key it is the value of, `nil` within a list.
    var path: [String?] = []
    var key: (text: String, place: Int)?
    while let token = next() {
      switch token {
      case .word(let text, let place): key = (text, place)
      case .sign(UInt8(ascii: "=")):
        guard let last = key else { continue }
        let names = path.dropFirst().compactMap(\.self) + [last.text]
        if names.count == path.count, names.count <= deepest { places[names] = lines.place(of: last.place) }
      case .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "(")):
        path.append(key?.text)
        key = nil
      case .sign(UInt8(ascii: "}")), .sign(UInt8(ascii: ")")):
        _ = path.popLast()
        key = nil
      // A value's end: the word before it was no key.
      case .sign: key = nil
      }
    }
  }

  private mutating func next() -> Token? {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted(byte)
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"): blockComment()
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"): lineComment()
      case let byte where Self.isWord(byte): return word()
      default:
        index += 1
        if [
          UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("),
          UInt8(ascii: ")"),
        ]
        .contains(byte) {
          return .sign(byte)
        }
      }
    }
    return nil
  }

  private mutating func quoted(_ quote: UInt8) -> Token {
    let start = index
    index += 1
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "\\") { index += 1 }
      if index < bytes.count { text.append(bytes[index]) }
      index += 1
    }
    index += 1
    return .word(String(decoding: text, as: UTF8.self), at: start)
  }

  private mutating func word() -> Token {
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    return .word(String(decoding: bytes[start..<index], as: UTF8.self), at: start)
  }

  private mutating func lineComment() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func blockComment() {
    index += 2
    while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") { index += 1 }
    index = min(index + 2, bytes.count)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: "+"),
      UInt8(ascii: ":"):
      true
    default: byte >= 0x80
    }
  }
}
