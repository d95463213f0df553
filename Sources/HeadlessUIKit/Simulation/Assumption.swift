/// A place where the rule sheet states two behaviours, so that the library has to be right under each.
public enum Assumption: String, CaseIterable, Sendable {
  case sceneDelegateAnswersFirst
  case sheetStyleAllowsUpsideDown
  case untouchedRootCountsAsSheet
  case emptyControllerMaskRaises
  case orientationValueDuringTurn
  case flipSendsViewWillTransition
  case sceneCallbackBeforeViewWillTransition
  case refreshReportsImmediately
  case transitionsHoldTheMask
  case geometryRequestPrefersCurrent
  case deviceOrientationWriteIsStored
  case systemGeneratesDeviceOrientation
  case flatPosesUnderUserLock
  case adaptedPresentationIsAsked
  case coverRemovesPresenter
  case hiddenTabsAppear
  case coveredScreensAppear
  case deviceTurnAsksTheApp
  case customPresentationIsAsked
  case turnCancelsSwipeBack
  case backgroundPicturesAreTaken

  /// The rule that leaves the question open.
  public var rule: String {
    switch self {
    case .sceneDelegateAnswersFirst: "R8.11"
    case .sheetStyleAllowsUpsideDown: "R3.10"
    case .untouchedRootCountsAsSheet: "R3.17"
    case .emptyControllerMaskRaises: "R3.18"
    case .orientationValueDuringTurn: "R6.5"
    case .flipSendsViewWillTransition: "R6.9"
    case .sceneCallbackBeforeViewWillTransition: "R6.2"
    case .refreshReportsImmediately: "R5.6"
    case .transitionsHoldTheMask: "R5.6"
    case .geometryRequestPrefersCurrent: "R5.10"
    case .deviceOrientationWriteIsStored: "R2.12"
    case .systemGeneratesDeviceOrientation: "R2.4"
    case .flatPosesUnderUserLock: "R2.6"
    case .adaptedPresentationIsAsked: "R4.1"
    case .coverRemovesPresenter: "R9.9"
    case .hiddenTabsAppear: "R9.9"
    case .coveredScreensAppear: "R9.10"
    case .deviceTurnAsksTheApp: "R5.17"
    case .customPresentationIsAsked: "R4.1"
    case .turnCancelsSwipeBack: "R5.6"
    case .backgroundPicturesAreTaken: "R5.14"
    }
  }

  /// A name for each choice; the index is the value, and 0 is the default.
  public var values: [String] {
    switch self {
    case .sceneDelegateAnswersFirst: ["the scene delegate's mask wins", "the app delegate's mask wins"]
    case .sheetStyleAllowsUpsideDown:
      ["a plain phone controller allows all but upside-down", "one of sheet style allows upside-down, too"]
    case .untouchedRootCountsAsSheet: ["a root of untouched style raises", "a root of untouched style yields an empty mask"]
    case .emptyControllerMaskRaises: ["a controller's empty mask does not raise", "a controller's empty mask raises"]
    case .orientationValueDuringTurn: ["new before viewWillTransition", "new after viewWillTransition", "new at completion only"]
    case .flipSendsViewWillTransition: ["a flip sends no viewWillTransition", "a flip sends viewWillTransition"]
    case .sceneCallbackBeforeViewWillTransition: ["scene callback after viewWillTransition", "scene callback before it"]
    case .refreshReportsImmediately: ["a refresh reports its mask at once", "a refresh reports when the transaction commits"]
    case .transitionsHoldTheMask: ["a running transition holds the reported mask", "a refresh counts during transitions"]
    case .geometryRequestPrefersCurrent: ["a geometry request keeps the current side", "it prefers the device's side"]
    case .deviceOrientationWriteIsStored: ["a write from iOS 16 on is dropped", "a write from iOS 16 on is stored and posted"]
    case .systemGeneratesDeviceOrientation: ["the system keeps notifications on", "only the app turns them on"]
    case .adaptedPresentationIsAsked: ["an adapted presentation leaves the mask below", "it is asked for its own"]
    case .flatPosesUnderUserLock: ["flat poses are not delivered under the lock", "flat poses are delivered under the lock"]
    case .coverRemovesPresenter: ["a full-screen cover makes its presenter disappear", "a cover leaves its presenter visible"]
    case .hiddenTabsAppear: ["hidden tabs stay silent until selected", "up to iOS 17 hidden tabs appear at launch"]
    case .deviceTurnAsksTheApp:
      ["from iOS 16 on a device turn uses the mask reported last", "a device turn asks the app and its controllers anew"]
    case .customPresentationIsAsked:
      ["a custom presentation is asked where it removes its presenter", "every custom presentation is asked"]
    case .turnCancelsSwipeBack: ["a device turn waits for the end of a swipe back", "a device turn cancels a swipe back"]
    case .backgroundPicturesAreTaken:
      ["a scene keeps its size in the background", "an iPad's scene is laid out for each way up in the background"]
    case .coveredScreensAppear: ["covered screens stay silent", "from iOS 18.4 on some appear on a push"]
    }
  }
}
