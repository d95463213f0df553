extension ParsedSource {
  /// The value of an expression that is a constant mask; `nil` where it is none.
  ///
  /// In Swift a bare `.portrait` counts.
  func maskBits(_ range: Range<Int>) -> Int? {
    var bits = 0
    var isEmptyLiteral = false
    var count = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let word = text(index)
      switch source.kind(index) {
      case .word:
        if let value = OrientationNames.maskBits(objectiveC: word) {
          bits |= value
          count += 1
        } else if word == "UIInterfaceOrientationMask" || word == "UIKit" || word == "rawValue" || word == "return" {
          break
        } else if at(index - 1, is: "."), let value = OrientationNames.maskBits[word], isSwift {
          bits |= value
          count += 1
        } else {
          return nil
        }
      case .symbol where [".", ",", "|", ";"].contains(word): break
      case .opening, .closing:
        guard word != "{", word != "}" else { return nil }
        if at(index, is: "["), at(index + 1, is: "]") { isEmptyLiteral = true }
      case .number where word == "0" && !isSwift:
        isEmptyLiteral = true
      default: return nil
      }
      index += 1
    }
    if count > 0 { return bits }
    return isEmptyLiteral ? 0 : nil
  }

  /// The expressions that a function or getter returns: after each `return`, or its only expression.
  func results(of scope: Scope) -> [Range<Int>] {
    var results: [Range<Int>] = []
    for index in words(in: scope.body, "return") {
      // A closure's or a nested function's return is another one's.
      guard let owner = owner(ofReturn: index), owner.body == scope.body else { continue }
      results.append(index + 1..<max(min(endOfExpression(from: index + 1), scope.body.upperBound), index + 1))
    }
    if results.isEmpty, isSwift, !scope.body.isEmpty, statement(around: scope.body.lowerBound) == scope.body {
      results.append(scope.body)
    }
    return results
  }

  private func owner(ofReturn token: Int) -> Scope? {
    scopes(around: token).lazy.map { self.scopes[$0] }.first {
      $0.kind == .function || $0.kind == .accessor || $0.kind == .closure
    }
  }

  /// The functions and getters with one of these names; in Objective-C by selector.
  func functions(named names: Set<String>) -> [Scope] {
    scopes.filter {
      ($0.kind == .function || $0.kind == .accessor && $0.keyword == "get") && names.contains($0.name)
    }
  }
}
