extension StringProtocol {
  /// The text without white space around it.
  var trimmingSpaces: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// With a capital letter and a full stop.
  var asSentence: String {
    let text = trimmingSpaces
    return text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }
}
