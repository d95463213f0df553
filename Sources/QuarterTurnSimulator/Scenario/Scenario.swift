import HeadlessUIKit

/// A scenario: an app on a device, what happens to it, and what must be true in between.
///
/// `Documentation/Scenarios.md` describes the file it is read from.
public struct Scenario: Sendable {
  public let name: String
  public let report: ScenarioReport?
  public let outcome: ScenarioOutcome
  public let devices: [DeviceChoice]
  public let systems: [SystemChoice]
  public let sdk: SystemVersion
  public let infoPlist: InfoPlist
  public let app: ScenarioApp
  /// What the app is without the library; `nil` where its root is a page written with the library, and no other was named.
  public let appWithout: ScenarioApp?
  public let controllers: [ScenarioController]
  /// The answers to questions that the rules leave open; the others have their first answer.
  public let assumptions: [Assumption: Int]
  public let pose: UIDeviceOrientation
  public let userLock: Bool
  /// What the user of the iPad chose in Settings; `nil` on phones, and for full screen.
  public let multitasking: MultitaskingMode?
  /// Whether a foldable is open at launch.
  public let isUnfolded: Bool
  /// The name of a scene without windows that is there before the app's own.
  public let templateScene: String?
  public let steps: [ScenarioStep]

  let place: SourcePlace

  /// Whether the file says what happens without the library.
  public var saysWithout: Bool {
    appWithout != nil
      && steps.contains { step in
        switch step.action {
        case .uikit: false
        case .onlyWithout: true
        case .library(_, let without): without != nil
        case .expect(_, let actual): actual != nil
        }
      }
  }
}

/// The public report that a scenario replays.
public struct ScenarioReport: Hashable, Sendable {
  public let id: String
  public let link: String
}

/// How the reported case ends with the library.
public enum ScenarioOutcome: Hashable, Sendable {
  /// As the reporter expected.
  case right
  /// The library cannot make it right and says so.
  case issue
  /// There is nothing to run, for this reason.
  case notApplicable(String)
}

/// Who answers for the app, and what its window shows.
public struct ScenarioApp: Sendable {
  public let delegate: ScenarioDelegate
  /// What a scene delegate of the app's own answers, from iOS 27 on; `nil` is no scene delegate.
  public let sceneMask: UIInterfaceOrientationMask?
  /// Absent only where there is nothing to run.
  public let root: ScenarioRoot?
}

/// What an app's window shows.
public enum ScenarioRoot: Sendable {
  case controller(ScenarioController)
  /// A page of SwiftUI's, which whoever runs the scenario knows by its name.
  case page(String, SourcePlace)

  var place: SourcePlace {
    switch self {
    case .controller(let controller): controller.place
    case .page(_, let place): place
    }
  }

  /// The page's name.
  public var page: String? {
    if case .page(let name, _) = self { name } else { nil }
  }
}

/// Who answers UIKit's question for the app's mask.
public enum ScenarioDelegate: Equatable, Sendable {
  /// Nobody: Info.plist decides.
  case none
  /// The app's own delegate, with this answer until a step changes it.
  case own(UIInterfaceOrientationMask)
  /// The app's own delegate, whose method has not quite the name that UIKit asks: it is never called.
  case misnamed(UIInterfaceOrientationMask)
  /// The library's delegate, with its default.
  case quarterTurn(default: UIInterfaceOrientationMask?)
}
