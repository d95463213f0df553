/// How text looks: with colour on a terminal, plain elsewhere.
public struct TextStyle: Hashable, Sendable {
  public let hasColor: Bool

  public init(hasColor: Bool) {
    self.hasColor = hasColor
  }

  public static let plain = TextStyle(hasColor: false)

  func bold(_ text: String) -> String { wrap(text, "1") }
  func faint(_ text: String) -> String { wrap(text, "2") }
  func good(_ text: String) -> String { wrap(text, "32") }
  func bad(_ text: String) -> String { wrap(text, "31") }
  func changed(_ text: String) -> String { wrap(text, "36") }

  private func wrap(_ text: String, _ code: String) -> String {
    hasColor && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
