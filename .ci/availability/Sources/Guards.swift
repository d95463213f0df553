import SwiftSyntax

extension AttributeListSyntax {
  /// The system that `@available` asks for: `(iOS 16, *)` or `(iOS, introduced: 16)`.
  var minimum: Version? {
    compactMap { element -> Version? in
      guard let attribute = element.as(AttributeSyntax.self), attribute.attributeName.trimmedDescription == "available",
        case .availability(let arguments)? = attribute.arguments
      else { return nil }
      return arguments.minimum
    }.max()
  }
}

extension AvailabilityArgumentListSyntax {
  var minimum: Version? {
    var isForIOS = false
    for element in self {
      switch element.argument {
      case .availabilityVersionRestriction(let restriction) where restriction.platform.text == "iOS":
        // `iOS, introduced: 16` names the platform alone.
        guard let version = restriction.version else {
          isForIOS = true
          continue
        }
        return Version(version.trimmedDescription)
      case .token(let token): isForIOS = isForIOS || token.text == "iOS"
      case .availabilityLabeledArgument(let labeled) where isForIOS && labeled.label.text == "introduced":
        return Version(labeled.value.trimmedDescription)
      default: continue
      }
    }
    return nil
  }
}

extension ConditionElementSyntax {
  var available: Version? { query(.poundAvailable) }
  var unavailable: Version? { query(.poundUnavailable) }

  private func query(_ keyword: TokenKind) -> Version? {
    guard case .availability(let condition) = condition, condition.availabilityKeyword.tokenKind == keyword else { return nil }
    return condition.availabilityArguments.minimum
  }
}

extension ConditionElementListSyntax {
  /// What holds once all conditions do.
  var available: Version? { compactMap(\.available).max() }

  /// What holds where they do not, which only a condition that stands alone tells.
  var unavailable: Version? { count == 1 ? first?.unavailable : nil }
}

/// The oldest system a piece of code can run on, by everything around it, as the compiler reads it.
struct Guards {
  let stated: Version

  /// nil where the code is no part of the app on iOS.
  func minimum(at node: Syntax) -> Version? {
    var minimum = stated
    var child = node
    while let parent = child.parent {
      guard isCompiled(child, in: parent) else { return nil }
      if let found = guarantee(for: child, in: parent) { minimum = max(minimum, found) }
      child = parent
    }
    return minimum
  }

  private func isCompiled(_ child: Syntax, in parent: Syntax) -> Bool {
    guard let list = parent.as(IfConfigClauseListSyntax.self), let clause = child.as(IfConfigClauseSyntax.self) else {
      return true
    }
    return CompilationConditions.mayCompile(clause, among: list)
  }

  private func guarantee(for child: Syntax, in parent: Syntax) -> Version? {
    if let attributed = parent.asProtocol((any WithAttributesSyntax).self), let minimum = attributed.attributes.minimum {
      return minimum
    }
    if let statement = parent.as(IfExprSyntax.self) {
      if child.id == statement.body.id { return statement.conditions.available }
      return child.id == statement.elseBody?.id ? statement.conditions.unavailable : nil
    }
    if let statement = parent.as(WhileStmtSyntax.self) {
      return child.id == statement.body.id ? statement.conditions.available : nil
    }
    if let statement = parent.as(GuardStmtSyntax.self) {
      return child.id == statement.body.id ? statement.conditions.unavailable : nil
    }
    if let list = parent.as(ConditionElementListSyntax.self) {
      return list.prefix { $0.id != child.id }.compactMap(\.available).max()
    }
    if let list = parent.as(CodeBlockItemListSyntax.self) {
      return list.prefix { $0.id != child.id }.compactMap { $0.item.as(GuardStmtSyntax.self)?.conditions.available }.max()
    }
    return nil
  }
}
