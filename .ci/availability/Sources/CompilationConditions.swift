import SwiftSyntax

/// Which branches of `#if` an app on iOS may compile; what depends on more than the platform, such as the compiler, may go either way.
enum CompilationConditions {
  private static let modules: Set = ["UIKit", "SwiftUI", "Combine", "CoreGraphics", "Foundation", "ObjectiveC", "Darwin", "os"]
  private static let missing: Set = ["HeadlessUIKit", "HeadlessSwiftUI", "AppKit", "Glibc"]

  static func mayCompile(_ clause: IfConfigClauseSyntax, among clauses: IfConfigClauseListSyntax) -> Bool {
    for candidate in clauses {
      let holds = candidate.condition.map(value) ?? true
      if candidate.id == clause.id { return holds != false }
      // A branch before it that is always taken leaves nothing to the others.
      if holds == true { return false }
    }
    return true
  }

  private static func value(_ condition: ExprSyntax) -> Bool? {
    if let call = condition.as(FunctionCallExprSyntax.self), let name = call.arguments.first?.expression.trimmedDescription {
      switch call.calledExpression.trimmedDescription {
      case "os": return name == "iOS"
      case "canImport":
        guard call.arguments.count == 1 else { return nil }
        return modules.contains(name) ? true : missing.contains(name) ? false : nil
      default: return nil
      }
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return value(not.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return value(only.expression)
    }
    guard let sequence = condition.as(SequenceExprSyntax.self) else { return nil }
    return value(sequence.elements.map { $0 })
  }

  /// `&&` binds more tightly than `||`.
  private static func value(_ elements: [ExprSyntax]) -> Bool? {
    let alternatives = elements.split { $0.trimmedDescription == "||" }
    let values = alternatives.map { alternative -> Bool? in
      let parts = alternative.split { $0.trimmedDescription == "&&" }.map { part in
        part.count == 1 ? value(part[part.startIndex]) : nil
      }
      if parts.contains(false) { return false }
      return parts.contains(nil) ? nil : true
    }
    if values.contains(true) { return true }
    return values.contains(nil) ? nil : false
  }
}
