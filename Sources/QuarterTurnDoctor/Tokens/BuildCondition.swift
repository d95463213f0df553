/// Reads the condition of an `#if`, for an iOS build with a current Xcode.
enum BuildCondition {
  /// The SDK and the compiler that a current project is built with; older branches are outdated.
  static let sdk = 27.1
  static let compiler = 6.4

  /// Whether a condition holds; `nil` where that depends on the project's settings.
  static func isTrue(_ bytes: ArraySlice<UInt8>, language: SourceLanguage) -> Bool? {
    var reader = Reader(words: split(bytes), language: language)
    return reader.disjunction(depth: 0).map { $0 != 0 }
  }

  /// Whether a name is defined for the preprocessor.
  static func isDefined(_ name: String) -> Bool? {
    if name.hasPrefix("__IPHONE_") || name.hasPrefix("TARGET_OS_") || name == "__OBJC__" { return true }
    if ["__TV_OS_", "__WATCH_OS_", "__MAC_OS_"].contains(where: { name.hasPrefix($0) }) { return false }
    return value(of: name).map { $0 != 0 }
  }

  private static func split(_ bytes: ArraySlice<UInt8>) -> [String] {
    var words: [String] = []
    var index = bytes.startIndex
    while index < bytes.endIndex, words.count < 500 {
      let start = index
      let byte = bytes[index]
      index += 1
      if byte.continuesWord {
        while index < bytes.endIndex, bytes[index].continuesWord || bytes[index] == .dot { index += 1 }
      } else if byte.isBlank || byte.isLineBreak || byte == .backslash {
        continue
      } else if index < bytes.endIndex, byte != .openParenthesis, byte != .closeParenthesis {
        let next = bytes[index]
        if next == byte || next == UInt8(ascii: "=") { index += 1 }
      }
      words.append(String(decoding: bytes[start..<index], as: UTF8.self))
    }
    return words
  }

  /// A value that the preprocessor knows whatever the project is.
  fileprivate static func value(of name: String) -> Double? {
    switch name {
    case "true", "YES", "__OBJC__", "TARGET_OS_IOS", "TARGET_OS_IPHONE", "TARGET_OS_EMBEDDED", "TARGET_OS_MAC": return 1
    case "false", "NO", "TARGET_OS_OSX", "TARGET_OS_TV", "TARGET_OS_WATCH", "TARGET_OS_VISION", "TARGET_OS_MACCATALYST",
      "TARGET_OS_UIKITFORMAC":
      return 0
    case "__IPHONE_OS_VERSION_MAX_ALLOWED": return (sdk * 10_000).rounded()
    default: break
    }
    if name.hasPrefix("__IPHONE_") {
      let parts = name.dropFirst("__IPHONE_".count).split(separator: "_").compactMap { Double($0) }
      if parts.count >= 2 { return parts[0] * 10_000 + parts[1] * 100 }
    }
    // Names that projects give other platforms, as SDL does.
    let upper = name.uppercased()
    if upper.hasSuffix("_IOS") || upper.hasSuffix("_IPHONE") { return 1 }
    let others = ["TVOS", "OSX", "MACOS", "WATCHOS", "VISIONOS", "_TV"]
    return others.contains(where: { upper.hasSuffix($0) }) && !upper.contains("IOS_") && name.contains("_") ? 0 : nil
  }

  private struct Reader {
    let words: [String]
    let language: SourceLanguage
    var index = 0

    init(words: [String], language: SourceLanguage) {
      self.words = words
      self.language = language
    }

    var next: String { index < words.count ? words[index] : "" }

    mutating func take(_ word: String) -> Bool {
      guard next == word else { return false }
      index += 1
      return true
    }

    mutating func disjunction(depth: Int) -> Double? {
      var result = conjunction(depth: depth)
      while take("||") {
        let right = conjunction(depth: depth)
        if result.map({ $0 != 0 }) == true || right.map({ $0 != 0 }) == true {
          result = 1
        } else if result == nil || right == nil {
          result = nil
        }
      }
      return result
    }

    mutating func conjunction(depth: Int) -> Double? {
      var result = comparison(depth: depth)
      while take("&&") {
        let right = comparison(depth: depth)
        if result == 0 || right == 0 {
          result = 0
        } else if result == nil || right == nil {
          result = nil
        }
      }
      return result
    }

    mutating func comparison(depth: Int) -> Double? {
      let left = operand(depth: depth)
      let sign = next
      guard ["<", ">", "<=", ">=", "==", "!="].contains(sign) else { return left }
      index += 1
      let right = operand(depth: depth)
      guard let left, let right else { return nil }
      return BuildCondition.compare(left, sign, right) ? 1 : 0
    }

    mutating func operand(depth: Int) -> Double? {
      guard depth < 40, index < words.count else {
        index = words.count
        return nil
      }
      let word = next
      index += 1
      if word == "!" { return operand(depth: depth + 1).map { $0 == 0 ? 1 : 0 } }
      if word == "(" {
        let value = disjunction(depth: depth + 1)
        _ = take(")")
        return value
      }
      if take("(") {
        var arguments: [String] = []
        while index < words.count, next != ")" {
          arguments.append(next)
          index += 1
        }
        _ = take(")")
        return BuildCondition.call(word, arguments)
      }
      if word == "defined" {
        let name = next
        index += 1
        return BuildCondition.isDefined(name).map { $0 ? 1 : 0 }
      }
      if let number = Double(word.filter { $0 != "L" && $0 != "U" && $0 != "_" }) { return number }
      return language == .objectiveC || word == "true" || word == "false" ? BuildCondition.value(of: word) : nil
    }
  }

  private static func compare(_ left: Double, _ sign: String, _ right: Double) -> Bool {
    switch sign {
    case "<": left < right
    case ">": left > right
    case "<=": left <= right
    case ">=": left >= right
    case "==": left == right
    default: left != right
    }
  }

  private static func call(_ name: String, _ arguments: [String]) -> Double? {
    let first = arguments.first ?? ""
    switch name {
    case "defined": return isDefined(first).map { $0 ? 1 : 0 }
    case "os": return first == "iOS" ? 1 : 0
    case "canImport":
      if arguments.count == 1, first == "UIKit" { return 1 }
      return ["AppKit", "Cocoa", "Glibc", "Musl", "WinSDK"].contains(first) ? 0 : nil
    case "targetEnvironment": return first == "macCatalyst" || first == "macabi" ? 0 : nil
    case "swift", "compiler":
      guard arguments.count == 2, let version = version(arguments[1]) else { return nil }
      return compare(compiler, first, version) ? 1 : 0
    case "__IPHONE_OS_VERSION_MAX_ALLOWED": return nil
    default: return nil
    }
  }

  /// A version of at most two parts as a number.
  static func version(_ text: String) -> Double? {
    let parts = text.split(separator: ".").prefix(2)
    return Double(parts.joined(separator: "."))
  }
}
