/// Patterns with `*` and `?`, as build settings and `--exclude` use them.
enum Glob {
  /// Whether the whole text matches.
  static func matches(_ text: some StringProtocol, _ pattern: some StringProtocol) -> Bool {
    let text = Array(text.utf8)
    let pattern = Array(pattern.utf8)
    var textIndex = 0
    var index = 0
    /// Where the last star stands and where it was last tried from: no recursion, so no pattern is slow.
    var retry: (pattern: Int, text: Int)?
    while textIndex < text.count {
      if index < pattern.count, pattern[index] == UInt8(ascii: "*") {
        retry = (index, textIndex)
        index += 1
      } else if index < pattern.count, pattern[index] == UInt8(ascii: "?") || pattern[index] == text[textIndex] {
        index += 1
        textIndex += 1
      } else if let last = retry {
        retry = (last.pattern, last.text + 1)
        index = last.pattern + 1
        textIndex = last.text + 1
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
