/// A strict JSON reader that keeps the place of every value.
///
/// Any bytes give a value or an error with a place: the depth is bounded, so that no input can exhaust the stack.
package struct JSONReader {
  package static let sizeLimit = 1_000_000
  package static let depthLimit = 64

  let bytes: [UInt8]
  var index = 0
  private var line = 1
  private var column = 1
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The one value the bytes spell.
  package static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    guard bytes.count <= sizeLimit else { throw JSONError(place: .start, fault: .tooLarge(limit: sizeLimit)) }
    try checkText(bytes)
    var reader = JSONReader(bytes)
    reader.skipSpace()
    guard reader.byte != nil else { throw JSONError(place: .start, fault: .empty) }
    let value = try reader.value(wanted: "a scenario starts with \"{\"")
    reader.skipSpace()
    guard reader.byte == nil else { throw reader.error(.textAfterEnd(reader.character)) }
    return value
  }

  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }
  var place: SourcePlace { SourcePlace(line: line, column: column) }

  func error(_ fault: JSONFault) -> JSONError { JSONError(place: place, fault: fault) }

  mutating func advance() {
    let byte = bytes[index]
    index += 1
    if byte == UInt8(ascii: "\n") {
      line += 1
      column = 1
    } else if index == bytes.count || bytes[index] & 0b1100_0000 != 0b1000_0000 {
      // Continuation bytes of UTF-8 start with 10 and are no column of their own.
      column += 1
    }
  }

  mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { advance() }
  }

  /// The character here as a message shows it.
  var character: String {
    guard index < bytes.count else { return "end of the file" }
    var end = index + 1
    while end < bytes.count, bytes[end] & 0b1100_0000 == 0b1000_0000 { end += 1 }
    let text = String(decoding: bytes[index..<end], as: UTF8.self)
    return text.unicodeScalars.first.flatMap(\.invisibleName) ?? "\"\(text)\""
  }

  private mutating func value(wanted: String) throws(JSONError) -> JSONValue {
    let start = place
    switch byte {
    case UInt8(ascii: "{"): return JSONValue(place: start, content: .object(try object()))
    case UInt8(ascii: "["): return JSONValue(place: start, content: .array(try array()))
    case UInt8(ascii: "\""): return JSONValue(place: start, content: .string(try string()))
    case nil: throw error(.truncated(inside: "the object"))
    case .some(let byte) where byte.startsNumber: return JSONValue(place: start, content: try number())
    case .some(let byte) where byte.isWordByte: return JSONValue(place: start, content: try word())
    default: throw error(.unexpected(character, wanted: wanted))
    }
  }

  private mutating func word() throws(JSONError) -> JSONValue.Content {
    let start = place
    let first = index
    while let byte, byte.isWordByte { advance() }
    let text = String(decoding: bytes[first..<index], as: UTF8.self)
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      let fault = JSONFault.unexpected(
        "\"\(text.shortened)\"", wanted: "texts stand in double quotes, the only words are true, false and null")
      throw JSONError(place: start, fault: fault)
    }
  }

  private mutating func enter() throws(JSONError) {
    depth += 1
    guard depth <= Self.depthLimit else { throw error(.tooDeep(limit: Self.depthLimit)) }
    advance()
    skipSpace()
  }

  private mutating func array() throws(JSONError) -> [JSONValue] {
    try enter()
    defer { depth -= 1 }
    var values: [JSONValue] = []
    if byte == UInt8(ascii: "]") {
      advance()
      return values
    }
    while true {
      values.append(try value(wanted: "a list holds values, separated by commas"))
      guard try goesOn(closing: "]", name: "a list") else { return values }
    }
  }

  private mutating func object() throws(JSONError) -> [JSONValue.Member] {
    try enter()
    defer { depth -= 1 }
    var members: [JSONValue.Member] = []
    var places: [String: SourcePlace] = [:]
    if byte == UInt8(ascii: "}") {
      advance()
      return members
    }
    while true {
      let start = place
      guard byte != nil else { throw error(.truncated(inside: "an object")) }
      guard byte == UInt8(ascii: "\"") else { throw error(.unexpected(character, wanted: "a key in double quotes is wanted")) }
      let key = try string()
      if let first = places.updateValue(start, forKey: key) {
        throw JSONError(place: start, fault: .duplicateKey(key, first: first))
      }
      skipSpace()
      guard byte != nil else { throw error(.truncated(inside: "an object")) }
      guard byte == UInt8(ascii: ":") else {
        throw error(.unexpected(character, wanted: "a colon follows the key \"\(key.shortened)\""))
      }
      advance()
      skipSpace()
      members.append(
        JSONValue.Member(
          key: key, place: start, value: try value(wanted: "a value follows the key \"\(key.shortened)\"")))
      guard try goesOn(closing: "}", name: "an object") else { return members }
    }
  }

  /// Whether a comma announces another element; otherwise the container was closed.
  private mutating func goesOn(closing: Unicode.Scalar, name: String) throws(JSONError) -> Bool {
    skipSpace()
    switch byte {
    case UInt8(ascii: closing):
      advance()
      return false
    case UInt8(ascii: ","):
      let comma = place
      advance()
      skipSpace()
      guard byte != UInt8(ascii: closing) else { throw JSONError(place: comma, fault: .trailingComma(in: name)) }
      return true
    case nil: throw error(.truncated(inside: name))
    default: throw error(.unexpected(character, wanted: "\"\(closing)\" or a comma goes on in \(name)"))
    }
  }
}

extension UInt8 {
  fileprivate var startsNumber: Bool { self == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: false
    }
  }
}
