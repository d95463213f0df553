import SwiftSyntax

/// Finds out, as far as can be read from the source, what type an expression has.
struct TypeResolver {
  let index: DeclarationIndex

  /// The name of the type around a piece of code, dotted.
  func enclosingType(of node: Syntax) -> String? {
    var names: [String] = []
    var current = node.parent
    while let syntax = current {
      if let named = syntax.asProtocol((any NamedDeclSyntax).self), syntax.asProtocol((any DeclGroupSyntax).self) != nil {
        names.insert(named.name.text, at: 0)
      } else if let extended = syntax.as(ExtensionDeclSyntax.self) {
        names.insert(extended.extendedType.dotted, at: 0)
      }
      current = syntax.parent
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  func type(of expression: ExprSyntax) -> String? {
    let expression = expression.bare
    if let sequence = expression.as(SequenceExprSyntax.self) { return cast(in: sequence) }
    if let cast = expression.as(AsExprSyntax.self) { return cast.type.trimmedDescription.bareType }
    if let call = expression.as(FunctionCallExprSyntax.self) { return type(ofCall: call) }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return type(named: reference.baseName.text, at: Syntax(reference))
    }
    if expression.is(SuperExprSyntax.self) { return enclosingType(of: Syntax(expression)) }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    if let name = expression.typeName, index.isKnown(name) { return nil }
    guard let base = member.base else { return nil }
    let name = member.declName.baseName.text
    if let owner = base.typeName, index.isKnown(owner) { return index.result(of: name, in: owner) }
    return type(of: base).flatMap { index.result(of: name, in: $0) }
  }

  private func type(ofCall call: FunctionCallExprSyntax) -> String? {
    if let name = call.calledExpression.typeName {
      return index.qualified(name.bareType, in: enclosingType(of: Syntax(call)) ?? "")
    }
    let callee = call.calledExpression.bare
    if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base {
      if member.declName.baseName.text == "init" { return base.typeName }
      // A modifier of an unknown view gives a view again, and is of no help.
      let owner = base.typeName.flatMap { index.isKnown($0) ? $0 : nil } ?? type(of: base)
      return owner.flatMap { index.result(of: member.declName.baseName.text, in: $0) }
    }
    guard let reference = callee.as(DeclReferenceExprSyntax.self) else { return nil }
    let name = reference.baseName.text
    return enclosingType(of: Syntax(call)).flatMap { index.result(of: name, in: $0) } ?? index.result(of: name, in: "")
  }

  /// `x as? UIWindowScene`, before operators are folded.
  private func cast(in sequence: SequenceExprSyntax) -> String? {
    let elements = Array(sequence.elements)
    guard elements.count >= 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return nil }
    return elements[2].as(TypeExprSyntax.self)?.type.trimmedDescription.bareType
  }

  // MARK: Names

  func type(named name: String, at node: Syntax) -> String? {
    if name == "self" { return enclosingType(of: node) }
    // `$model` is the projection of a wrapper.
    if name.hasPrefix("$") { return wrapper(of: String(name.dropFirst()), at: node) }
    switch local(name, at: node) {
    case .found(let type): return type.map { index.qualified($0.bareType, in: enclosingType(of: node) ?? "") }
    case .none: return enclosingType(of: node).flatMap { index.result(of: name, in: $0) }
    }
  }

  enum Local {
    case none
    case found(String?)
  }

