import HeadlessUIKit

extension StepForm {
  static let libraryForms: [StepForm] = [
    .library("lock", ["as", "preferring", "scene"]) { (fields) throws(ScenarioError) in
      .lock(
        try fields.required("lock", Words.mask), name: try fields.required("as", JSONValue.line),
        preferring: try fields.optional("preferring", Words.orientation))
    },
    .library("changeLock", ["of"]) { (fields) throws(ScenarioError) in
      .changeLock(try fields.required("changeLock", Words.mask), name: try fields.required("of", JSONValue.line))
    },
    .library("release") { (fields) throws(ScenarioError) in .release(name: try fields.required("release", JSONValue.line)) },
    .library("setMaskWhileVisible", ["on", "preferring"]) { (fields) throws(ScenarioError) in
      let mask = try fields.required("setMaskWhileVisible") { (value, owner) throws(ScenarioError) in
        value.content == .null ? nil : try Words.mask(value, owner)
      }
      return .setMaskWhileVisible(
        mask, controller: try fields.required("on", JSONValue.line),
        preferring: try fields.optional("preferring", Words.orientation))
    },
    .library("rotate", ["until", "scene"]) { (fields) throws(ScenarioError) in
      let end = try fields.optional("until") { (value, owner) throws(ScenarioError) in
        try JSONValue.word(value, owner, from: LibraryStep.RotationEnd.allCases.map { ($0.rawValue, $0) })
      }
      return .rotate(try fields.required("rotate", Words.mask), until: end ?? .deviceTurns)
    },
    .library("endRotation", ["scene"]) { (fields) throws(ScenarioError) in
      try fields.required("endRotation", JSONValue.said)
      return .endRotation
    },
    .library("enterFullScreen") { (fields) throws(ScenarioError) in
      .enterFullScreen(video: try fields.required("enterFullScreen", JSONValue.line))
    },
    .library("leaveFullScreen") { (fields) throws(ScenarioError) in
      .leaveFullScreen(video: try fields.required("leaveFullScreen", JSONValue.line))
    },
  ]

  static let onlyWithout = StepForm(verb: "onlyWithout", beside: []) { (fields) throws(ScenarioError) in
    .onlyWithout(try fields.required("onlyWithout", ScenarioStep.readingWithout))
  }

  static let expectation = StepForm(verb: "expect", beside: ["actual", "scene"]) { (fields) throws(ScenarioError) in
    .expect(
      try fields.required("expect", ScenarioExpectation.reading), actual: try fields.optional("actual", ActualResult.reading))
  }
}
