import HeadlessUIKit

/// HTML or SVG that is put together from values: text that is put in is escaped, other markup and numbers are not.
///
///     let heading: Markup = "<h1>\(timeline.scenario)</h1>"
struct Markup: Hashable, Sendable {
  private(set) var text: String

  /// - Parameter text: markup of the project's own; text from anywhere else is put into a literal, which escapes it.
  init(trusted text: String) {
    self.text = text
  }

  static func + (left: Markup, right: Markup) -> Markup { Markup(trusted: left.text + right.text) }
  static func += (left: inout Markup, right: Markup) { left.text += right.text }
}

extension Markup: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self.init(trusted: text) }

  init(stringInterpolation interpolation: StringInterpolation) { self.init(trusted: interpolation.text) }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity + interpolationCount * 16) }

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ text: String) { self.text += VisibleText.markup(text) }
    mutating func appendInterpolation(_ markup: Markup) { text += markup.text }
    mutating func appendInterpolation(_ parts: [Markup]) { for part in parts { text += part.text } }
    mutating func appendInterpolation(_ number: Int) { text += String(number) }

    /// A length, to a tenth of a point, so that the same run gives the same bytes.
    mutating func appendInterpolation(_ length: CGFloat) {
      let tenths = Int((length * 10).rounded())
      text += tenths < 0 ? "-" : ""
      text += String(abs(tenths) / 10)
      if tenths % 10 != 0 { text += "." + String(abs(tenths) % 10) }
    }
  }
}
