/// How one kind of step is written: the key that says what happens and those that may stand beside it.
struct StepForm: Sendable {
  let verb: String
  let beside: [String]
  let read: @Sendable (Fields) throws(ScenarioError) -> ScenarioStep.Action

  /// A step that stays inside UIKit.
  static func uikit(
    _ verb: String, _ beside: [String] = [], _ read: @escaping @Sendable (Fields) throws(ScenarioError) -> UIKitStep
  ) -> StepForm {
    StepForm(verb: verb, beside: beside) { (fields) throws(ScenarioError) in .uikit(try read(fields)) }
  }

  /// A step of the library, which may say what the reporter's code did instead.
  static func library(
    _ verb: String, _ beside: [String] = [], _ read: @escaping @Sendable (Fields) throws(ScenarioError) -> LibraryStep
  ) -> StepForm {
    StepForm(verb: verb, beside: beside + ["without"]) { (fields) throws(ScenarioError) in
      .library(try read(fields), without: try fields.optional("without", ScenarioStep.readingWithout))
    }
  }

  static let all = uikitForms + libraryForms + [onlyWithout, expectation]
  static let verbs = all.map(\.verb)
  static let common = ["note", "systems", "settle"]
}

extension ScenarioStep {
  static func readingList(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> [ScenarioStep] {
    try JSONValue.list(value, owner, of: reading)
  }

  /// The steps the reporter's code did, which are UIKit's alone.
  static func readingWithout(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> [ScenarioStep] {
    let steps = try readingList(value, owner)
    for step in steps {
      guard case .uikit = step.action else { throw ScenarioError(.stepNotAllowedHere(step.title), at: step.place) }
    }
    return steps
  }

  private static func reading(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> ScenarioStep {
    let fields = try Fields(value, owner: "a step")
    let form = try form(of: fields)
    let allowed = [form.verb] + form.beside + StepForm.common
    for member in fields.keys where !allowed.contains(member.key) {
      throw ScenarioError(
        .keyNotForStep(member.key, step: form.verb, allowed: form.beside + StepForm.common), at: member.place)
    }
    let action = try form.read(fields)
    return ScenarioStep(
      place: fields.place, title: action.title, note: try fields.optional("note", JSONValue.line),
      systems: try fields.optional("systems", SystemChoice.readingList),
      settles: try fields.optional("settle", JSONValue.bool) ?? true,
      scene: try form.beside.contains("scene") ? fields.optional("scene", JSONValue.line) : nil, action: action)
  }

  private static func form(of fields: Fields) throws(ScenarioError) -> StepForm {
    let forms = StepForm.all.filter { fields[$0.verb] != nil }
    guard let form = forms.first else {
      let known = StepForm.verbs + StepForm.all.flatMap(\.beside) + StepForm.common
      if let stranger = fields.keys.first(where: { !known.contains($0.key) }) {
        throw ScenarioError(.unknownKey(stranger.key, owner: "a step", allowed: StepForm.verbs), at: stranger.place)
      }
      throw ScenarioError(.noStepKey(StepForm.verbs), at: fields.place)
    }
    guard forms.count == 1 else {
      throw ScenarioError(.severalStepKeys(forms.map { "\"\($0.verb)\"" }), at: fields.place)
    }
    return form
  }
}
