/// JSON to be written: keys stay in the order given, so that the same run gives the same bytes.
package indirect enum JSONText {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case list([JSONText])
  case object([(String, JSONText)])

  static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

  /// The text, with two spaces for each level.
  package var pretty: String { text(indent: "") + "\n" }

  /// The same inside other text whose lines start with `indent`.
  func text(indent: String) -> String {
    var text = ""
    write(to: &text, indent: indent)
    return text
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .int(let number): text += String(number)
    case .string(let string): Self.quote(string, to: &text)
    case .list(let values):
      Self.lines(values, "[", "]", to: &text, indent) { value, text in value.write(to: &text, indent: indent + "  ") }
    case .object(let members):
      Self.lines(members, "{", "}", to: &text, indent) { member, text in
        Self.quote(member.0, to: &text)
        text += ": "
        member.1.write(to: &text, indent: indent + "  ")
      }
    }
  }

  private static func lines<Element>(
    _ elements: [Element], _ open: String, _ close: String, to text: inout String, _ indent: String,
    _ write: (Element, inout String) -> Void
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += indent + "  "
      write(element, &text)
    }
    text += elements.isEmpty ? close : "\n" + indent + close
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where VisibleText.isHidden(scalar):
        // Reads back as the same text, and cannot act on the terminal it is printed to.
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
