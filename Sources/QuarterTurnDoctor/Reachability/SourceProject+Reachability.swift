extension SourceProject {
  /// Whether code can run on a system, by what is asked around it and around every place that calls it.
  ///
  /// A private function that is called below 16 alone is an old way that does no harm from 16 on, and so is a class that is made there alone.
  func reaches(_ version: Double, _ source: ParsedSource, _ token: Int) -> Bool {
    var search = CallSearch()
    return reaches(version, source, token, &search)
  }

  /// The functions and types that a search is in, and how much it may still look at.
  private struct CallSearch {
    var path: Set<String> = []
    var budget = 400
  }

  private func reaches(_ version: Double, _ source: ParsedSource, _ token: Int, _ search: inout CallSearch) -> Bool {
    guard source.span(at: token).reaches(version) else { return false }
    search.budget -= 1
    // Without an answer the code counts as running.
    guard search.budget > 0 else { return true }
    if let function = source.function(around: token) {
      let name = "\(source.path):\(function.body.lowerBound)"
      // A function that calls itself has to be called by somebody else.
      guard search.path.insert(name).inserted else { return false }
      defer { search.path.remove(name) }
      let callers = callers(of: function, in: source)
      if !callers.isEmpty, callers.allSatisfy({ !reaches(version, $0.source, $0.token, &search) }) { return false }
      return isTypeReached(version, source, token, &search)
    }
    return isTypeReached(version, source, token, &search)
  }

  private func isTypeReached(_ version: Double, _ source: ParsedSource, _ token: Int, _ search: inout CallSearch) -> Bool {
    guard let type = source.type(around: token), type.keyword == "class" || type.keyword == "struct" else { return true }
    let name = "type \(type.name)"
    guard search.path.insert(name).inserted else { return true }
    defer { search.path.remove(name) }
    let uses = references(to: type.name).filter { isUse($0, of: type) }
    return uses.isEmpty || uses.contains { reaches(version, $0.source, $0.token, &search) }
  }

  /// The places that call a function; empty where somebody else calls it, or may.
  private func callers(of function: Scope, in source: ParsedSource) -> [Reference] {
    let name = function.name.split(separator: ":").first.map(String.init) ?? function.name
    guard function.kind == .function, name.count >= 4, !["init", "deinit", "subscript", "main", "reduce", "body"].contains(name)
    else { return [] }
    let header = function.header
    guard !source.contains(header, ["override", "IBAction", "objc"]) else { return [] }
    let isPrivate = source.contains(header, ["private", "fileprivate"])
    return references(to: name).filter { reference in
      if isPrivate, reference.source !== source { return false }
      if reference.source === source, function.body.contains(reference.token) { return false }
      return isCall(reference, of: function)
    }
  }

  private func isCall(_ reference: Reference, of function: Scope) -> Bool {
    let (source, token) = (reference.source, reference.token)
    if source.isSwift {
      if ["func", "var", "let", "case"].contains(source.text(token - 1)) { return false }
      return source.at(token + 1, is: "(") || source.at(token + 1, is: "{") || source.at(token - 1, is: ".")
        || source.at(token - 1, is: ":")
    }
    // A declaration's name stands on the top level, outside of every bracket.
    guard source.source.parent(token) != nil else { return false }
    if let message = source.message(withSelectorAt: token) {
      return message.selector == function.name || function.name.hasPrefix(source.text(token))
    }
    return source.at(token + 1, is: "(") || source.at(token - 1, is: "(") && source.at(token - 2, is: "selector")
  }

  private func isUse(_ reference: Reference, of type: Scope) -> Bool {
    let (source, token) = (reference.source, reference.token)
    if source.type(around: token)?.name == type.name { return false }
    if source.isSwift { return source.at(token + 1, is: "(") || source.at(token + 1, is: ".") }
    guard source.source.parent(token) != nil else { return false }
    return source.at(token - 1, is: "[")
  }
}
