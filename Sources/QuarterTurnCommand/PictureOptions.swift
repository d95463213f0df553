import QuarterTurnSimulator

/// The options of `demo` and `simulate` that write pictures.
struct PictureOptions: Equatable {
  /// The page to write.
  var page: String?
  /// The strip to write.
  var strip: String?
  var opens = false
  var appearance = PictureAppearance.automatic

  static let names = ["--html", "--svg", "--open", "--appearance"]

  var isEmpty: Bool { page == nil && strip == nil }

  /// Takes the option if it is one of these.
  mutating func take(_ name: String, _ value: String?, from arguments: inout Arguments) throws(UsageError) -> Bool {
    switch name {
    case "--html": page = try arguments.value(value, of: name, wanted: "a file to write")
    case "--svg": strip = try arguments.value(value, of: name, wanted: "a file to write")
    case "--open":
      try Arguments.flag(value, of: name)
      opens = true
    case "--appearance":
      appearance = try arguments.word(value, of: name, among: PictureAppearance.self, what: "appearance")
    default: return false
    }
    return true
  }

  func check(_ given: Set<String>) throws(UsageError) {
    if let lonely = ["--open", "--appearance"].first(where: given.contains), isEmpty { throw .needsPicture(lonely) }
    if let page, page == strip { throw .sameFile(page) }
  }
}

extension Arguments {
  /// The value of an option that takes one of a few words.
  mutating func word<Word: RawRepresentable & CaseIterable>(
    _ value: String?, of option: String, among words: Word.Type, what: String
  ) throws(UsageError) -> Word where Word.RawValue == String {
    let allowed = words.allCases.map(\.rawValue)
    let text = try self.value(value, of: option, wanted: allowed.joined(separator: " or "))
    if let word = Word(rawValue: text) { return word }
    let hint = Spelling.suggestion(for: text, among: allowed).map { " did you mean \"\($0)\"?" } ?? ""
    throw .unknownValue(option: option, text: "\"\(text)\" is no \(what);\(hint) allowed: \(allowed.joined(separator: ", "))")
  }
}

/// What programs can read beside people.
enum OutputFormat: String, CaseIterable {
  case text
  case json
}
