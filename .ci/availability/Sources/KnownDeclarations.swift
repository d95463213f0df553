/// The models' declarations, those of them that are newer, and what the scanned sources declare themselves.
struct KnownDeclarations {
  /// A declaration with the first system that has it: Apple's by the table, the sources' own by their `@available`.
  struct Newer {
    let name: String
    let owner: String
    let introduced: Version
  }

  struct Candidate {
    let declaration: Declaration
    let newer: Newer?
  }

  private(set) var index = DeclarationIndex()
  private var newerByName: [String: Newer] = [:]
  private var ownTypes: Set<String> = []
  private var ownNames: Set<String> = []
  private let modelTypes: Set<String>

  /// The builders whose `buildIf` is newer, with what their blocks consist of.
  let builders: [String: Set<String>] = [
    "ToolbarContentBuilder": ["ToolbarItem", "ToolbarItemGroup"], "TabContentBuilder": ["Tab"],
  ]

  init(models: SourceDeclarations, table: [NewerDeclaration]) {
    index.add(models)
    modelTypes = index.typeNames
    for row in table {
      let path = row.name.prefix { $0 != "(" }
      let owner = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? ""
      newerByName[row.name] = Newer(name: row.name, owner: owner, introduced: row.introduced)
    }
  }

  /// Adds what the sources of one module declare.
  mutating func add(_ own: SourceDeclarations) {
    index.add(own)
    for declaration in own.declarations {
      if declaration.kind == .type {
        ownTypes.insert(declaration.fullName)
      } else if !isOverride(declaration) {
        ownNames.insert(declaration.name)
      }
    }
    for (declaration, minimum) in own.minimums where minimum > .stated && !isOverride(declaration) {
      newerByName[declaration.fullName] = Newer(name: declaration.fullName, owner: declaration.owner, introduced: minimum)
    }
  }

  /// Whether it is reached by the name of what it overrides or implements, which the table has if it is newer.
  private func isOverride(_ declaration: Declaration) -> Bool {
    guard declaration.kind != .type else { return false }
    return index.lineage(of: declaration.owner).contains { ancestor in
      modelTypes.contains(ancestor)
        && (index.byName[declaration.name] ?? []).contains { $0.owner == ancestor && $0.file != declaration.file }
    }
  }

  func newer(_ name: String) -> Newer? { newerByName[name] }

  func newerType(_ name: String) -> Newer? { index.isKnown(name) ? newerByName[name] : nil }

  /// Whether the sources have a type of their own of a name in the table.
  func isShadowed(_ type: String) -> Bool { ownTypes.contains(type) && modelTypes.contains(type) }

  /// Whether the sources declare something of that name.
  func isOwn(_ name: String) -> Bool { ownNames.contains(name) }

  /// All declarations of that name that could be meant by a use with these arguments.
  func candidates(_ name: String, _ arguments: ArgumentList?) -> [Candidate] {
    let all: [Candidate] = (index.byName[name] ?? []).compactMap { declaration in
      switch declaration.kind {
      case .function, .initializer:
        if let arguments, !arguments.fits(declaration) && !arguments.names(declaration) { return nil }
      case .member:
        // What is called cannot be a property that holds no closure.
        if arguments != nil, !declaration.isStatic, declaration.result?.contains("->") != true { return nil }
      case .type, .subscripting: break
      }
      return Candidate(declaration: declaration, newer: newerByName[declaration.fullName])
    }
    guard arguments != nil else { return all }
    // Of a property and a function of one name the function is called.
    let called = Set(all.filter { $0.declaration.kind == .function }.map(\.declaration.owner))
    return all.filter { $0.declaration.kind != .member || !called.contains($0.declaration.owner) }
  }
}

extension ArgumentList {
  /// `f(_:for:)`: exactly these labels.
  func names(_ declaration: Declaration) -> Bool { arguments.map(\.label) == declaration.parameters.map(\.label) }
}
