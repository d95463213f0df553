/// The build settings of one target in one configuration: levels over one another, of which the upper ones win.
struct BuildSettings: Sendable {
  /// The lowest first: the project's xcconfig file, the project, the target's xcconfig file, the target.
  private let levels: [[BuildSetting]]
  /// What Xcode itself sets, below every level.
  private let builtIn: [String: String]
  /// What conditions are held against: `sdk`, `arch` and `config`.
  private let environment: [String: String]

  /// A setting's value with everything in it replaced, and where its uppermost line stands.
  struct Resolved: Equatable, Sendable {
    let value: String
    /// The value as it stands there.
    let written: String
    let place: FilePlace
  }

  init(levels: [[BuildSetting]], builtIn: [String: String] = [:], configuration: String) {
    self.levels = levels
    self.builtIn = builtIn
    environment = ["sdk": "iphoneos", "arch": "arm64", "config": configuration]
  }

  /// The value of a setting that a level states.
  func resolved(_ name: String) -> Resolved? {
    for index in levels.indices.reversed() {
      guard let setting = setting(name, at: index) else { continue }
      var budget = Self.budget
      return Resolved(value: expand(setting.value, name, below: index, &budget), written: setting.value, place: setting.place)
    }
    return nil
  }

  /// The value of a setting, wherever it comes from; empty where nobody sets it, as in Xcode.
  subscript(name: String) -> String { resolved(name)?.value ?? builtIn[name] ?? "" }

  /// The text with every `$(NAME)` in it replaced.
  func expanding(_ text: String) -> String {
    var budget = Self.budget
    return expand(text, nil, below: levels.count, &budget)
  }

  /// The names of all settings that begin like this.
  func names(withPrefix prefix: String) -> [String] {
    var names: Set<String> = []
    for level in levels {
      for setting in level where setting.name.hasPrefix(prefix) && setting.applies(in: environment) { names.insert(setting.name) }
    }
    return names.sorted()
  }

  /// The files that the settings stand in.
  var files: Set<String> { Set(levels.joined().map(\.place.path)) }

  // MARK: Levels

  /// The line of a level that counts: of those whose conditions hold the one with most, and of those the last.
  private func setting(_ name: String, at level: Int) -> BuildSetting? {
    var best: BuildSetting?
    for setting in levels[level] where setting.name == name && setting.applies(in: environment) {
      if best.map({ $0.conditions.count <= setting.conditions.count }) ?? true { best = setting }
    }
    return best
  }

  private func value(_ name: String, below level: Int, _ budget: inout Int) -> String {
    for index in (0..<min(level, levels.count)).reversed() {
      if let setting = setting(name, at: index) { return expand(setting.value, name, below: index, &budget) }
    }
    return builtIn[name] ?? ""
  }

  // MARK: References

  /// How many references one value may lead to: enough for any project, and an end for those that lead in circles.
  private static let budget = 2_000

  /// - Parameters:
  ///   - name: the setting whose value this is: a reference to itself means the level below, like `$(inherited)`.
  private func expand(_ text: String, _ name: String?, below level: Int, _ budget: inout Int) -> String {
    guard text.contains("$"), budget > 0 else { return text }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      guard let reference = Reference(rest) else {
        result.append("$")
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(reference.length)
      budget -= 1
      guard budget > 0 else { return result }
      result += replacement(reference, name, below: level, &budget)
    }
    return result + rest
  }

  private func replacement(_ reference: Reference, _ name: String?, below level: Int, _ budget: inout Int) -> String {
    // The name may be made of others: `$(INFOPLIST_$(CONFIGURATION))`.
    let wanted = expand(reference.name, nil, below: levels.count, &budget)
    let isItself = wanted == "inherited" || wanted == name
    let found =
      isItself
      ? name.map { value($0, below: level, &budget) } ?? ""
      : value(wanted, below: levels.count, &budget)
    return reference.operators.reduce(found) { text, operation in
      switch operation.prefix(while: { $0 != "=" }) {
      case "default": text.isEmpty ? expand(String(operation.dropFirst("default=".count)), name, below: level, &budget) : text
      case "lower": text.lowercased()
      case "upper": text.uppercased()
      case "rfc1034identifier": String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
      case "identifier", "c99extidentifier": String(text.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      case "file": text.split(separator: "/").last.map(String.init) ?? text
      case "dir": text.lastIndex(of: "/").map { String(text[..<$0]) } ?? "."
      default: text
      }
    }
  }

  /// `$(NAME)`, `${NAME}` or `$(NAME:default=other)`.
  private struct Reference {
    let name: String
    let operators: [String]
    /// How many characters it is long.
    let length: Int

    init?(_ text: Substring) {
      let opening = text.dropFirst().first
      guard opening == "(" || opening == "{" else { return nil }
      let closing: Character = opening == "(" ? ")" : "}"
      var depth = 0
      var length = 1
      for character in text.dropFirst() {
        length += 1
        if character == opening { depth += 1 }
        if character == closing { depth -= 1 }
        if depth == 0 { break }
      }
      guard depth == 0 else { return nil }
      var parts = [""]
      for character in text.prefix(length - 1).dropFirst(2) {
        if character == opening { depth += 1 }
        if character == closing { depth -= 1 }
        if character == ":", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
      }
      name = parts[0]
      operators = Array(parts.dropFirst())
      self.length = length
    }
  }
}
