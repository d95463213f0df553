/// The words and signs of a source, without comments and white space: enough to read a call with literals.
struct WordScan {
  struct Token: Equatable {
    let text: String
    let offset: Int
    /// The content, for a string.
    let string: String?
  }

  struct Call {
    let offset: Int
    /// By their labels.
    let arguments: [String: (offset: Int, tokens: [Token])]
  }

  let tokens: [Token]

  init(_ bytes: [UInt8]) {
    var tokens: [Token] = []
    var index = 0
    func has(_ sign: String) -> Bool { bytes[index...].starts(with: sign.utf8) }
    while index < bytes.count {
      let start = index
      if has("//") {
        index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if has("/*") {
        index += 2
        while index < bytes.count, !has("*/") { index += 1 }
        index = min(index + 2, bytes.count)
      } else if bytes[index] == UInt8(ascii: "\"") {
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        let content = String(decoding: bytes[min(start + 1, bytes.count)..<min(index, bytes.count)], as: UTF8.self)
        tokens.append(Token(text: "\"\"", offset: start, string: content))
        index = min(index + 1, bytes.count)
      } else if Self.isWord(bytes[index]) {
        while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
        tokens.append(Token(text: String(decoding: bytes[start..<index], as: UTF8.self), offset: start, string: nil))
      } else {
        if bytes[index] > UInt8(ascii: " ") {
          tokens.append(Token(text: String(decoding: [bytes[index]], as: UTF8.self), offset: start, string: nil))
        }
        index += 1
      }
    }
    self.tokens = tokens
  }

  /// The first call of a function with this name.
  func call(_ name: String) -> Call? {
    guard
      let start = tokens.indices.first(where: { tokens[$0].text == name && $0 + 1 < tokens.count && tokens[$0 + 1].text == "(" })
    else { return nil }
    var arguments: [String: (offset: Int, tokens: [Token])] = [:]
    var label: String?
    var depth = 0
    for index in tokens.indices[(start + 1)...] {
      let token = tokens[index]
      if ["(", "["].contains(token.text) { depth += 1 }
      if [")", "]"].contains(token.text) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, index + 1 < tokens.count, tokens[index + 1].text == ":" {
        label = token.text
        arguments[token.text] = (token.offset, [])
      } else if let label, token.text != ":" || depth > 1, !(depth == 1 && token.text == ",") {
        arguments[label]?.tokens.append(token)
      }
    }
    return Call(offset: tokens[start].offset, arguments: arguments)
  }

  /// The 16.4 of `.iOS("16.4")`, the 15 of `.iOS(.v15)`.
  var minimumSystem: Double? {
    guard
      let start = tokens.indices.first(where: { tokens[$0].text == "iOS" && $0 + 3 < tokens.count && tokens[$0 + 1].text == "(" })
    else { return nil }
    if let text = tokens[start + 2].string { return Double(text) }
    let word = tokens[start + 3].text
    return word.hasPrefix("v") ? Double(word.dropFirst().replacing("_", with: ".")) : nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
