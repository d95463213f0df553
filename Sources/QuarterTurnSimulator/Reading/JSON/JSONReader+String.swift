extension JSONReader {
  mutating func string() throws(JSONError) -> String {
    advance()
    var text: [UInt8] = []
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        advance()
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20:
        throw error(.controlCharacter(byte))
      default:
        text.append(byte)
        advance()
      }
    }
    throw error(.truncated(inside: "a text"))
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = place
    advance()
    guard let byte else { throw error(.truncated(inside: "a text")) }
    let plain: Unicode.Scalar? =
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(byte)
      case UInt8(ascii: "b"): "\u{8}"
      case UInt8(ascii: "f"): "\u{C}"
      case UInt8(ascii: "n"): "\n"
      case UInt8(ascii: "r"): "\r"
      case UInt8(ascii: "t"): "\t"
      default: nil
      }
    if let plain {
      advance()
      return plain
    }
    guard byte == UInt8(ascii: "u") else {
      let shown = character.dropFirst().dropLast()
      throw JSONError(place: start, fault: .invalidEscape("\\" + shown))
    }
    let unit = try codeUnit(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // A surrogate stands for a character only together with its partner.
    guard UTF16.isLeadSurrogate(unit), byte == UInt8(ascii: "u"), self.byte == UInt8(ascii: "\\"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "u")
    else { throw JSONError(place: start, fault: .invalidEscape("\\u" + String(unit, radix: 16))) }
    advance()
    let partner = try codeUnit(from: start)
    let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(partner) & 0x3FF)
    guard UTF16.isTrailSurrogate(partner), let scalar = Unicode.Scalar(value) else {
      throw JSONError(place: start, fault: .invalidEscape("\\u" + String(unit, radix: 16)))
    }
    return scalar
  }

  /// The four digits after `\u`; the reader stands on the letter.
  private mutating func codeUnit(from start: SourcePlace) throws(JSONError) -> UInt16 {
    advance()
    var digits = ""
    for _ in 0..<4 {
      guard let byte else { throw error(.truncated(inside: "a text")) }
      let digit = Character(Unicode.Scalar(byte))
      guard digit.isASCII, digit.isHexDigit else { throw JSONError(place: start, fault: .invalidEscape("\\u" + digits)) }
      digits.append(digit)
      advance()
    }
    guard let unit = UInt16(digits, radix: 16) else { throw JSONError(place: start, fault: .invalidEscape("\\u" + digits)) }
    return unit
  }
}
