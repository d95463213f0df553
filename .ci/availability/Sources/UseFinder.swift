import SwiftSyntax

/// A use of a declaration that came after iOS 15.
struct Use {
  let name: String
  let needed: Version
  /// The oldest system the code can run on.
  let minimum: Version
  let position: AbsolutePosition

  var isCovered: Bool { minimum >= needed }
}

/// Finds the uses of newer declarations in one file.
final class UseFinder: SyntaxVisitor {
  private let known: KnownDeclarations
  private let guards: Guards
  private let resolver: TypeResolver
  private(set) var uses: [Use] = []

  init(_ known: KnownDeclarations, stated: Version) {
    self.known = known
    guards = Guards(stated: stated)
    resolver = TypeResolver(index: known.index)
    super.init(viewMode: .sourceAccurate)
  }

  private func note(_ newer: KnownDeclarations.Newer, at node: some SyntaxProtocol) {
    guard let minimum = guards.minimum(at: Syntax(node)) else { return }
    uses.append(
      Use(name: newer.name, needed: newer.introduced, minimum: minimum, position: node.positionAfterSkippingLeadingTrivia))
  }

  // MARK: Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    // The name that an extension extends counts, the one a macro or wrapper has as well.
    noteType(node.name.text, at: node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    let base = TypeSyntax(node).dotted
    let owner = node.baseType.dotted
    if let newer = known.newerType(base) {
      note(newer, at: node)
    } else if let constraint = genericConstraint(of: owner, at: Syntax(node)), constraint != owner,
      let newer = known.newerType("\(constraint).\(node.name.text)")
    {
      note(newer, at: node)
    }
    return .visitChildren
  }

  private func genericConstraint(of name: String, at node: Syntax) -> String? {
    var current = node.parent
    while let syntax = current {
      let constraint = resolver.constraint(of: name, in: syntax)
      if constraint != name { return constraint }
      current = syntax.parent
    }
    return nil
  }

  private func noteType(_ name: String, at node: some SyntaxProtocol) {
    let qualified = known.index.qualified(name, in: resolver.enclosingType(of: Syntax(node)) ?? "")
    guard let newer = known.newerType(qualified), !known.isShadowed(qualified) else { return }
    note(newer, at: node)
  }

