/// Everything that is known of declarations: the models', which stand for Apple's, and the scanned sources' own.
struct DeclarationIndex {
  private(set) var byName: [String: [Declaration]] = [:]
  private(set) var typeNames: Set<String> = []
  private var parents: [String: Set<String>] = [:]
  /// Members of a type that hold or return something, by the type's name and theirs.
  private var members: [String: [Declaration]] = [:]

  mutating func add(_ source: SourceDeclarations) {
    for (type, parent) in source.inheritance { parents[type, default: []].insert(parent) }
    for declaration in source.declarations where declaration.kind == .type { typeNames.insert(declaration.fullName) }
    add(source.declarations)
  }

  private mutating func add(_ declarations: [Declaration]) {
    for declaration in declarations {
      byName[declaration.name, default: []].append(declaration)
      members["\(declaration.owner).\(declaration.name)", default: []].append(declaration)
    }
  }

  /// A type and everything it inherits from or conforms to.
  func lineage(of type: String) -> [String] {
    var found: [String] = []
    var due = [type]
    while let next = due.popLast() {
      guard !found.contains(next) else { continue }
      found.append(next)
      due += (parents[next] ?? []).sorted()
    }
    return found
  }

  func isKnown(_ type: String) -> Bool { typeNames.contains(type) }

  /// What a member of a type holds or returns.
  func result(of member: String, in type: String) -> String? {
    for ancestor in lineage(of: type) {
      for declaration in members["\(ancestor).\(member)"] ?? [] {
        guard let result = declaration.result else { continue }
        return qualified(result.bareType, in: ancestor)
      }
    }
    return nil
  }

  func has(_ member: String, in type: String) -> Bool {
    lineage(of: type).contains { members["\($0).\(member)"] != nil }
  }

  /// The type that a name written inside another one means.
  func qualified(_ name: String, in scope: String) -> String {
    if name == "Self" { return scope }
    var outer = scope
    while !outer.isEmpty {
      if typeNames.contains("\(outer).\(name)") { return "\(outer).\(name)" }
      guard let dot = outer.lastIndex(of: ".") else { break }
      outer = String(outer[..<dot])
    }
    return name
  }

  /// The types of the parameter of that label in functions of that name.
  func parameterTypes(label: String?, position: Int, of function: String, in owner: String?) -> Set<String> {
    let candidates = byName[function] ?? []
    return Set(
      candidates.filter { owner == nil || $0.owner == owner || lineage(of: owner ?? "").contains($0.owner) }.compactMap {
        candidate in
        let parameter =
          label == nil
          ? (candidate.parameters.indices.contains(position) && candidate.parameters[position].label == nil
            ? candidate.parameters[position] : nil)
          : candidate.parameters.first { $0.label == label }
        return parameter.map { qualified($0.type.bareType, in: candidate.owner) }
      })
  }
}
