/// The world a simulation runs in: one choice for each open question, with a record of which questions mattered.
@MainActor
public final class Assumptions {
  private var choices: [Int]
  private var readBits: UInt64 = 0

  public init(_ overrides: [Assumption: Int] = [:]) {
    choices = Array(repeating: 0, count: Assumption.allCases.count)
    for (assumption, choice) in overrides { choices[assumption.index] = choice }
  }

  /// The choice for a question; asking marks it as read.
  public subscript(assumption: Assumption) -> Int {
    let index = assumption.index
    readBits |= 1 << UInt64(index)
    return choices[index]
  }

  /// Which questions were asked so far: only their other answers can change what happened.
  public var reads: Set<Assumption> {
    Set(Assumption.allCases.filter { readBits & (1 << UInt64($0.index)) != 0 })
  }
}

extension Assumption {
  fileprivate var index: Int {
    switch self {
    case .sceneDelegateAnswersFirst: 0
    case .untouchedRootCountsAsSheet: 1
    case .emptyControllerMaskRaises: 2
    case .orientationValueDuringTurn: 3
    case .flipSendsViewWillTransition: 4
    case .sceneCallbackBeforeViewWillTransition: 5
    case .refreshReportsImmediately: 6
    case .transitionsHoldTheMask: 7
    case .geometryRequestPrefersCurrent: 8
    case .deviceOrientationWriteIsStored: 9
    case .systemGeneratesDeviceOrientation: 10
    case .flatPosesUnderUserLock: 11
    case .sheetStyleAllowsUpsideDown: 12
    case .adaptedPresentationIsAsked: 13
    case .coverRemovesPresenter: 14
    case .hiddenTabsAppear: 15
    case .coveredScreensAppear: 16
    case .deviceTurnAsksTheApp: 17
    case .customPresentationIsAsked: 18
    case .turnCancelsSwipeBack: 19
    case .backgroundPicturesAreTaken: 20
    }
  }
}
