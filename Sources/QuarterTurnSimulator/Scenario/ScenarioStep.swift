import HeadlessUIKit

/// One step of a scenario.
public struct ScenarioStep: Sendable {
  public let place: SourcePlace
  /// The step in one line, as the timeline prints it.
  public let title: String
  public let note: String?
  /// The systems it is for; on others it is left out.
  public let systems: [SystemChoice]?
  /// Whether animations end before the next step.
  public let settles: Bool
  public let action: Action

  /// What the step does.
  public enum Action: Sendable {
    case uikit(UIKitStep)
    /// A call of the library, and what the reporter's code did instead.
    case library(LibraryStep, without: [ScenarioStep]?)
    case expect(ScenarioExpectation, actual: ActualResult?)
  }

  func applies(to system: SystemVersion) -> Bool {
    systems?.contains { $0.contains(system) } ?? true
  }
}

/// What the reporter saw without the library.
public enum ActualResult: Sendable {
  case same
  case different(ScenarioExpectation)
}

/// A step that needs UIKit and the hand only.
public enum UIKitStep: Sendable {
  case turn(UIDeviceOrientation)
  case userLock(Bool)
  case push(ControllerReference, navigation: String, animated: Bool)
  case pop(navigation: String, animated: Bool)
  case interactivePop(InteractivePop, navigation: String)
  case present(ControllerReference, from: String?, style: UIModalPresentationStyle, animated: Bool)
  case dismiss(String, animated: Bool)
  case background
  case foreground
  case wait(Double)
  case setMask(UIInterfaceOrientationMask, MaskOwner)
  case setPreferred(UIInterfaceOrientation, String)
  case setShouldAutorotate(Bool, String)
  case setPrefersLock(Bool, String)
  case refresh(String)
  case requestGeometry(UIInterfaceOrientationMask)
  case writeDeviceOrientation(UIDeviceOrientation)
  case attemptRotation

  /// The stages of a swipe back.
  public enum InteractivePop: Sendable {
    case begin
    case finish
    case cancel
  }

  /// Whose mask a step sets.
  public enum MaskOwner: Hashable, Sendable {
    case controller(String)
    case delegate
  }
}

/// A controller by the name it was given before, or made in place.
public enum ControllerReference: Sendable {
  case named(String, SourcePlace)
  case new(ScenarioController)

  var name: String {
    switch self {
    case .named(let name, _): name
    case .new(let controller): controller.name
    }
  }
}

/// A step that calls the library.
public enum LibraryStep: Sendable {
  case lock(UIInterfaceOrientationMask, name: String, preferring: UIInterfaceOrientation?)
  case changeLock(UIInterfaceOrientationMask, name: String)
  case release(name: String)
  case setMaskWhileVisible(UIInterfaceOrientationMask?, controller: String, preferring: UIInterfaceOrientation?)
  case rotate(UIInterfaceOrientationMask, until: RotationEnd)
  case endRotation

  /// How long a turn on request lasts.
  public enum RotationEnd: String, CaseIterable, Sendable {
    case deviceTurns
    case released
  }
}
