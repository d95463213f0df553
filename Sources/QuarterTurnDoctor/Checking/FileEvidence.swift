/// What one source file does, as far as rules about an Info.plist ask.
struct FileEvidence: Sendable {
  /// Where the mask is narrowed, on iPads too.
  private(set) var locks: [FilePlace] = []
  private(set) var prefersLock = false
  private(set) var declaresSwiftUIApp = false
  private(set) var configuresScenes = false

  private let tokens: [WordScan.Token]

  init(_ bytes: [UInt8], path: String) {
    tokens = WordScan(bytes).tokens
    var offsets: [Int] = []
    for index in tokens.indices {
      switch tokens[index].text {
      case "struct", "class": if declaresApp(at: index) { declaresSwiftUIApp = true }
      case "configurationForConnecting", "configurationForConnectingSceneSession": configuresScenes = true
      case "prefersInterfaceOrientationLocked", "interfaceOrientationLocked": prefersLock = true
      case let word where word.lowercased().contains("orientation"):
        if narrows(at: index) { offsets.append(tokens[index].offset) }
      default: break
      }
    }
    guard !offsets.isEmpty else { return }
    let lines = TextLines(bytes)
    locks = offsets.map { offset in
      let place = lines.place(of: offset)
      return FilePlace(path: path, place: place, excerpt: lines.text(of: place.line))
    }
  }

  /// Whether a file can say anything to these rules, seen from its bytes alone.
  static func concerns(_ bytes: [UInt8]) -> Bool {
    words.contains { word in
      bytes.withUnsafeBufferPointer { all in
        var index = 0
        while index + word.count <= all.count {
          if all[index] == word[0], all[index + 1] == word[1], all[index..<(index + word.count)].elementsEqual(word) {
            return true
          }
          index += 1
        }
        return false
      }
    }
  }

  private static let words = ["rientation", "configurationForConnecting", ": App", ", App", ".App"].map { Array($0.utf8) }

  // MARK: Declarations

  /// `struct PlanApp: App {`.
  private func declaresApp(at index: Int) -> Bool {
    guard index + 2 < tokens.count, tokens[index + 2].text == ":" else { return false }
    return tokens[(index + 3)...].prefix { $0.text != "{" }.prefix(16).contains { $0.text == "App" }
  }

  // MARK: Masks

  private func narrows(at index: Int) -> Bool {
    let word = tokens[index].text
    if word == "supportedInterfaceOrientations" || word.hasPrefix("supportedInterfaceOrientationsFor"),
      let body = body(after: index)
    {
      return isNarrow(body)
    }
    let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
    let isLock = ["lock", "mask", "supported", "allowed", "restrict", "force"].contains { word.lowercased().contains($0) }
    guard isLock, next == "=" || next == "(" else { return false }
    return isNarrow(constant(at: index + 2))
  }

  /// What a getter's or method's braces hold; `nil` for a use of the name.
  private func body(after index: Int) -> ArraySlice<WordScan.Token>? {
    // Between the name and the body stand parameters and the type, and nothing else.
    guard
      let start = tokens.indices[index...].prefix(24).first(where: { ["{", "}", ";", "=", "."].contains(tokens[$0].text) }),
      tokens[start].text == "{"
    else { return nil }
    var depth = 0
    for end in tokens.indices[start...] {
      if tokens[end].text == "{" { depth += 1 }
      if tokens[end].text == "}" { depth -= 1 }
      if depth == 0 { return tokens[start...end] }
    }
    return nil
  }

  /// `.portrait`, `UIInterfaceOrientationMask.portrait`, `[.portrait, …]` or a label before one of them.
  private func constant(at index: Int) -> ArraySlice<WordScan.Token> {
    guard index < tokens.count else { return [] }
    var start = index
    if start + 1 < tokens.count, tokens[start + 1].text == ":" { start += 2 }
    guard start < tokens.count else { return [] }
    if tokens[start].text == "[" { return tokens[start...].prefix { $0.text != "]" } }
    return tokens[start...].prefix(3).prefix { $0.text != ")" && $0.text != "," }
  }

  private static let names: [String: Set<String>] = {
    let sides: [String: Set<String>] = [
      "portrait": ["portrait"], "portraitUpsideDown": ["upsideDown"], "landscapeLeft": ["left"], "landscapeRight": ["right"],
      "landscape": ["left", "right"], "all": ["portrait", "left", "right", "upsideDown"],
      "allButUpsideDown": ["portrait", "left", "right"],
    ]
    return sides.reduce(into: sides) { names, side in
      names["UIInterfaceOrientationMask" + side.key.prefix(1).uppercased() + side.key.dropFirst()] = side.value
    }
  }()

  /// Whether the tokens name a mask that leaves out more than upside-down, on every class of device.
  private func isNarrow(_ tokens: ArraySlice<WordScan.Token>) -> Bool {
    let masks = tokens.indices.compactMap { index -> Set<String>? in
      let text = tokens[index].text
      guard let sides = Self.names[text] else { return nil }
      // In Swift a member has a dot before it; in Objective-C the constant's name is its own.
      return text.hasPrefix("UI") || index > tokens.startIndex && tokens[index - 1].text == "." ? sides : nil
    }
    guard !masks.isEmpty, !tokens.contains(where: { Self.tellsDevices($0.text) }) else { return false }
    let everySide: Set<String> = ["portrait", "left", "right"]
    let isBranching = tokens.contains { ["if", "switch", "?", "guard"].contains($0.text) }
    if isBranching { return masks.contains { !$0.isSuperset(of: everySide) } }
    return !masks.reduce(into: Set()) { $0.formUnion($1) }.isSuperset(of: everySide)
  }

  /// Words by which code tells an iPhone from an iPad.
  private static func tellsDevices(_ word: String) -> Bool {
    let word = word.lowercased()
    return word.contains("idiom") || word.contains("ipad") || word.contains("ispad") || word.contains("iphone")
      || word.contains("isphone") || word.contains("sizeclass")
  }
}
