import HeadlessUIKit

/// What happened in a run, step by step, as values; text, JSON and pictures are views of it.
public struct Timeline: Equatable, Sendable {
  public let scenario: String
  public let report: ScenarioReport?
  public let outcome: ScenarioOutcome
  public let device: DeviceModel
  public let system: SystemVersion
  public let sdk: SystemVersion
  /// Whether the library's steps ran, or what the reporter's code did instead.
  public let isWithLibrary: Bool
  public internal(set) var moments: [Moment]

  /// Whether every expectation that was looked at holds.
  public var holds: Bool { checks.allSatisfy(\.holds) }

  public var checks: [Check] { moments.flatMap(\.checks) }

  /// What a timeline keeps of a run.
  public enum Scope: Hashable, Sendable {
    /// Every step with all that happened.
    case everything
    /// What was expected and what was; for runs by the thousand.
    case expectations
  }

  /// A step and the world after it.
  public struct Moment: Equatable, Sendable {
    /// The line of the file.
    public let line: Int
    /// Which of the scenario's steps it belongs to, from 1; 0 is the launch.
    public let step: Int
    public let kind: Kind
    public let title: String
    public let note: String?
    public let state: State
    /// What happened since the moment before, in order.
    public let events: [TimelineEvent]
    public let checks: [Check]
  }

  /// Where a moment comes from.
  public enum Kind: String, Hashable, Sendable {
    case launch
    case step
    /// A step of the library.
    case library
    /// What the reporter's code did instead of the library.
    case instead
    case expect
    /// A step or an expectation for another system, or with nothing to do without the library.
    case passedOver
  }

  /// One expectation that was looked at.
  public struct Check: Hashable, Sendable {
    public let key: String
    public let expected: String
    public let was: String
    public let because: String?
    public let holds: Bool
  }

  /// The world at a moment.
  public struct State: Equatable, Sendable {
    /// Virtual time since launch.
    public var milliseconds: Int
    public var pose: UIDeviceOrientation
    public var isUserLocked: Bool
    /// `UIDevice.current.orientation`.
    public var device: UIDeviceOrientation
    public var interface: UIInterfaceOrientation
    /// The active mask; absent until a window reported one.
    public var mask: MaskState?
    public var isInterfaceLocked: Bool
    public var visible: String?
    /// The scene's size in points.
    public var size: CGSize
    /// The size of the scene's display, held upright.
    public var screen: CGSize
    /// Whether the scene fills it.
    public var fillsScreen: Bool
    /// The scene's horizontal size class.
    public var horizontal: UIUserInterfaceSizeClass
    public var library: LibraryState?
  }

  /// The active mask and the two answers it is made of.
  public struct MaskState: Equatable, Sendable {
    public var mask: UIInterfaceOrientationMask
    /// The app's answer and who gave it.
    public var application: MaskAnswer?
    /// The name of the controller UIKit asked.
    public var controller: String
  }

  /// The answer of a delegate or Info.plist.
  public struct MaskAnswer: Equatable, Sendable {
    public var mask: UIInterfaceOrientationMask
    public var party: String
  }
}

/// What happened inside a step.
public enum TimelineEvent: Equatable, Sendable {
  case simulation(SimulationEvent)
  case library(LibraryEvent)
  /// A call that reported an error: of `requestGeometryUpdate` or of the library.
  case failure(call: String, text: String)
}
