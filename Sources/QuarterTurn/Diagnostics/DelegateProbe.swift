import QuarterTurnPlatform

/// Who answers when UIKit asks a delegate for supported orientations.
enum DelegateStatus: Equatable {
  /// What kind of delegate is asked.
  enum Kind {
    case app
    case scene
    /// SwiftUI's own, which forwards to what the app's adaptor brings (R9.4).
    case swiftUI
  }

  /// The library answers.
  case reached
  /// There is no application to ask: nothing is known.
  case unknown
  /// Nobody: Info.plist holds (R3.1).
  case nobody(delegate: String, kind: Kind)
  /// A delegate, with a mask of its own.
  case elsewhere(delegate: String, mask: UIInterfaceOrientationMask, kind: Kind)
}

/// Finds out whether UIKit's questions for the mask reach the library: asks the delegates and watches whether the question arrives.
@MainActor
struct DelegateProbe {
  private(set) var isRunning = false
  private(set) var isDone = false
  /// The screen on which an issue was raised; it is about the delegates, and stays the same on others.
  private(set) var reportedScreen: String?
  /// Whether a delegate has forwarded a question of UIKit's.
  private(set) var hasBeenAsked = false
  /// Set when the question arrives while the probe is running.
  private var wasReached = false
  /// What was found out; nil before it ran.
  private(set) var status: DelegateStatus?

  /// Notes a question of UIKit's that was forwarded, which leaves nothing to find out: except on 27, where two delegates may be asked.
  ///
  /// - Returns: whether that refutes an issue raised before.
  mutating func questionArrived(era: Era) -> Bool {
    hasBeenAsked = true
    guard era < .ios27 else { return false }
    isDone = true
    guard isReported else { return false }
    reportedScreen = nil
    status = .reached
    return true
  }

  /// Notes that the question has arrived while the probe is running.
  mutating func noteReached() { wasReached = true }

  var isReported: Bool { reportedScreen != nil }

  mutating func noteReport(on screen: String) { reportedScreen = screen }

  mutating func begin() {
    isRunning = true
    isDone = true
    wasReached = false
  }

  mutating func end(_ found: DelegateStatus) {
    isRunning = false
    status = found
  }

  /// UIKit has asked without any probing.
  mutating func concludeFromQuestions() {
    if status == nil, hasBeenAsked { status = .reached }
  }

  /// Whether the question has arrived since this was last read.
  mutating func takeReached() -> Bool {
    defer { wasReached = false }
    return wasReached
  }

  /// What UIKit is answered by somebody else than the library; nil where the library answers.
  ///
  /// Before anybody has been asked, Info.plist has to be reckoned with.
  func foreignMask(declared: UIInterfaceOrientationMask) -> UIInterfaceOrientationMask? {
    switch status {
    case .reached: nil
    case .elsewhere(_, let mask, _): mask
    case .nobody: declared
    case .unknown, nil: hasBeenAsked ? nil : declared
    }
  }

  /// Asks in UIKit's place; on 27 the scene delegate and the app delegate, since it is not documented who comes first (R8.11).
  static func ask(_ scene: UIWindowScene, window: UIWindow, era: Era, wasReached: () -> Bool) -> DelegateStatus {
    guard let application = Platform.application(of: scene) else { return .unknown }
    let appDelegate = application.delegate
    let question = appDelegate?.application(_:supportedInterfaceOrientationsFor:)
    let appAnswer = Platform.answer(question?(application, window))
    let isAppReached = wasReached()
    let appName = appDelegate.map { String(describing: type(of: $0)) } ?? "the app delegate"
    let kind = appDelegate.map(Platform.isSwiftUIs) ?? false ? DelegateStatus.Kind.swiftUI : .app
    let app: DelegateStatus =
      isAppReached
      ? .reached
      : appAnswer.map { .elsewhere(delegate: appName, mask: $0, kind: kind) } ?? .nobody(delegate: appName, kind: kind)
    // Without a scene delegate the app delegate's answer is the scene's, and the line to add is its.
    guard era >= .ios27, let sceneDelegate = scene.delegate as? any UIWindowSceneDelegate else { return app }
    let sceneOutcome = ask(sceneDelegate, about: scene, wasReached: wasReached)
    switch (sceneOutcome, app) {
    case (.elsewhere, _): return sceneOutcome
    case (_, .elsewhere): return app
    case (.reached, _), (_, .reached): return .reached
    // One line in the app brings both delegates.
    case (_, .nobody(_, kind: .swiftUI)): return app
    default: return sceneOutcome
    }
  }

  private static func ask(
    _ delegate: any UIWindowSceneDelegate, about scene: UIWindowScene, wasReached: () -> Bool
  ) -> DelegateStatus {
    let name = String(describing: type(of: delegate))
    let answer = Platform.supportedInterfaceOrientations(answeredBy: delegate, for: scene)
    if wasReached() { return .reached }
    if let answer { return .elsewhere(delegate: name, mask: answer, kind: .scene) }
    return .nobody(delegate: name, kind: .scene)
  }
}

extension DelegateStatus {
  /// Who answers, in words.
  var words: String {
    switch self {
    case .reached: "the library answers"
    case .unknown: "unknown, as no application can be asked"
    case .nobody(let delegate, _): "nobody answers (\(delegate))"
    case .elsewhere(let delegate, let mask, _): "\(delegate) answers \(mask.readableName)"
    }
  }

  /// The issue that shows the line to add; nil where all is well or nothing is known.
  func issue(on screen: String) -> OrientationIssue? {
    switch self {
    case .reached, .unknown:
      nil
    case .nobody(let delegate, let kind):
      OrientationIssue(
        code: .delegateNotForwarding, subject: delegate, screen: screen,
        happened: kind == .swiftUI
          ? "No delegate of the app passes UIKit's question for the mask on, so Info.plist alone decides."
          : "\(delegate) does not pass UIKit's question for the mask on, so Info.plist alone decides.",
        remedy: kind.line)
    case .elsewhere(let delegate, let mask, let kind):
      OrientationIssue(
        code: .delegateAnswersItself, subject: delegate, screen: screen,
        happened: kind == .swiftUI
          ? "The app's delegate answers UIKit's question for the mask itself, with \(mask.readableName)."
          : "\(delegate) answers UIKit's question for the mask itself, with \(mask.readableName).",
        remedy: kind.line)
    }
  }
}

extension DelegateStatus.Kind {
  /// What to add where.
  var line: String {
    switch self {
    case .app:
      """
      Derive the app delegate from OrientationAppDelegate, or add to it:
      \(Self.question)
      """
    case .scene:
      """
      Derive the scene delegate from OrientationSceneDelegate, or add to it:
      @objc(supportedInterfaceOrientationsForWindowScene:)
      func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
        OrientationSceneDelegate.supportedInterfaceOrientations(for: windowScene)
      }
      """
    case .swiftUI:
      """
      Add to the app:
      @UIApplicationDelegateAdaptor(OrientationAppDelegate.self) private var appDelegate
      If it has such a line for a delegate of its own, derive that one from OrientationAppDelegate, or add to it:
      \(Self.question)
      """
    }
  }

  private static let question = """
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) \
    -> UIInterfaceOrientationMask {
      OrientationAppDelegate.supportedInterfaceOrientations(for: window)
    }
    """
}
