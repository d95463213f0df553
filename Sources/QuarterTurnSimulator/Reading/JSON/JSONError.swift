/// What can be wrong with a file before anybody asks what it means.
package enum JSONFault: Hashable, Sendable {
  case tooLarge(limit: Int)
  case empty
  case binary
  case invalidUTF8
  case truncated(inside: String)
  case unexpected(String, wanted: String)
  case trailingComma(in: String)
  case textAfterEnd(String)
  case tooDeep(limit: Int)
  case duplicateKey(String, first: SourcePlace)
  case invalidNumber(String)
  case invalidEscape(String)
  case controlCharacter(UInt8)
}

/// A fault and its place.
package struct JSONError: Error, Hashable {
  package let place: SourcePlace
  package let fault: JSONFault
}

extension JSONFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLarge(let limit): "the file is larger than \(limit / 1_000_000) MB; a scenario is a few kilobytes"
    case .empty: "the file is empty; a scenario is one JSON object"
    case .binary: "the file is not text (it holds a zero byte)"
    case .invalidUTF8: "the text is not UTF-8"
    case .truncated(let inside): "the file ends inside \(inside)"
    case .unexpected(let text, let wanted): "unexpected \(text); \(wanted)"
    case .trailingComma(let container): "a comma before the end of \(container); JSON allows none"
    case .textAfterEnd(let text): "unexpected \(text) after the end of the object; a file holds one scenario"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .duplicateKey(let key, let first): "the key \"\(key.shortened)\" was given before, at line \(first.line)"
    case .invalidNumber(let text): "\"\(text.shortened)\" is not a JSON number; numbers look like 2, -1 or 0.5"
    case .invalidEscape(let text):
      "\"\(text.shortened)\" is not an escape; JSON knows \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX (paired for characters beyond U+FFFF)"
    case .controlCharacter(let byte):
      byte == 0x0A
        ? "a line break inside a text; write \\n" : "a control character (\(byte)) inside a text; write \\u00\(byte.hexadecimal)"
    }
  }
}

extension UInt8 {
  fileprivate var hexadecimal: String {
    let digits = String(self, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
}
