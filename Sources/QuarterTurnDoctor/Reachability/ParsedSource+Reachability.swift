extension ParsedSource {
  /// The systems that a token's code can run on, by what its own file says.
  func span(at token: Int) -> VersionSpan {
    guard tokens.indices.contains(token) else { return VersionSpan() }
    guard isCompiled(token) else { return .never }
    var span = VersionSpan()
    for index in scopes(around: token) {
      let scope = scopes[index]
      applyCondition(of: scope, to: &span)
      applyEarlierExits(in: index, before: token, to: &span)
      if scope.kind == .function || scope.kind == .type || scope.kind == .accessor || scope.keyword == "var" {
        applyAttributes(scope.header, to: &span)
      }
    }
    return span
  }

  /// Whether a token is compiled into an iOS app by a current Xcode; what is not known counts as compiled.
  func isCompiled(_ token: Int) -> Bool {
    guard tokens.indices.contains(token) else { return false }
    var region = Int(tokens[token].region)
    while region >= 0 {
      if source.regions[region].isCompiled == false { return false }
      region = source.regions[region].parent
    }
    return true
  }

  private func applyCondition(of scope: Scope, to span: inout VersionSpan) {
    guard scope.kind == .branch else { return }
    if scope.keyword != "else" {
      let (facts, isOnly) = versionFacts(scope.condition)
      if scope.keyword == "guard" {
        if isOnly { for fact in facts { span.apply(fact, holds: false) } }
      } else {
        for fact in facts { span.apply(fact, holds: true) }
      }
    }
    for condition in scope.refused {
      let (facts, isOnly) = versionFacts(condition)
      if isOnly { for fact in facts { span.apply(fact, holds: false) } }
    }
  }

  /// Applies what is known after a `guard`, and after an `if` that leaves.
  private func applyEarlierExits(in owner: Int, before token: Int, to span: inout VersionSpan) {
    for exit in exits[owner] ?? [] where scopes[exit.scope].body.upperBound <= token {
      for fact in exit.facts { span.apply(fact, holds: exit.holds) }
    }
  }

  /// What holds in the rest of a scope after a branch in it.
  struct Exit {
    let scope: Int
    let facts: [VersionFact]
    let holds: Bool
  }

  /// The exits of each scope that has any.
  func findExits() -> [Int: [Exit]] {
    var result: [Int: [Exit]] = [:]
    for (index, scope) in scopes.enumerated() where scope.keyword == "guard" || scope.keyword == "if" {
      let (facts, isOnly) = versionFacts(scope.condition)
      guard !facts.isEmpty else { continue }
      if scope.keyword == "guard" {
        result[scope.parent, default: []].append(Exit(scope: index, facts: facts, holds: true))
      } else if isOnly, scope.refused.isEmpty, leaves(scope) {
        result[scope.parent, default: []].append(Exit(scope: index, facts: facts, holds: false))
      }
    }
    return result
  }

  /// Whether a branch ends by leaving the code around it.
  func leaves(_ scope: Scope) -> Bool {
    for index in scope.body.clamped(to: tokens.indices).reversed() {
      guard tokens[index].kind == .word else { continue }
      guard ["return", "throw", "break", "continue", "fatalError", "preconditionFailure"].contains(text(index)) else { continue }
      // It must belong to the branch itself, and be its last statement.
      guard let innermost = scopes(around: index).first, scopes[innermost].body == scope.body else { continue }
      return statement(around: index).upperBound >= scope.body.upperBound - 1
    }
    return false
  }

  /// `@available(iOS 16, *)`, `@available(iOS, introduced: 13, obsoleted: 16)`.
  private func applyAttributes(_ header: Range<Int>, to span: inout VersionSpan) {
    for index in words(in: header, "available") where at(index - 1, is: "@") {
      guard let close = source.partner(index + 1) else { continue }
      let inside = index + 2..<close
      if let version = platformVersion(inside) { span.apply(VersionFact(version: version, isFrom: true), holds: true) }
      guard words(in: inside, "iOS").isEmpty == false, at(inside.lowerBound, is: "iOS"), at(inside.lowerBound + 1, is: ",") else {
        continue
      }
      for (word, isFrom) in [("introduced", true), ("obsoleted", false)] {
        for label in inside where source.kind(label) == .word && text(label) == word {
          if let version = version(at: label + 2) { span.apply(VersionFact(version: version, isFrom: isFrom), holds: true) }
        }
      }
      if contains(inside, ["unavailable"]) { span = .never }
    }
  }
}