  /// The nearest declaration of a variable of that name around a piece of code.
  func local(_ name: String, at node: Syntax) -> Local {
    var child = node
    while let parent = child.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        for item in list.prefix(while: { $0.id != child.id }).reversed() {
          if let variable = item.item.as(VariableDeclSyntax.self), let found = found(name, in: variable) { return found }
          if let statement = item.item.as(GuardStmtSyntax.self), let found = bound(name, by: statement.conditions) {
            return found
          }
          // One at the top of the file is no local function.
          if let function = item.item.as(FunctionDeclSyntax.self), function.name.text == name, !isTop(list) { return .found(nil) }
        }
      } else if let statement = parent.as(IfExprSyntax.self), child.id == statement.body.id,
        let found = bound(name, by: statement.conditions)
      {
        return found
      } else if let list = parent.as(ConditionElementListSyntax.self),
        let found = bound(name, by: list.prefix { $0.id != child.id })
      {
        return found
      } else if let members = parent.as(MemberBlockItemListSyntax.self) {
        for member in members {
          if let variable = member.decl.as(VariableDeclSyntax.self), let found = found(name, in: variable) { return found }
        }
      } else if let found = parameter(name, of: parent) {
        return found
      }
      child = parent
    }
    return .none
  }

  private func isTop(_ list: CodeBlockItemListSyntax) -> Bool { list.parent?.is(SourceFileSyntax.self) == true }

  private func found(_ name: String, in variable: VariableDeclSyntax) -> Local? {
    guard let binding = variable.bindings.first(where: { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name })
    else { return nil }
    if let annotation = binding.typeAnnotation { return .found(annotation.type.trimmedDescription) }
    if let path = environmentPath(of: variable) { return .found(index.result(of: path, in: "EnvironmentValues")) }
    return .found(binding.initializer.flatMap { type(of: $0.value) })
  }

  /// `openWindow` for `@Environment(\.openWindow)`.
  private func environmentPath(of variable: VariableDeclSyntax) -> String? {
    for element in variable.attributes {
      guard let attribute = element.as(AttributeSyntax.self), attribute.attributeName.trimmedDescription == "Environment",
        case .argumentList(let arguments)? = attribute.arguments,
        let path = arguments.first?.expression.as(KeyPathExprSyntax.self),
        let property = path.components.last?.component.as(KeyPathPropertyComponentSyntax.self)
      else { continue }
      return property.declName.baseName.text
    }
    return nil
  }

  private func wrapper(of name: String, at node: Syntax) -> String? {
    var current = node.parent
    while let syntax = current {
      let variables =
        syntax.as(MemberBlockItemListSyntax.self)?.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        ?? syntax.as(CodeBlockItemListSyntax.self)?.compactMap { $0.item.as(VariableDeclSyntax.self) } ?? []
      for variable in variables
      where variable.bindings.contains(where: { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name }) {
        for element in variable.attributes {
          guard let attribute = element.as(AttributeSyntax.self) else { continue }
          let wrapper = attribute.attributeName.trimmedDescription.bareType
          if index.isKnown(wrapper) { return wrapper }
        }
      }
      current = syntax.parent
    }
    return nil
  }

  private func bound(_ name: String, by conditions: some Sequence<ConditionElementSyntax>) -> Local? {
    for element in conditions {
      guard case .optionalBinding(let binding) = element.condition,
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      else { continue }
      if let annotation = binding.typeAnnotation { return .found(annotation.type.trimmedDescription) }
      if let value = binding.initializer?.value { return .found(type(of: value)) }
      return .found(type(named: name, at: Syntax(binding.pattern).parent?.parent?.parent ?? Syntax(binding)))
    }
    return nil
  }

  private func parameter(_ name: String, of node: Syntax) -> Local? {
    let clause =
      node.as(FunctionDeclSyntax.self)?.signature.parameterClause ?? node.as(InitializerDeclSyntax.self)?.signature
      .parameterClause
      ?? node.as(SubscriptDeclSyntax.self)?.parameterClause
    if let parameter = clause?.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
      return .found(constraint(of: parameter.type.trimmedDescription.bareType, in: node))
    }
    guard let closure = node.as(ClosureExprSyntax.self)?.signature?.parameterClause else { return nil }
    switch closure {
    case .simpleInput(let names): return names.contains { $0.name.text == name } ? .found(nil) : nil
    case .parameterClause(let clause):
      guard let parameter = clause.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) else { return nil }
      return .found(parameter.type?.trimmedDescription)
    @unknown default: return nil
    }
  }

  /// `TabContent` for a parameter of the generic type `T: TabContent`.
  func constraint(of type: String, in node: Syntax) -> String {
    let clause =
      node.as(FunctionDeclSyntax.self)?.genericParameterClause ?? node.as(InitializerDeclSyntax.self)?.genericParameterClause
      ?? node.as(StructDeclSyntax.self)?.genericParameterClause ?? node.as(ClassDeclSyntax.self)?.genericParameterClause
    guard let inherited = clause?.parameters.first(where: { $0.name.text == type })?.inheritedType else { return type }
    return inherited.trimmedDescription.bareType
  }
}
