/// A line UIKit would have logged, word for word.
public struct ConsoleMessage: Hashable, Sendable {
  public enum Level: String, Sendable {
    case info
    case error
    case fault
  }

  public let category: String
  public let level: Level
  public let text: String

  public init(category: String, level: Level, text: String) {
    self.category = category
    self.level = level
    self.text = text
  }
}
