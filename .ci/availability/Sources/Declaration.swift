/// A declaration as far as its use can be told from others of the same name without types.
struct Declaration {
  enum Kind {
    case type, member, function, initializer, subscripting
  }

  struct Parameter {
    /// nil for `_`.
    let label: String?
    let type: String
    let hasDefault: Bool
    /// How many parameters a closure has that is handed over here; nil where none is.
    let closureArity: Int?
    let isVariadic: Bool
  }

  /// The dotted name of the type it belongs to, empty at the top.
  let owner: String
  let name: String
  let kind: Kind
  let parameters: [Parameter]
  /// What a property holds or a function returns.
  let result: String?
  let isStatic: Bool
  let isPublic: Bool
  let file: String

  /// `View.environment(_:)`, as the table names it.
  var fullName: String {
    let prefix = owner.isEmpty ? name : "\(owner).\(name)"
    switch kind {
    case .type, .member: return prefix
    case .function, .initializer, .subscripting:
      return prefix + "(" + parameters.map { "\($0.label ?? "_"):" }.joined() + ")"
    }
  }
}

extension Declaration {
  /// A declaration of which only the name is known.
  init(row: String) {
    let path = row.prefix { $0 != "(" }
    let labels = row.dropFirst(path.count).filter { !"()".contains($0) }.split(separator: ":")
    let parts = path.split(separator: ".")
    name = String(parts.last ?? "")
    owner = parts.dropLast().joined(separator: ".")
    kind = !row.contains("(") ? .member : name == "init" ? .initializer : .function
    parameters = labels.map {
      Parameter(label: $0 == "_" ? nil : String($0), type: "", hasDefault: false, closureArity: nil, isVariadic: false)
    }
    result = nil
    isStatic = kind == .initializer
    isPublic = true
    file = ""
  }
}

/// What a use hands over: labels, and of closures how many parameters they name.
struct ArgumentList {
  struct Argument {
    let label: String?
    let closureArity: Int?
    let isTrailing: Bool
  }

  let arguments: [Argument]

  /// Could these arguments call the declaration? Every parameter without a default needs one, in their order.
  func fits(_ declaration: Declaration) -> Bool {
    var index = 0
    let parameters = declaration.parameters
    var position = 0
    while position < parameters.count {
      let parameter = parameters[position]
      guard index < arguments.count else {
        guard parameter.hasDefault || parameter.isVariadic else { return false }
        position += 1
        continue
      }
      let argument = arguments[index]
      if matches(argument, parameter, laterOnes: parameters[(position + 1)...]) {
        index += 1
        if parameter.isVariadic {
          while index < arguments.count, arguments[index].label == nil, !arguments[index].isTrailing { index += 1 }
        }
      } else if !(parameter.hasDefault || parameter.isVariadic) {
        return false
      }
      position += 1
    }
    return index == arguments.count
  }

  private func matches(
    _ argument: Argument, _ parameter: Declaration.Parameter, laterOnes: ArraySlice<Declaration.Parameter>
  ) -> Bool {
    guard argument.isTrailing else {
      guard argument.label == parameter.label else { return false }
      return arity(argument, fits: parameter)
    }
    // The first trailing closure names no parameter: it goes to the first that takes a closure and has to have one.
    guard let wanted = parameter.closureArity, argument.label == nil || argument.label == parameter.label else { return false }
    if argument.label == nil, parameter.hasDefault, laterOnes.contains(where: { $0.closureArity != nil && !$0.hasDefault }) {
      return false
    }
    return argument.closureArity.map { $0 == wanted } ?? true
  }

  private func arity(_ argument: Argument, fits parameter: Declaration.Parameter) -> Bool {
    guard let given = argument.closureArity else { return true }
    guard let wanted = parameter.closureArity else {
      return parameter.type.allSatisfy { $0.isLetter } && parameter.type.count <= 2
    }
    return given == wanted
  }
}
