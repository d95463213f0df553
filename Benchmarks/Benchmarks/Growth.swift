import Foundation

/// Long scenarios of one kind of step, played by the command: how much more work four times as many steps are.
enum Growth {
  enum Kind: String, CaseIterable {
    case turns, pushes, presentations, sheets, locks, windows, scenes, masks

    /// The steps for the controller, lock, window or scene with a number.
    fileprivate func steps(_ number: Int) -> [String] {
      switch self {
      case .turns: [#"{ "turn": "\#(number.isMultiple(of: 2) ? "landscapeLeft" : "portrait")" }"#]
      case .pushes: [#"{ "push": { "name": "n\#(number)" }, "in": "nav" }"#]
      case .presentations: [#"{ "present": { "name": "n\#(number)" }, "style": "fullScreen" }"#]
      case .sheets: [#"{ "present": { "name": "n\#(number)" }, "style": "pageSheet" }"#]
      case .locks: [#"{ "lock": "portrait", "as": "l\#(number)" }"#]
      case .windows: [#"{ "openWindow": "w\#(number)", "root": { "name": "n\#(number)" }, "level": "normal" }"#]
      case .scenes: [#"{ "connectScene": "s\#(number)", "root": { "name": "n\#(number)" } }"#]
      case .masks:
        [
          #"{ "push": { "name": "n\#(number)" }, "in": "nav" }"#,
          #"{ "setMaskWhileVisible": "\#(number.isMultiple(of: 2) ? "portrait" : "allButUpsideDown")", "on": "n\#(number)" }"#,
        ]
      }
    }

    fileprivate func scenario(_ count: Int) -> String {
      let device = self == .scenes ? "iPad Air (5th generation)" : "iPhone 16"
      return """
        { "name": "\(count) \(rawValue)", "outcome": "right", "device": "\(device)", "system": "26.2", "delegate": "quarterTurn",
        "root": { "kind": "navigation", "name": "nav", "stack": [{ "name": "home" }] },
        "steps": [
        \((0..<count).flatMap(steps).joined(separator: ",\n"))
        ] }
        """
    }
  }

  /// The processor's seconds that the command takes; nil where it is not built beside this benchmark.
  static func seconds(_ kind: Kind, _ count: Int) throws -> Double? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("growth-\(UUID().uuidString).json")
    try Data(kind.scenario(count).utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try WholeProcess.secondsOfWork(["simulate", file.path])
  }
}
