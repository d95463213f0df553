/// Property lists with lines for the C preprocessor (`INFOPLIST_PREPROCESS`), which no property list reader takes.
enum PreprocessedText {
  /// The text with the first branch of each condition; what is left out becomes spaces, so that every place stays the same.
  static func firstBranches(of bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "#")) else { return bytes }
    var result = bytes
    /// For each open condition: is this a branch to read?
    var branches: [Bool] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let directive = Self.directive(bytes[start..<end])
      switch directive {
      case .opens: branches.append(true)
      case .turns: if !branches.isEmpty { branches[branches.count - 1] = false }
      case .closes: _ = branches.popLast()
      case .other, nil: break
      }
      if directive != nil || branches.contains(false) {
        for index in start..<end where bytes[index] != UInt8(ascii: "\r") { result[index] = UInt8(ascii: " ") }
      }
      start = end + 1
    }
    return result
  }

  private enum Directive {
    case opens
    case turns
    case closes
    case other
  }

  private static func directive(_ line: ArraySlice<UInt8>) -> Directive? {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard text.first == UInt8(ascii: "#") else { return nil }
    let word = text.dropFirst().drop { $0 == UInt8(ascii: " ") }.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    switch String(decoding: word, as: UTF8.self) {
    case "if", "ifdef", "ifndef": return .opens
    case "else", "elif": return .turns
    case "endif": return .closes
    case "define", "undef", "include", "import", "pragma", "error", "warning": return .other
    default: return nil
    }
  }
}
