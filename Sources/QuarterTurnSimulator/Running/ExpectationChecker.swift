import HeadlessUIKit

/// Holds an expectation against the world: a pure function of the state and what was counted.
struct ExpectationChecker {
  let state: Timeline.State
  /// What can be read on the screen.
  var texts: [String] = []
  /// The views that were asked about, in their windows.
  var frames: [String: CGRect] = [:]
  /// The labels of the library's live requests.
  var requests: [String] = []
  let counts: HappeningCounts
  let calls: UIKitCalls
  let lastTurn: String?

  func checks(_ expectation: ScenarioExpectation) -> [Timeline.Check] {
    var checks: [Timeline.Check] = []
    if let wanted = expectation.interface { checks.append(orientation("interface", wanted, state.interface)) }
    if let wanted = expectation.observed { checks.append(orientation("observed", wanted, state.library?.observed ?? .unknown)) }
    if let wanted = expectation.mask { checks.append(mask(wanted)) }
    if let wanted = expectation.device {
      checks.append(check("device", Words.name(wanted), Words.name(state.device), holds: wanted == state.device, because: held))
    }
    if let wanted = expectation.visible {
      checks.append(check("visible", wanted, state.visible ?? "nothing", holds: wanted == state.visible, because: nil))
    }
    if let wanted = expectation.text {
      checks += wanted.map { text in
        let isThere = texts.contains(text)
        return check("text", text, isThere ? text : texts.joined(separator: ", "), holds: isThere, because: nil)
      }
    }
    if let wanted = expectation.interfaceLocked {
      checks.append(
        check(
          "interfaceLocked", "\(wanted)", "\(state.isInterfaceLocked)", holds: wanted == state.isInterfaceLocked, because: nil))
    }
    return checks + boundsChecks(expectation) + countedChecks(expectation) + controllerChecks(expectation)
  }

  /// What is expected of controllers by their names.
  private func controllerChecks(_ expectation: ScenarioExpectation) -> [Timeline.Check] {
    var checks: [Timeline.Check] = []
    if let wanted = expectation.fullScreen {
      let was = state.library?.fullScreen ?? []
      checks.append(
        check("fullScreen", Self.list(wanted), Self.list(was), holds: wanted.sorted() == was.sorted(), because: nil))
    }
    for (name, wanted) in (expectation.frames ?? [:]).sorted(by: { $0.key < $1.key }) {
      let was = frames[name]
      checks.append(
        check(
          "frame of \(name)", Self.text(wanted), was.map(Self.text) ?? "in no window", holds: was == wanted, because: nil))
    }
    for (name, amounts) in (expectation.callbacks ?? [:]).sorted(by: { $0.key < $1.key }) {
      for (callback, wanted) in amounts.sorted(by: { $0.key < $1.key }) {
        checks.append(
          amount("\(callback) of \(name)", wanted, counts.callbacks?[name]?[callback] ?? 0, because: nil))
      }
    }
    return checks
  }

