import SwiftSyntax

/// Lists the declarations of a file, with their owners.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var declarations: [Declaration] = []
  /// What `@available` says of a declaration of the file's own, by index into `declarations`.
  private(set) var minimums: [(Declaration, Version)] = []
  /// What each type inherits from or conforms to.
  private(set) var inheritance: [(type: String, parent: String)] = []
  private let file: String
  private var owners: [(name: String, isPublic: Bool, isProtocol: Bool)] = []

  init(file: String) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  private var owner: String { owners.last?.name ?? "" }

  private func add(
    _ name: String, _ kind: Declaration.Kind, _ modifiers: DeclModifierListSyntax?, _ attributes: AttributeListSyntax?,
    parameters: [Declaration.Parameter] = [], result: String? = nil, isStatic: Bool = false, followsOwner: Bool = false
  ) {
    let words = Set(modifiers?.map(\.name.text) ?? [])
    let declaration = Declaration(
      owner: owner, name: name, kind: kind, parameters: parameters, result: result,
      isStatic: isStatic || words.contains("static") || words.contains("class"),
      isPublic: words.contains("public") || words.contains("open")
        || ((followsOwner || owners.last?.isProtocol == true) && owners.last?.isPublic == true), file: file)
    declarations.append(declaration)
    if let minimum = attributes?.minimum { minimums.append((declaration, minimum)) }
  }

  private func inherit(_ type: String, _ clause: InheritanceClauseSyntax?) {
    for inherited in clause?.inheritedTypes ?? [] {
      inheritance += inherited.type.trimmedDescription.split(separator: "&").map { (type, String($0).bareType) }
    }
  }

  private func enter(_ name: String, _ modifiers: DeclModifierListSyntax, isProtocol: Bool = false) {
    let words = Set(modifiers.map(\.name.text))
    owners.append((owner.isEmpty ? name : "\(owner).\(name)", words.contains("public") || words.contains("open"), isProtocol))
  }

  private func type(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax,
    _ inheritance: InheritanceClauseSyntax?, isProtocol: Bool = false
  ) -> SyntaxVisitorContinueKind {
    add(name.text, .type, modifiers, attributes)
    enter(name.text, modifiers, isProtocol: isProtocol)
    inherit(owner, inheritance)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node.name, node.modifiers, node.attributes, node.inheritanceClause)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node.name, node.modifiers, node.attributes, node.inheritanceClause)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node.name, node.modifiers, node.attributes, node.inheritanceClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node.name, node.modifiers, node.attributes, node.inheritanceClause)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node.name, node.modifiers, node.attributes, node.inheritanceClause, isProtocol: true)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    inherit(node.extendedType.dotted, node.inheritanceClause)
    owners.append((node.extendedType.dotted, node.modifiers.contains { $0.name.text == "public" }, false))
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, .type, node.modifiers, node.attributes)
    return .skipChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, .type, node.modifiers, node.attributes)
    return .skipChildren
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      add(element.name.text.trimmedBackticks, .member, nil, node.attributes, result: owner, isStatic: true, followsOwner: true)
    }
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      add(
        name.trimmedBackticks, .member, node.modifiers, node.attributes,
        result: binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer?.value.constructedType,
        followsOwner: owners.last?.isPublic == true && isInPublicExtension(node))
    }
    return .skipChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node.name.text, .function, node.modifiers, node.attributes,
      parameters: node.signature.parameterClause.parameters.map(\.described),
      result: node.signature.returnClause?.type.trimmedDescription, followsOwner: isInPublicExtension(node))
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      "init", .initializer, node.modifiers, node.attributes,
      parameters: node.signature.parameterClause.parameters.map(\.described), result: owner, isStatic: true,
      followsOwner: isInPublicExtension(node))
    return .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      "subscript", .subscripting, node.modifiers, node.attributes,
      parameters: node.parameterClause.parameters.map { $0.described(isSubscript: true) },
      result: node.returnClause.type.trimmedDescription, followsOwner: isInPublicExtension(node))
    return .skipChildren
  }

  private func isInPublicExtension(_ node: some SyntaxProtocol) -> Bool {
    guard let parent = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self) else { return false }
    return parent.modifiers.contains { $0.name.text == "public" }
  }
}

extension FunctionParameterSyntax {
  var described: Declaration.Parameter { described(isSubscript: false) }

  func described(isSubscript: Bool) -> Declaration.Parameter {
    // A subscript's parameter has a label only where it is written apart from its name.
    let label = isSubscript && secondName == nil ? "_" : firstName.text.trimmedBackticks
    return Declaration.Parameter(
      label: label == "_" ? nil : label, type: type.trimmedDescription, hasDefault: defaultValue != nil,
      closureArity: type.function?.parameters.count, isVariadic: ellipsis != nil)
  }
}
