/// The arguments after the command, taken one option at a time.
struct Arguments {
  private(set) var rest: ArraySlice<String>
  private var onlyFiles = false
  private var seen: Set<String> = []

  init(_ arguments: ArraySlice<String>) {
    rest = arguments
  }

  enum Part: Equatable {
    /// An option, with the value behind its equals sign.
    case option(String, value: String?)
    case plain(String)
  }

  /// The next option or plain argument; everything after `--` is plain.
  mutating func next() throws(UsageError) -> Part? {
    guard let argument = rest.popFirst() else { return nil }
    if onlyFiles || !argument.hasPrefix("-") || argument == "-" { return .plain(argument) }
    if argument == "--" {
      onlyFiles = true
      return try next()
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? argument
    guard seen.insert(name).inserted else { throw .repeatedOption(name) }
    return .option(name, value: parts.count == 2 ? String(parts[1]) : nil)
  }

  /// The value of an option: behind its equals sign, else the next argument.
  mutating func value(_ value: String?, of option: String, wanted: String) throws(UsageError) -> String {
    if let value, !value.isEmpty { return value }
    guard value == nil, let next = rest.first, !next.hasPrefix("--") else { throw .missingValue(option: option, wanted: wanted) }
    rest.removeFirst()
    return next
  }

  /// An option that is given or not.
  static func flag(_ value: String?, of option: String) throws(UsageError) {
    if value != nil { throw .valueNotAllowed(option: option) }
  }
}
