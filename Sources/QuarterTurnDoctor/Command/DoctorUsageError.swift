/// What is wrong with the arguments.
enum DoctorUsageError: Error, Equatable {
  case unknownOption(String)
  case missingValue(DoctorOption)
  case valueNotAllowed(DoctorOption)
  case repeatedOption(DoctorOption)
  case unknownValue(DoctorOption, String, allowed: [String])
  case unknownRule(DoctorOption, String)
  case severalPaths(String, String)
  case notTogether(DoctorOption, DoctorOption)
}

extension DoctorUsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let name):
      "unknown option \"\(name)\"" + Self.hint(name, DoctorOption.allCases.map(\.rawValue))
    case .missingValue(let option): "\(option.rawValue) needs a value: \(option.value ?? "")"
    case .valueNotAllowed(let option): "\(option.rawValue) takes no value"
    case .repeatedOption(let option): "\(option.rawValue) was given twice"
    case .unknownValue(let option, let text, let allowed):
      "\(option.rawValue): \"\(text)\" is not known" + Self.hint(text, allowed)
    case .unknownRule(let option, let text):
      "\(option.rawValue): there is no rule \"\(text)\"; --list-rules lists them"
    case .severalPaths(let first, let second): "one path is checked at a time, and \"\(first)\" and \"\(second)\" were given"
    case .notTogether(let one, let other): "\(one.rawValue) and \(other.rawValue) do not go together"
    }
  }

  private static func hint(_ word: String, _ allowed: [String]) -> String {
    let near = allowed.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 }
    let guess = near.map { $0.1 <= 2 ? "; did you mean \"\($0.0)\"?" : ";" } ?? ";"
    return "\(guess) allowed: \(allowed.joined(separator: ", "))"
  }

  /// How many letters have to change to make one word of the other.
  private static func distance(_ word: String, _ other: String) -> Int {
    let other = Array(other.prefix(64))
    var row = Array(0...other.count)
    for (index, letter) in word.prefix(64).enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let above = row[column + 1]
        row[column + 1] = min(row[column] + 1, above + 1, diagonal + (letter == other[column] ? 0 : 1))
        diagonal = above
      }
    }
    return row[other.count]
  }
}
