/// Makes text from files safe to show: what would act on a terminal, hide or reorder its neighbours becomes readable, like `\u{1B}`.
///
/// The one place for it: the terminal, HTML and SVG all take their text from here.
package enum VisibleText {
  /// The text with every scalar that is not for reading written as Swift's escape for it.
  package static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The same for text of several lines.
  package static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { Self.text(String($0)) }.joined(separator: "\n")
  }

  /// The text inside an element, or inside an attribute in double quotes, of HTML and of SVG alike.
  package static func markup(_ text: String) -> String {
    var result = ""
    for scalar in Self.text(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Controls, line and paragraph separators, what XML cannot hold, and invisible marks; the joiners that scripts and emoji need stay.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: return false
    case 0x200C, 0x200D: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    case .unassigned: return scalar.properties.isNoncharacterCodePoint
    default: return false
    }
  }
}
