/// The bytes that the tokenizers ask for, by name.
extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let pound = UInt8(ascii: "#")
  static let dot = UInt8(ascii: ".")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")

  var isLineBreak: Bool { self == .newline || self == .carriageReturn }
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C || self == 0 }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isHexadecimalDigit: Bool { isDigit || (self | 0x20) >= 0x61 && (self | 0x20) <= 0x66 }
  var isASCIILetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  /// Whether an ASCII identifier may start with it; bytes outside ASCII are looked at as characters.
  var startsWord: Bool { isASCIILetter || self == UInt8(ascii: "_") }
  var continuesWord: Bool { startsWord || isDigit || self == UInt8(ascii: "$") }
  var isSwiftOperator: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "."), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}

extension [UInt8] {
  /// The byte at an index; 0 past the end.
  func at(_ index: Int) -> UInt8 { index >= 0 && index < count ? self[index] : 0 }

  func contains(_ text: StaticString, at index: Int) -> Bool {
    guard index >= 0, index + text.utf8CodeUnitCount <= count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where self[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// The character that starts at an index, and its length; `nil` where the bytes are not UTF-8.
  func scalar(at index: Int) -> (value: UInt32, length: Int)? {
    let first = at(index)
    switch first {
    case 0..<0x80: return (UInt32(first), 1)
    case 0xC2..<0xE0: return sequence(at: index, length: 2, first: UInt32(first & 0x1F))
    case 0xE0..<0xF0: return sequence(at: index, length: 3, first: UInt32(first & 0x0F))
    case 0xF0..<0xF5: return sequence(at: index, length: 4, first: UInt32(first & 0x07))
    default: return nil
    }
  }

  private func sequence(at index: Int, length: Int, first: UInt32) -> (value: UInt32, length: Int)? {
    guard index + length <= count else { return nil }
    var value = first
    for offset in 1..<length {
      guard self[index + offset] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(self[index + offset] & 0x3F)
    }
    return (value, length)
  }

  /// The end of the word that starts at an index, which may equal it.
  func endOfWord(from index: Int) -> Int {
    var end = index
    while end < count {
      if self[end].continuesWord {
        end += 1
      } else if self[end] >= 0x80, let (value, length) = scalar(at: end), CharacterClass.continuesWord(value) {
        end += length
      } else {
        break
      }
    }
    return end
  }
}

/// Which characters outside ASCII stand in identifiers and which in operators, after the grammar in "The Swift Programming Language".
enum CharacterClass {
  static func continuesWord(_ value: UInt32) -> Bool {
    if value < 0x80 { return UInt8(value).continuesWord }
    if value == 0xA0 || isOperatorStart(value) { return false }
    switch value {
    case 0x80..<0xA8, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: return false
    case 0x1680, 0x180E, 0x2000..<0x200B, 0x200E..<0x202A, 0x202F..<0x203F, 0x2041..<0x2054, 0x2055..<0x2060: return false
    case 0x2190..<0x2460, 0x2500..<0x2776, 0x2794..<0x2C00, 0x2E00..<0x2E80, 0x3000..<0x3004, 0x3008..<0x3021: return false
    case 0x3030, 0xD800..<0xF900, 0xFE45..<0xFE47, 0xFFF9..<0x10000: return false
    default: return true
    }
  }

  static func startsWord(_ value: UInt32) -> Bool {
    continuesWord(value) && !isCombining(value) && !(value < 0x80 && UInt8(value).isDigit)
  }

  static func isOperatorStart(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x80: UInt8(value).isSwiftOperator
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
    case 0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF: true
    case 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030: true
    default: false
    }
  }

  static func continuesOperator(_ value: UInt32) -> Bool {
    if isOperatorStart(value) || isCombining(value) { return true }
    return (0xFE00...0xFE0F).contains(value) || (0xE0100...0xE01EF).contains(value)
  }

  private static func isCombining(_ value: UInt32) -> Bool {
    switch value {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }
}
