/// What is wrong with a scenario, and where: a file that cannot be read, a value that means nothing, or a step that cannot happen.
public struct ScenarioError: Error, Hashable, Sendable {
  public let place: SourcePlace
  package let fault: ScenarioFault

  package init(_ fault: ScenarioFault, at place: SourcePlace) {
    self.place = place
    self.fault = fault
  }
}

/// The facts of an error; the wording is `description`.
package enum ScenarioFault: Hashable, Sendable {
  case json(JSONFault)
  case wrongKind(owner: String, found: String, wanted: String)
  case unknownKey(String, owner: String, allowed: [String])
  case missingKey(String, owner: String)
  case unknownWord(String, owner: String, allowed: [String])
  case invalidSystem(String, reason: String)
  case noStepKey([String])
  case severalStepKeys([String])
  case keyNotForStep(String, step: String, allowed: [String])
  case keyNotForController(String, kind: String, kinds: [String])
  case stepNotAllowedHere(String)
  case nameTaken(String, first: SourcePlace)
  case unknownName(String, what: String, allowed: [String])
  case notInPage(String, page: String)
  case wrongController(String, found: String, wanted: String)
  case noPair(device: String, system: String)
  case impossible(String)
  /// The step after which the app never came to rest.
  case restless(String)
}

extension ScenarioError {
  /// Whether the scenario was stopped because what it is about never came to rest; then the file is not at fault.
  public var isRestless: Bool {
    if case .restless = fault { true } else { false }
  }
}

extension ScenarioError: CustomStringConvertible {
  /// One sentence that names the value and what is allowed; the place and the file are for the caller to put in front.
  public var description: String {
    switch fault {
    case .json(let fault): "\(fault)"
    case .wrongKind(let owner, let found, let wanted): "\(owner) is \(found); \(wanted) is wanted"
    case .unknownKey(let key, let owner, let allowed):
      "unknown key \"\(key.shortened)\" in \(owner)" + Self.hint(for: key, among: allowed)
    case .missingKey(let key, let owner): "\(owner) lacks the key \"\(key)\""
    case .unknownWord(let word, let owner, let allowed):
      "\"\(word.shortened)\" is no value for \(owner)" + Self.hint(for: word, among: allowed)
    case .invalidSystem(let text, let reason): "\"\(text.shortened)\" names no system: \(reason)"
    case .noStepKey(let allowed): "the step does not say what happens; allowed: \(allowed.joined(separator: ", "))"
    case .severalStepKeys(let keys): "one step says one thing, this one says \(keys.joined(separator: " and "))"
    case .keyNotForStep(let key, let step, let allowed):
      "\"\(key.shortened)\" does not belong to the step \"\(step)\"" + Self.hint(for: key, among: allowed)
    case .keyNotForController(let key, let kind, let kinds):
      "\"\(key)\" is not for a controller of kind \(kind), only for \(kinds.joined(separator: ", "))"
    case .stepNotAllowedHere(let step):
      "the step \"\(step)\" cannot stand in \"without\"; what happens there is UIKit's: neither library steps nor expectations"
    case .nameTaken(let name, let first): "the name \"\(name.shortened)\" is taken, at line \(first.line)"
    case .unknownName(let name, let what, let allowed):
      "there is no \(what) \"\(name.shortened)\"" + (allowed.isEmpty ? "; none was given" : Self.hint(for: name, among: allowed))
    case .notInPage(let name, let page):
      "there is no controller \"\(name.shortened)\": the root is the page \"\(page.shortened)\", which is used by tap, tapTab, goBack, "
        + "swipeDown and scrollToRow"
    case .wrongController(let name, let found, let wanted): "\"\(name.shortened)\" is of kind \(found); \(wanted) is wanted"
    case .noPair(let device, let system): "no pair of device and system existed: \(device) with \(system)"
    case .impossible(let text): text
    case .restless(let step):
      "after \"\(step)\" the app does not come to rest: something follows for ever, such as two parts that undo what the other did, or a "
        + "task that never ends"
    }
  }

  private static func hint(for word: String, among allowed: [String]) -> String {
    let suggestion = Spelling.suggestion(for: word, among: allowed).map { "; did you mean \"\($0)\"?" } ?? ";"
    return "\(suggestion) allowed: \(allowed.joined(separator: ", "))"
  }
}
