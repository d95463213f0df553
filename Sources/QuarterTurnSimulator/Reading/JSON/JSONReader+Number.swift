extension JSONReader {
  mutating func number() throws(JSONError) -> JSONValue.Content {
    let start = place
    let first = index
    while let byte, byte.isNumberByte { advance() }
    let text = String(decoding: bytes[first..<index], as: UTF8.self)
    guard Self.isNumber(bytes[first..<index]), let value = Double(text), value.isFinite else {
      throw JSONError(place: start, fault: .invalidNumber(text))
    }
    return .number(value, text)
  }

  /// JSON's grammar is narrower than what `Double` reads: no leading zeros, no lone points, no plus sign in front.
  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = rest.takeDigits()
    guard whole.count == 1 || (whole.count > 1 && whole.first != UInt8(ascii: "0")) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard !rest.takeDigits().isEmpty else { return false }
    }
    if let letter = rest.first, letter == UInt8(ascii: "e") || letter == UInt8(ascii: "E") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest.removeFirst() }
      guard !rest.takeDigits().isEmpty else { return false }
    }
    return rest.isEmpty
  }
}

extension ArraySlice<UInt8> {
  fileprivate mutating func takeDigits() -> ArraySlice<UInt8> {
    let digits = prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    self = dropFirst(digits.count)
    return digits
  }
}

extension UInt8 {
  fileprivate var isNumberByte: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "e"),
      UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
