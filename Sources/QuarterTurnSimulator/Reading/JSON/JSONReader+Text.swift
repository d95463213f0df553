extension JSONReader {
  /// Refuses bytes that are no text, with the place of the first one that is not.
  static func checkText(_ bytes: [UInt8]) throws(JSONError) {
    if let zero = bytes.firstIndex(of: 0) { throw JSONError(place: place(of: zero, in: bytes), fault: .binary) }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return
      case .error: throw JSONError(place: place(of: offset, in: bytes), fault: .invalidUTF8)
      }
    }
  }

  private static func place(of offset: Int, in bytes: [UInt8]) -> SourcePlace {
    let before = bytes[..<offset]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return SourcePlace(line: line, column: String(decoding: before[lineStart...], as: UTF8.self).unicodeScalars.count + 1)
  }
}

extension Unicode.Scalar {
  /// What a message calls a character that nobody would see; nil for one that shows.
  var invisibleName: String? {
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: break
    default: return nil
    }
    let digits = String(value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return self == "\u{FEFF}" ? "byte order mark (\(code))" : "invisible character \(code)"
  }
}
