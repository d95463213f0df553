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
  /// The scene the step is about; `nil` is the app's first.
  public let scene: String?
  public let action: Action

  /// What the step does.
  public enum Action: Sendable {
    case uikit(UIKitStep)
    /// A call of the library, and what the reporter's code did instead.
    case library(LibraryStep, without: [ScenarioStep]?)
    /// What the reporter's code did besides, where the library does nothing.
    case onlyWithout([ScenarioStep])
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

/// A step that needs UIKit and the user only.
public enum UIKitStep: Sendable {
  case turn(UIDeviceOrientation)
  case userLock(Bool)
  case push(ControllerReference, navigation: String, animated: Bool)
  case pop(navigation: String, animated: Bool)
  case interactivePop(InteractivePop, navigation: String)
  case select(String, in: String, byTap: Bool)
  case showColumn(UISplitViewController.Column, in: String)
  case present(ControllerReference, from: String?, how: PresentationManner)
  case dismiss(String, animated: Bool)
  case dragDown(String)
  case touch(Touch)
  case background
  case foreground
  case resignActive
  case becomeActive
  case wait(Double)
  case window(WindowStep)
  case scene(SceneStep)
  case resize(Windowing)
  case multitasking(MultitaskingMode)
  case fold(Bool)
  case setMask(UIInterfaceOrientationMask, MaskOwner)
  case setPreferred(UIInterfaceOrientation, String)
  case setShouldAutorotate(Bool, String)
  case setPrefersLock(Bool, String)
  case refresh(String)
  case requestGeometry(UIInterfaceOrientationMask)
  case writeDeviceOrientation(UIDeviceOrientation)
  case attemptRotation

  /// What a finger does to a page.
  public enum Touch: Hashable, Sendable {
    /// A control by its text or its accessibility identifier.
    case tap(String)
    case tapTab(String)
    case goBack
    case swipeDown
    case scroll(toRow: Int)
  }

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

/// How a controller is presented.
public struct PresentationManner: Sendable {
  public let style: UIModalPresentationStyle
  /// What the presentation's delegate turns the style into where the width is compact.
  public let adaptation: UIModalPresentationStyle?
  /// Whether a custom presentation takes its presenter's view away.
  public let removesPresenter: Bool
  public let isAnimated: Bool
}

/// A step about a window; the app's own is called as its scene.
public enum WindowStep: Sendable {
  case open(String, root: ControllerReference, level: UIWindow.Level, isHidden: Bool)
  case show(String)
  case hide(String)
  case replaceRoot(ControllerReference, window: String?)
  /// One of the system's own above everything.
  case textEffects
  /// A web page's video fills the screen, or goes.
  case webVideo(Bool)
}

/// A step about the app's scenes.
public enum SceneStep: Sendable {
  case connect(String, root: ControllerReference, isExternal: Bool)
  case disconnect(String)
  case connectTemplate(String)
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
  case enterFullScreen(video: String)
  case leaveFullScreen(video: String)

  /// The controller that the step is about.
  var controller: String? {
    switch self {
    case .setMaskWhileVisible(_, let name, _), .enterFullScreen(let name), .leaveFullScreen(let name): name
    case .lock, .changeLock, .release, .rotate, .endRotation: nil
    }
  }

  /// How long a turn on request lasts.
  public enum RotationEnd: String, CaseIterable, Sendable {
    case deviceTurns
    case released
  }
}
