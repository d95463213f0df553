/// Collects a file's tokens, pairs its brackets and keeps account of `#if`.
///
/// The brackets that are open are the chain of `parent` from ``top`` on. So a branch of `#if` starts from the brackets that were open at its
/// `#if` by setting one number back.
struct TokenBuilder {
  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  private(set) var regions: [ConditionalRegion] = []
  private(set) var comments: [Range<Int>] = []
  var sawLineBreak = true
  private(set) var top: Int32 = -1

  private var conditions: [OpenCondition] = []
  private var region: Int32 = -1
  /// Openers of later branches by the opener of the first one that stands for them after `#endif`.
  private var twins: [Int32: [Int32]] = [:]

  private struct OpenCondition {
    let topBefore: Int32
    let regionBefore: Int32
    /// What was open at the end of each branch so far.
    var ends: [Int32] = []
    /// Whether an earlier branch is compiled: `false` where none is, `nil` where one may be.
    var isTaken: Bool? = false
  }

  /// How many levels of brackets are searched for the half of a closing one.
  ///
  /// More are not open in code; a broken file must not take long.
  private static let searchDepth = 200

  init(bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 5)
  }

  mutating func add(_ kind: Token.Kind, _ start: Int, _ end: Int) {
    tokens.append(
      Token(
        kind: kind, isFirstOnLine: sawLineBreak, start: Int32(start), end: Int32(end), parent: top, region: region))
    sawLineBreak = false
  }

  mutating func open(at start: Int) {
    add(.opening, start, start + 1)
    top = Int32(tokens.count - 1)
  }

  mutating func close(at start: Int) {
    let wanted: UInt8 =
      switch bytes[start] {
      case UInt8(ascii: ")"): UInt8(ascii: "(")
      case UInt8(ascii: "]"): UInt8(ascii: "[")
      default: UInt8(ascii: "{")
      }
    var opener = top
    var depth = 0
    while opener >= 0, depth < Self.searchDepth, bytes[Int(tokens[Int(opener)].start)] != wanted {
      opener = tokens[Int(opener)].parent
      depth += 1
    }
    guard opener >= 0, depth < Self.searchDepth else {
      add(.closing, start, start + 1)
      return
    }
    top = tokens[Int(opener)].parent
    add(.closing, start, start + 1)
    let closer = Int32(tokens.count - 1)
    tokens[Int(closer)].partner = opener
    tokens[Int(opener)].partner = closer
    for twin in twins.removeValue(forKey: opener) ?? [] { tokens[Int(twin)].partner = closer }
  }

  /// Leaves brackets that were never closed, up to and with the one at an index.
  mutating func abandon(downTo opener: Int) {
    guard tokens.indices.contains(opener) else { return }
    top = tokens[opener].parent
  }

  /// Goes back to the brackets that were open before a macro.
  mutating func restore(top: Int32) { self.top = top }

  mutating func addComment(_ range: Range<Int>) { comments.append(range) }

  // MARK: Conditions

  mutating func beginCondition(isTrue: Bool?) {
    conditions.append(OpenCondition(topBefore: top, regionBefore: region))
    beginBranch(isTrue: isTrue)
  }

  /// - Parameter isTrue: Whether the branch's own condition holds; `true` for `#else`.
  mutating func nextBranch(isTrue: Bool?) {
    guard let open = conditions.last else { return }
    conditions[conditions.count - 1].ends.append(top)
    top = open.topBefore
    region = open.regionBefore
    beginBranch(isTrue: isTrue)
  }

  mutating func endCondition() {
    guard var open = conditions.popLast() else { return }
    open.ends.append(top)
    region = open.regionBefore
    top = open.ends[0]
    for end in open.ends.dropFirst() where end != top { pair(end, with: top, downTo: open.topBefore) }
  }

  private mutating func beginBranch(isTrue: Bool?) {
    let last = conditions.count - 1
    let taken = conditions[last].isTaken
    var isCompiled: Bool?
    if isTrue == false || taken == true {
      isCompiled = false
    } else if isTrue == true, taken == false {
      isCompiled = true
    }
    if isCompiled == true {
      conditions[last].isTaken = true
    } else if isCompiled == nil {
      conditions[last].isTaken = nil
    }
    let parent = Int(region)
    if parent >= 0, regions[parent].isCompiled == false { isCompiled = false }
    regions.append(ConditionalRegion(parent: parent, isCompiled: isCompiled))
    region = Int32(regions.count - 1)
  }

  /// Notes which openers of a branch stand where those of the first one do, as in `#if a` `func f() {` `#else` `func g() {` `#endif` `}`.
  private mutating func pair(_ end: Int32, with first: Int32, downTo bottom: Int32) {
    var (mine, kept) = (end, first)
    var depth = 0
    while mine > bottom, kept > bottom, depth < Self.searchDepth {
      twins[kept, default: []].append(mine)
      mine = tokens[Int(mine)].parent
      kept = tokens[Int(kept)].parent
      depth += 1
    }
  }
}
