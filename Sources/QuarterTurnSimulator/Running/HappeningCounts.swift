import HeadlessUIKit

/// What happened since the last expectation, as far as expectations count it.
struct HappeningCounts {
  var turns = 0
  var crashes: [String] = []
  var console: [String] = []
  var issues: [String] = []
  var error: String?
  /// The calls UIKit had received when counting began.
  var calls = UIKitCalls()
  /// How often each controller received each callback; `nil` where nobody wants to know.
  var callbacks: [String: [String: Int]]?

  init(calls: UIKitCalls = UIKitCalls(), countsCallbacks: Bool = false) {
    self.calls = calls
    callbacks = countsCallbacks ? [:] : nil
  }

  mutating func count(_ event: TimelineEvent) {
    switch event {
    case .simulation(.interfaceTurned(let from, let to)) where from != to: turns += 1
    case .simulation(.crash(let crash)):
      // An app crashes once: the model goes on, and what goes on raising the same is no second crash.
      let text = "\(crash.name): \(crash.reason)"
      if !crashes.contains(text) { crashes.append(text) }
    case .simulation(.callback(let controller, let name)): callbacks?[controller, default: [:]][name, default: 0] += 1
    case .simulation(.console(let message)): console.append(message.text)
    case .library(.issue(let kind, let text)): issues.append("\(kind): \(text.replacing("\n", with: " "))")
    case .library(.failed(_, let text)), .failure(_, let text): error = text
    case .simulation, .library: break
    }
  }
}
