@testable import QuarterTurn

/// The machine as a table, for the documentation and for the test that compares it.
extension FullScreenMachine {
  static let events: [Event] = [
    .enter, .leave, .sideways(mayFollow: true), .sideways(mayFollow: false), .upright(mayFollow: true),
    .upright(mayFollow: false),
    .flat, .settled(inLandscape: true), .settled(inLandscape: false), .dismissed, .refused, .ownerGone, .background, .foreground,
    .otherEnters, .maskChanged(allowsLandscape: true), .maskChanged(allowsLandscape: false),
  ]

  /// A row for each event, a column for each phase; a dash where nothing changes.
  static var table: String {
    let header = ["event"] + Phase.allCases.map(\.rawValue)
    let rows = events.map { event in [event.words] + Phase.allCases.map { cell(event, in: $0) } }
    let lines = [header, header.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n") + "\n"
  }

  /// If it depends on the device orientation, each case.
  static func cell(_ event: Event, in phase: Phase) -> String {
    var outcomes: [(poses: [Pose], words: String)] = []
    for pose in Pose.allCases {
      var machine = FullScreenMachine(phase: phase, pose: pose)
      let action = machine.handle(event)
      let words = words(from: phase, to: machine.phase, action)
      if let known = outcomes.firstIndex(where: { $0.words == words }) {
        outcomes[known].poses.append(pose)
      } else {
        outcomes.append(([pose], words))
      }
    }
    guard outcomes.count > 1 else { return outcomes[0].words }
    let said = outcomes.sorted { $0.poses.count < $1.poses.count }
    return said.enumerated().map { index, outcome in
      index == said.count - 1 ? "else \(outcome.words)" : "was \(outcome.poses[0].rawValue): \(outcome.words)"
    }.joined(separator: "; ")
  }

  private static func words(from phase: Phase, to next: Phase, _ action: Action?) -> String {
    guard next != phase || action != nil else { return "–" }
    return next.rawValue + (action.map { " (\($0.rawValue))" } ?? "")
  }
}

extension FullScreenMachine.Event {
  var words: String {
    switch self {
    case .enter: "button: enter"
    case .leave: "button: leave"
    case .sideways(let mayFollow): "phone sideways, \(mayFollow ? "followed" : "not followed")"
    case .upright(let mayFollow): "phone upright, \(mayFollow ? "followed" : "not followed")"
    case .flat: "phone flat"
    case .settled(let isLandscape): isLandscape ? "settled in landscape" : "settled elsewhere"
    case .dismissed: "back on the page"
    case .refused: "turn refused"
    case .ownerGone: "page gone"
    case .background: "background"
    case .foreground: "foreground"
    case .otherEnters: "another video enters"
    case .maskChanged(let allowsLandscape): "mask \(allowsLandscape ? "allows" : "excludes") landscape"
    }
  }
}
