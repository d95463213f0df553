import SwiftSyntax

extension String {
  var trimmedBackticks: String { first == "`" && last == "`" ? String(dropFirst().dropLast()) : self }

  /// `any UIWindowSceneDelegate` for `(any UIWindowSceneDelegate)?`: the name of what a value is, without what is around it.
  var bareType: String {
    var text = trimmingSpaces
    while let last = text.last, "?!".contains(last) { text.removeLast() }
    if text.hasPrefix("("), text.hasSuffix(")"), !text.contains("->") { return String(text.dropFirst().dropLast()).bareType }
    for prefix in ["any ", "some ", "inout ", "sending ", "borrowing ", "consuming ", "@escaping ", "@MainActor "]
    where text.hasPrefix(prefix) { return String(text.dropFirst(prefix.count)).bareType }
    if let bracket = text.firstIndex(of: "<") {
      let rest = text[bracket...]
      guard let end = rest.lastIndex(of: ">") else { return String(text[..<bracket]) }
      return String(text[..<bracket]) + text[text.index(after: end)...]
    }
    return text
  }

  var trimmingSpaces: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension TypeSyntax {
  /// The dotted name without generic arguments.
  var dotted: String {
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.text }
    if let member = self.as(MemberTypeSyntax.self) { return member.baseType.dotted + "." + member.name.text }
    return trimmedDescription.bareType
  }

  /// The function type in it, if it is one.
  var function: FunctionTypeSyntax? {
    if let function = self.as(FunctionTypeSyntax.self) { return function }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.function }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.function }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.type.function }
    return nil
  }
}

extension ExprSyntax {
  /// `NavigationPath` for `NavigationPath()`.
  var constructedType: String? {
    guard let call = self.as(FunctionCallExprSyntax.self), let name = call.calledExpression.typeName else { return nil }
    return name
  }

  /// The dotted name of a type that an expression may be: every part begins with a capital.
  var typeName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.first?.isUppercase == true ? reference.baseName.text : nil
    }
    if let special = self.as(GenericSpecializationExprSyntax.self) { return special.expression.typeName }
    if let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.typeName {
      let name = member.declName.baseName.text
      return name.first?.isUppercase == true || name == "iOS" ? "\(base).\(name)" : nil
    }
    return nil
  }

  /// What is called or read, without `?`, `!`, parentheses, `try` and `await`.
  var bare: ExprSyntax {
    if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.bare }
    if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.bare }
    if let node = self.as(TryExprSyntax.self) { return node.expression.bare }
    if let node = self.as(AwaitExprSyntax.self) { return node.expression.bare }
    if let node = self.as(TupleExprSyntax.self), node.elements.count == 1, let only = node.elements.first {
      return only.expression.bare
    }
    return self
  }
}

extension ClosureExprSyntax {
  /// How many parameters it names, or uses as `$0`, `$1`; nil where that cannot be told.
  var arity: Int? {
    if let clause = signature?.parameterClause {
      switch clause {
      case .simpleInput(let names): return names.count
      case .parameterClause(let clause): return clause.parameters.count
      @unknown default: return nil
      }
    }
    var highest = 0
    for token in statements.tokens(viewMode: .sourceAccurate) {
      guard case .dollarIdentifier(let text) = token.tokenKind, let number = Int(text.dropFirst()) else { continue }
      highest = max(highest, number + 1)
    }
    return highest
  }
}

extension FunctionCallExprSyntax {
  var argumentList: ArgumentList {
    var list = arguments.map { argument in
      ArgumentList.Argument(
        label: argument.label?.text.trimmedBackticks,
        closureArity: argument.expression.as(ClosureExprSyntax.self)?.arity, isTrailing: false)
    }
    if let closure = trailingClosure {
      list.append(ArgumentList.Argument(label: nil, closureArity: closure.arity, isTrailing: true))
    }
    for element in additionalTrailingClosures {
      list.append(
        ArgumentList.Argument(label: element.label.text.trimmedBackticks, closureArity: element.closure.arity, isTrailing: true))
    }
    return ArgumentList(arguments: list)
  }
}
