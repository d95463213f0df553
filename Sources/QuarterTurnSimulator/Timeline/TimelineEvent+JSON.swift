import HeadlessUIKit

extension TimelineEvent {
  var jsonText: JSONText {
    switch self {
    case .simulation(let event): event.jsonText
    case .library(let event): event.jsonText
    case .failure(let call, let text): Self.object("failed", ("call", call), ("text", text))
    }
  }

  static func object(_ name: String, _ members: (String, String)...) -> JSONText {
    .object([("event", .string(name))] + members.map { ($0.0, .string($0.1)) })
  }
}

extension SimulationEvent {
  var jsonText: JSONText {
    switch self {
    case .deviceTurned(let pose): TimelineEvent.object("deviceTurned", ("to", Words.name(pose)))
    case .devicePublished(let pose): TimelineEvent.object("devicePublished", ("orientation", Words.name(pose)))
    case .deviceOrientationWritten(let orientation):
      TimelineEvent.object("deviceOrientationWritten", ("orientation", Words.name(orientation)))
    case .userLock(let isOn): .object([("event", .string("userLock")), ("isOn", .bool(isOn))])
    case .applicationMaskAnswered(let mask, let party):
      .object([("event", .string("applicationMaskAnswered")), ("mask", mask.jsonText), ("by", .string(party))])
    case .maskReported(let mask, let party):
      .object([("event", .string("maskReported")), ("mask", mask.jsonText), ("by", .string(party))])
    case .interfaceWillTurn(let from, let to):
      TimelineEvent.object("interfaceWillTurn", ("from", Words.name(from)), ("to", Words.name(to)))
    case .interfaceTurned(let from, let to):
      TimelineEvent.object("interfaceTurned", ("from", Words.name(from)), ("to", Words.name(to)))
    case .lockChanged(let isLocked): .object([("event", .string("lockChanged")), ("isLocked", .bool(isLocked))])
    case .geometryRequested(let mask): .object([("event", .string("geometryRequested")), ("mask", mask.jsonText)])
    case .geometryRefused(let code, let text):
      .object([("event", .string("geometryRefused")), ("code", .int(code)), ("text", .string(text))])
    case .callback(let controller, let name): TimelineEvent.object("callback", ("controller", controller), ("name", name))
    case .console(let message):
      TimelineEvent.object(
        "console", ("category", message.category), ("level", message.level.rawValue), ("text", message.text))
    case .crash(let crash): TimelineEvent.object("crash", ("name", crash.name), ("reason", crash.reason))
    }
  }
}

extension LibraryEvent {
  var jsonText: JSONText {
    switch self {
    case .issue(let kind, let text): TimelineEvent.object("issue", ("kind", kind), ("text", text))
    case .issueResolved(let kind, let text): TimelineEvent.object("issueResolved", ("kind", kind), ("text", text))
    case .observed(let orientation): TimelineEvent.object("observed", ("orientation", Words.name(orientation)))
    case .rotated(let orientation): TimelineEvent.object("rotated", ("to", Words.name(orientation)))
    case .failed(let call, let text): TimelineEvent.object("failed", ("call", call), ("text", text))
    }
  }
}
