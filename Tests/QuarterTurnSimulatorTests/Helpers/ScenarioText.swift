import HeadlessUIKit
import QuarterTurnSimulator

/// A small scenario whose parts a test replaces.
struct ScenarioText {
  var head = """
    "name": "a test", "outcome": "right", "device": "iPhone 13", "system": "26"
    """
  var delegate = "null"
  var root = """
    { "kind": "forwardingNavigation", "name": "nav", "stack": [{ "name": "list", "mask": "portrait" }] }
    """
  var controllers = """
    [{ "name": "page", "mask": "landscape" }, { "name": "free" }]
    """
  var more = ""
  var steps: String

  init(_ steps: String) {
    self.steps = steps
  }

  var text: String {
    """
    { \(head), "delegate": \(delegate), "root": \(root),
    "controllers": \(controllers),
    \(more)"steps": [
    \(steps)
    ] }
    """
  }

  /// A scenario whose root is a page, without controllers of its own.
  static func page(_ name: String, _ steps: String) -> ScenarioText {
    var text = ScenarioText(steps)
    text.root = #"{ "page": "\#(name)" }"#
    text.controllers = "[]"
    return text
  }

  func scenario() throws(ScenarioError) -> Scenario { try Scenario(json: Array(text.utf8)) }

  @MainActor
  func run(library: QuarterTurnLibrary? = nil, pages: any ScenarioPages) async throws -> Timeline {
    let scenario = try scenario()
    let pair = try PairSelection().pair(for: scenario)
    return try await ScenarioRunner(scenario: scenario, pair: pair, library: library, pages: pages).run()
  }

  @MainActor
  func run(library: QuarterTurnLibrary? = nil, on selection: PairSelection = PairSelection()) throws -> Timeline {
    let scenario = try scenario()
    return try ScenarioRunner(scenario: scenario, pair: try selection.pair(for: scenario), library: library).run()
  }
}