  private static func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }

  private static func text(_ frame: CGRect) -> String {
    "\(Double(frame.minX).short), \(Double(frame.minY).short), \(Double(frame.width).short) × \(Double(frame.height).short)"
  }

  private func boundsChecks(_ expectation: ScenarioExpectation) -> [Timeline.Check] {
    var checks: [Timeline.Check] = []
    let bounds = "the scene is \(Int(state.size.width)) × \(Int(state.size.height)) points"
    if let wanted = expectation.shape {
      let was = ScenarioExpectation.Shape(state.size)
      checks.append(check("shape", wanted.rawValue, was.rawValue, holds: wanted == was, because: bounds))
    }
    if let wanted = expectation.fillsScreen {
      checks.append(
        check("fillsScreen", "\(wanted)", "\(state.fillsScreen)", holds: wanted == state.fillsScreen, because: bounds))
    }
    if let wanted = expectation.horizontal {
      checks.append(
        check("horizontal", Words.name(wanted), Words.name(state.horizontal), holds: wanted == state.horizontal, because: bounds))
    }
    return checks
  }

  private func countedChecks(_ expectation: ScenarioExpectation) -> [Timeline.Check] {
    var checks: [Timeline.Check] = []
    if let wanted = expectation.turns { checks.append(amount("turns", wanted, counts.turns, because: lastTurn)) }
    if let wanted = expectation.crashes { checks.append(happenings("crashes", wanted, counts.crashes)) }
    if let wanted = expectation.console { checks.append(happenings("console", wanted, counts.console)) }
    if let wanted = expectation.issues { checks.append(happenings("issues", wanted, counts.issues)) }
    if let wanted = expectation.requests {
      checks.append(happenings("requests", wanted, requests))
    }
    if let wanted = expectation.error { checks.append(error(wanted)) }
    if let wanted = expectation.refreshes {
      checks.append(amount("refreshes", wanted, calls.supportedOrientationsUpdates + calls.rotationAttempts, because: nil))
    }
    if let wanted = expectation.geometryRequests {
      checks.append(amount("geometryRequests", wanted, calls.geometryRequests, because: nil))
    }
    return checks
  }

  private func check(
    _ key: String, _ expected: String, _ was: String, holds: Bool, because: @autoclosure () -> String?
  ) -> Timeline.Check {
    Timeline.Check(key: key, expected: expected, was: was, because: holds ? nil : because(), holds: holds)
  }

  private func orientation(
    _ key: String, _ wanted: [UIInterfaceOrientation], _ was: UIInterfaceOrientation
  ) -> Timeline.Check {
    let expected = wanted.map(Words.name).joined(separator: " or ")
    return check(key, expected, Words.name(was), holds: wanted.contains(was), because: reasons)
  }

  private func mask(_ wanted: UIInterfaceOrientationMask) -> Timeline.Check {
    let was = state.mask.map { Words.name($0.mask) } ?? "not known"
    return check("mask", Words.name(wanted), was, holds: state.mask?.mask == wanted, because: reasons)
  }

  private func amount(
    _ key: String, _ wanted: ScenarioExpectation.Amount, _ was: Int, because: String?
  ) -> Timeline.Check {
    check(key, "\(wanted)", "\(was)", holds: wanted.allows(was), because: because)
  }

  private func happenings(_ key: String, _ wanted: ScenarioExpectation.Happenings, _ was: [String]) -> Timeline.Check {
    let shown = was.isEmpty ? nil : was.joined(separator: "; ")
    switch wanted {
    case .count(let amount):
      return check(key, "\(amount)", "\(was.count)", holds: amount.allows(was.count), because: shown)
    case .texts(let texts):
      // Each text has to be part of a line of its own, so that two equal texts mean two lines.
      var rest = was
      let areThere = texts.allSatisfy { text in
        guard let index = rest.firstIndex(where: { $0.contains(text) }) else { return false }
        rest.remove(at: index)
        return true
      }
      let expected = texts.isEmpty ? "none" : texts.joined(separator: "; ")
      return check(key, expected, shown ?? "none", holds: areThere && rest.isEmpty, because: nil)
    }
  }

  private func error(_ wanted: ScenarioExpectation.ErrorExpectation) -> Timeline.Check {
    let was = counts.error ?? "none"
    switch wanted {
    case .none: return check("error", "none", was, holds: counts.error == nil, because: nil)
    case .containing(let text):
      return check("error", text, was, holds: counts.error?.contains(text) ?? false, because: nil)
    }
  }

  // MARK: Because

  private var held: String {
    "the device is held \(Words.name(state.pose))" + (state.isUserLocked ? ", the rotation lock is on" : "")
  }

  private var reasons: String {
    let parts = [state.mask?.text, lastTurn, held, state.library?.explanation?.replacing("\n", with: " ")]
    return parts.compactMap { $0 }.joined(separator: "; ")
  }
}
