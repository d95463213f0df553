/// What one source file does, as far as rules about an Info.plist ask.
struct FileEvidence: Equatable, Sendable {
  /// Where the mask is narrowed, on iPads too.
  private(set) var locks: [FilePlace] = []
  private(set) var prefersLock = false
  private(set) var declaresSwiftUIApp = false
  /// Whether an app delegate configures connecting scenes.
  private(set) var configuresScenes = false

  init(_ source: ParsedSource) {
    for scope in source.scopes {
      switch scope.kind {
      case .type:
        if scope.inherited.contains("App") || scope.inherited.contains("SwiftUI.App") { declaresSwiftUIApp = true }
      case .function, .accessor:
        if scope.labels.contains("configurationForConnecting") || scope.name.contains("configurationForConnectingSceneSession") {
          configuresScenes = true
        }
        if source.answersForMask(scope), source.narrowsMask(scope.body) {
          add(scope.header.first { source.text($0) == scope.word }, in: source)
        }
      default: break
      }
    }
    for index in source.tokens.indices where source.isWord(index) && source.isCompiled(index) {
      switch source.text(index) {
      case "prefersInterfaceOrientationLocked", "interfaceOrientationLocked": prefersLock = true
      case let word where word.lowercased().contains("orientation"): if source.setsMask(index) { add(index, in: source) }
      default: break
      }
    }
  }

  private mutating func add(_ token: Int?, in source: ParsedSource) {
    guard let token else { return }
    let (line, column) = source.source.place(ofByte: Int(source.tokens[token].start))
    locks.append(
      FilePlace(path: source.path, place: TextPlace(line: line, column: column), excerpt: source.source.line(line)))
  }

  /// Words of which one stands in every file with evidence; those of the rules about sources stand in the others.
  static let subjects = [": App ", ": App{", ": App,", ": App\n", "SwiftUI.App", "configurationForConnecting"]
}

extension Scope {
  /// The word of the header that is its name.
  fileprivate var word: String { name.split(separator: ":").first.map(String.init) ?? name }
}

extension ParsedSource {
  /// Whether a function or getter is UIKit's question for a mask.
  fileprivate func answersForMask(_ scope: Scope) -> Bool {
    guard isCompiled(scope.header.lowerBound), scope.keyword != "set" else { return false }
    return scope.name == "supportedInterfaceOrientations" || scope.labels.last == "supportedInterfaceOrientationsFor"
      || scope.name.hasPrefix("application:supportedInterfaceOrientationsForWindow")
      || scope.name.hasPrefix("supportedInterfaceOrientationsForWindowScene")
  }

  /// `orientationLock = .portrait`, `lockOrientation(.portrait)`, `.supportedInterfaceOrientations(whileVisible: .landscape)`.
  fileprivate func setsMask(_ index: Int) -> Bool {
    let word = text(index).lowercased()
    guard ["lock", "mask", "supported", "allowed", "restrict", "force"].contains(where: word.contains) else { return false }
    if at(index + 1, is: "=") { return narrowsMask(index + 2..<max(index + 2, endOfExpression(from: index + 2))) }
    guard at(index + 1, is: "("), let end = source.partner(index + 1), !at(index - 1, is: "func"),
      let first = arguments(index + 1..<end).first
    else { return false }
    return narrowsMask(first.range)
  }

  /// Whether code names a mask that leaves out more than upside-down, on every class of device.
  fileprivate func narrowsMask(_ range: Range<Int>) -> Bool {
    let range = range.clamped(to: tokens.indices)
    let masks = range.compactMap { index -> Int? in
      if let bits = OrientationNames.maskBits(objectiveC: text(index)) { return bits }
      return isSwift && at(index - 1, is: ".") ? OrientationNames.maskBits[text(index)] : nil
    }
    guard !masks.isEmpty, !range.contains(where: { isWord($0) && Self.tellsDevices(text($0)) }) else { return false }
    let isBranching = range.contains { index in ["if", "switch", "?", "guard", "case"].contains(text(index)) }
    let everySide = OrientationNames.maskBits["allButUpsideDown"] ?? 0
    if isBranching { return masks.contains { $0 & everySide != everySide } }
    return masks.reduce(0, |) & everySide != everySide
  }

  /// Words by which code tells an iPhone from an iPad.
  private static func tellsDevices(_ word: String) -> Bool {
    let word = word.lowercased()
    return ["idiom", "ipad", "ispad", "iphone", "isphone", "sizeclass"].contains(where: word.contains)
  }
}
