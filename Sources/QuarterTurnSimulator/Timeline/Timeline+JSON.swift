import HeadlessUIKit

extension Timeline {
  /// The run as JSON; two runs of one scenario give the same bytes.
  public var json: String { jsonText.pretty }

  package var jsonText: JSONText {
    .object([
      ("scenario", .string(scenario)),
      ("report", report.map { .object([("id", .string($0.id)), ("link", .string($0.link))]) } ?? .null),
      ("outcome", .string(outcome.word)),
      ("device", .string(device.name)),
      ("system", .string("\(system)")),
      ("sdk", .string("\(sdk)")),
      ("library", .bool(isWithLibrary)),
      ("holds", .bool(holds)),
      ("moments", .list(moments.map(\.jsonText))),
    ])
  }
}

extension ScenarioOutcome {
  /// The word the file uses.
  package var word: String {
    switch self {
    case .right: "right"
    case .issue: "issue"
    case .notApplicable: "notApplicable"
    }
  }
}

extension Timeline.Moment {
  var jsonText: JSONText {
    .object([
      ("line", .int(line)), ("kind", .string(kind.rawValue)), ("title", .string(title)), ("note", .optional(note)),
      ("state", state.jsonText),
      ("events", .list(events.map(\.jsonText))),
      ("checks", .list(checks.map(\.jsonText))),
    ])
  }
}

extension Timeline.Check {
  var jsonText: JSONText {
    .object([
      ("key", .string(key)), ("expected", .string(expected)), ("was", .string(was)), ("because", .optional(because)),
      ("holds", .bool(holds)),
    ])
  }
}

extension Timeline.State {
  var jsonText: JSONText {
    .object([
      ("milliseconds", .int(milliseconds)), ("pose", .string(Words.name(pose))), ("userLock", .bool(isUserLocked)),
      ("device", .string(Words.name(device))), ("interface", .string(Words.name(interface))),
      ("mask", mask?.jsonText ?? .null), ("interfaceLocked", .bool(isInterfaceLocked)), ("visible", .optional(visible)),
      ("size", .list([.int(Int(size.width)), .int(Int(size.height))])),
      ("screen", .list([.int(Int(screen.width)), .int(Int(screen.height))])), ("horizontal", .string(Words.name(horizontal))),
      ("library", library?.jsonText ?? .null),
    ])
  }
}

extension Timeline.MaskState {
  var jsonText: JSONText {
    .object([
      ("inForce", mask.jsonText),
      ("application", application.map { .object([("mask", $0.mask.jsonText), ("by", .string($0.party))]) } ?? .null),
      ("controller", .string(controller)),
    ])
  }
}

extension LibraryState {
  var jsonText: JSONText {
    .object([
      ("requests", .list(requests.map(\.jsonText))), ("otherRequests", .int(otherRequests)),
      ("explanation", .list((explanation ?? "").split(separator: "\n").map { .string(String($0)) })),
      ("observed", .optional(observed.map(Words.name))),
    ])
  }
}

extension LibraryState.Request {
  var jsonText: JSONText {
    .object([("label", .string(label)), ("mask", mask?.jsonText ?? .null), ("status", .string(status))])
  }
}

extension UIInterfaceOrientationMask {
  /// The orientations in the mask, so that readers need no table of words.
  var jsonText: JSONText {
    .list(
      Words.orientations.filter { contains(UIInterfaceOrientationMask(rawValue: 1 << UInt($0.1.rawValue))) }.map { .string($0.0) }
    )
  }
}