  // MARK: Names and members

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // The name after a dot is looked at with what stands before it.
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id { return .visitChildren }
    if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return .visitChildren }
    let name = node.baseName.text.trimmedBackticks
    if name.first?.isUppercase == true {
      noteType(name, at: node)
      if let call = call(of: ExprSyntax(node)) { noteInitializer(of: name, call, at: node) }
      return .visitChildren
    }
    if case .found(let type) = resolver.local(name, at: Syntax(node)) {
      if let type, let call = call(of: ExprSyntax(node)) {
        noteMember("callAsFunction", of: type.bareType, call.argumentList, at: node)
      }
      return .visitChildren
    }
    let arguments = arguments(of: ExprSyntax(node), node.argumentNames)
    if let enclosing = resolver.enclosingType(of: Syntax(node)), known.index.has(name, in: enclosing) {
      noteMember(name, of: enclosing, arguments, at: node)
    } else {
      // A function of the sources' own, at the top of a file.
      noteMember(name, of: "", arguments, at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text.trimmedBackticks
    let arguments = arguments(of: ExprSyntax(node), node.declName.argumentNames)
    guard let base = node.base else {
      noteImplicit(name, arguments, at: node)
      return .visitChildren
    }
    if let owner = base.typeName {
      let owner = known.index.qualified(owner, in: resolver.enclosingType(of: Syntax(node)) ?? "")
      if let newer = known.newerType("\(owner).\(name)") { note(newer, at: node.declName) }
      if name == "init", let call = call(of: ExprSyntax(node)) {
        noteInitializer(of: owner, call, at: node.declName)
      } else if let call = call(of: ExprSyntax(node)), known.index.isKnown("\(owner).\(name)") {
        noteInitializer(of: "\(owner).\(name)", call, at: node.declName)
      } else if known.index.isKnown(owner) {
        noteMember(name, of: owner, arguments, isStatic: true, at: node.declName)
      }
      return .visitChildren
    }
    if let type = resolver.type(of: base) {
      let ancestors = base.is(SuperExprSyntax.self)
      noteMember(name, of: type, arguments, skipsSelf: ancestors, at: node.declName)
      noteDynamicMember(name, of: type, at: node.declName)
    } else {
      noteUnresolved(name, arguments, at: node.declName)
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    // Of what it is has to be known: brackets alone tell nothing.
    let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    if let type = resolver.type(of: node.calledExpression), let newer = known.newer("\(type).subscript(\(labels))") {
      note(newer, at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    var type = node.root?.dotted ?? (isOfEnvironment(node) ? "EnvironmentValues" : nil)
    for component in node.components {
      guard let property = component.component.as(KeyPathPropertyComponentSyntax.self) else { continue }
      let name = property.declName.baseName.text
      if let known = type { noteMember(name, of: known, nil, at: property) } else { noteUnresolved(name, nil, at: property) }
      type = type.flatMap { known.index.result(of: name, in: $0) }
    }
    return .visitChildren
  }

  /// The key path of `@Environment(…)` or `.environment(…, value)`, which leaves its root out.
  private func isOfEnvironment(_ node: KeyPathExprSyntax) -> Bool {
    guard let owner = node.parent?.parent?.parent else { return false }
    if let attribute = owner.as(AttributeSyntax.self) { return attribute.attributeName.trimmedDescription == "Environment" }
    let callee = owner.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    return ["environment", "transformEnvironment"].contains(callee?.declName.baseName.text)
  }

  // MARK: Builders

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.elseBody == nil, let builder = resultBuilder(around: node), let newer = known.newer("\(builder).buildIf(_:)")
    else { return .visitChildren }
    note(newer, at: node)
    return .visitChildren
  }

  /// The builder whose closure a condition stands in, if its contents tell.
  private func resultBuilder(around node: IfExprSyntax) -> String? {
    guard let list = node.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
    if let owner = list.parent?.parent?.asProtocol((any WithAttributesSyntax).self)
      ?? list.parent?.parent?.parent?.parent?
      .asProtocol((any WithAttributesSyntax).self)
    {
      for element in owner.attributes {
        guard let attribute = element.as(AttributeSyntax.self) else { continue }
        let name = attribute.attributeName.trimmedDescription
        if known.builders.keys.contains(name) { return name }
      }
    }
    let contents = node.body.statements.compactMap { root(of: $0.item) }
    return known.builders.first { !contents.isEmpty && contents.allSatisfy($0.value.contains) }?.key
  }

  /// `ToolbarItem` for `ToolbarItem { … }.something()`.
  private func root(of item: CodeBlockItemSyntax.Item) -> String? {
    guard var expression = item.as(ExprSyntax.self) else { return nil }
    while true {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        expression = base
      } else {
        return expression.typeName
      }
    }
  }

  // MARK: Which declaration it is

  private func call(of expression: ExprSyntax) -> FunctionCallExprSyntax? {
    var callee = Syntax(expression)
    while let parent = callee.parent,
      parent.is(GenericSpecializationExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
    {
      callee = parent
    }
    guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id else { return nil }
    return call
  }

  /// What it is called with; nil where it is not called.
  ///
  /// `f(_:for:)` names its labels.
  private func arguments(of expression: ExprSyntax, _ names: DeclNameArgumentsSyntax?) -> ArgumentList? {
    if let names {
      return ArgumentList(
        arguments: names.arguments.map {
          ArgumentList.Argument(label: $0.name.text == "_" ? nil : $0.name.text, closureArity: nil, isTrailing: false)
        })
    }
    return call(of: expression)?.argumentList
  }

  private func noteInitializer(of type: String, _ call: FunctionCallExprSyntax, at node: some SyntaxProtocol) {
    guard !known.isShadowed(type) else { return }
    noteMember("init", of: type, call.argumentList, isStatic: true, at: node)
  }

  private func noteDynamicMember(_ name: String, of type: String, at node: some SyntaxProtocol) {
    guard !known.index.has(name, in: type), let newer = known.newer("\(type).subscript(dynamicMember:)") else { return }
    note(newer, at: node)
  }

  /// A member of a type that is known.
  private func noteMember(
    _ name: String, of type: String, _ arguments: ArgumentList?, isStatic: Bool = false, skipsSelf: Bool = false,
    at node: some SyntaxProtocol
  ) {
    for owner in known.index.lineage(of: type).dropFirst(skipsSelf ? 1 : 0) {
      let candidates = known.candidates(name, arguments).filter { $0.declaration.owner == owner }
      guard let nearest = candidates.first else { continue }
      // An older declaration that fits as well is what the compiler takes.
      if let newer = nearest.newer, !candidates.contains(where: { $0.newer == nil }) { note(newer, at: node) }
      return
    }
  }

  /// A member of something whose type cannot be read: the name alone has to tell.
  private func noteUnresolved(_ name: String, _ arguments: ArgumentList?, at node: some SyntaxProtocol) {
    let candidates = known.candidates(name, arguments).filter { !$0.declaration.isStatic }
    let rows = candidates.filter { $0.newer != nil && known.newerType($0.declaration.owner) == nil }
    // Scenes have some of the modifiers of views: nearly always it is a view.
    let newer = rows.filter { $0.declaration.owner == "View" } + rows.filter { $0.declaration.owner != "View" }
    let older = candidates.filter { $0.newer == nil }
    guard
      let found = newer.first(where: { candidate in
        // What only a special kind of view can do already, such as `Text.bold()`, is no way out for the others.
        older.allSatisfy { old in
          old.declaration.owner != candidate.declaration.owner
            && known.index.lineage(of: old.declaration.owner).contains(candidate.declaration.owner)
        }
      })?.newer
    else { return }
    note(found, at: node)
  }

  /// `.close`: what type is expected has to be read from the surroundings, else the name alone has to tell.
  private func noteImplicit(_ name: String, _ arguments: ArgumentList?, at node: MemberAccessExprSyntax) {
    // The name of a generic parameter says nothing.
    let expected = expectedTypes(of: Syntax(node)).filter { $0.count > 2 }
    let isCalled = call(of: ExprSyntax(node)) != nil
    for type in expected {
      if let newer = known.newerType("\(type).\(name)") {
        note(newer, at: node.declName)
        if isCalled { noteMember("init", of: "\(type).\(name)", arguments, isStatic: true, at: node.declName) }
        return
      }
      if known.index.has(name, in: type) { return noteMember(name, of: type, arguments, isStatic: true, at: node.declName) }
    }
    guard expected.isEmpty else { return }
    let candidates = known.candidates(name, arguments).filter { $0.declaration.isStatic || $0.declaration.kind == .type }
    guard let newer = candidates.first?.newer, candidates.allSatisfy({ $0.newer != nil }), known.newerType(newer.owner) == nil,
      !known.isOwn(name)
    else { return }
    note(newer, at: node.declName)
  }

  private func expectedTypes(of node: Syntax) -> [String] {
    var child = node
    while let parent = child.parent {
      if let argument = parent.as(LabeledExprSyntax.self), let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) {
        return parameterTypes(of: argument, in: call)
      }
      if let initializer = parent.as(InitializerClauseSyntax.self),
        let annotation = initializer.parent?.as(PatternBindingSyntax.self)?.typeAnnotation
      {
        return [annotation.type.trimmedDescription.bareType]
      }
      if let parameter = parent.as(FunctionParameterSyntax.self) { return [parameter.type.trimmedDescription.bareType] }
      guard parent.is(FunctionCallExprSyntax.self) || parent.is(InitializerClauseSyntax.self) else { return [] }
      child = parent
    }
    return []
  }

  private func parameterTypes(of argument: LabeledExprSyntax, in call: FunctionCallExprSyntax) -> [String] {
    let callee = call.calledExpression.bare
    let position = call.arguments.firstIndex { $0.id == argument.id }.map {
      call.arguments.distance(from: call.arguments.startIndex, to: $0)
    }
    func types(_ name: String, _ owner: String?) -> [String] {
      known.index.parameterTypes(label: argument.label?.text, position: position ?? 0, of: name, in: owner).sorted()
    }
    if let type = callee.typeName { return types("init", type) }
    if let member = callee.as(MemberAccessExprSyntax.self) { return types(member.declName.baseName.text, nil) }
    return callee.as(DeclReferenceExprSyntax.self).map { types($0.baseName.text, nil) } ?? []
  }
}
