import HeadlessUIKit

/// What must be true at a point of a scenario; `nil` is not looked at.
public struct ScenarioExpectation: Sendable {
  public var interface: [UIInterfaceOrientation]?
  public var mask: UIInterfaceOrientationMask?
  public var device: UIDeviceOrientation?
  public var observed: [UIInterfaceOrientation]?
  public var visible: String?
  /// Texts that have to be on the screen.
  public var text: [String]?
  public var interfaceLocked: Bool?
  public var shape: Shape?
  public var fillsScreen: Bool?
  public var horizontal: UIUserInterfaceSizeClass?
  public var turns: Amount?
  public var crashes: Happenings?
  public var console: Happenings?
  public var issues: Happenings?
  public var requests: Happenings?
  public var error: ErrorExpectation?
  public var refreshes: Amount?
  public var geometryRequests: Amount?
  /// The names of the library's videos that fill the screen, in any order.
  public var fullScreen: [String]?
  /// Each controller's view in its window, in points.
  public var frames: [String: CGRect]?
  /// How often each controller received a callback since the last expectation.
  public var callbacks: [String: [String: Amount]]?

  /// The controllers that are looked at by name.
  var controllerNames: [String] {
    (fullScreen ?? []) + (frames?.keys.sorted() ?? []) + (callbacks?.keys.sorted() ?? [])
  }

  /// Whether something is looked at that there is with the library only.
  var speaksOfLibrary: Bool { observed != nil || issues != nil || requests != nil || fullScreen != nil }

  /// Which way the scene's bounds are longer.
  public enum Shape: String, CaseIterable, Sendable {
    case tall
    case wide

    init(_ size: CGSize) { self = size.width > size.height ? .wide : .tall }
  }

  /// A number, or a bound.
  public enum Amount: Hashable, Sendable {
    case exactly(Int)
    case atMost(Int)
    case atLeast(Int)

    func allows(_ count: Int) -> Bool {
      switch self {
      case .exactly(let wanted): count == wanted
      case .atMost(let limit): count <= limit
      case .atLeast(let limit): count >= limit
      }
    }
  }

  /// How many texts there are, or what is in each.
  public enum Happenings: Hashable, Sendable {
    case count(Amount)
    case texts([String])
  }

  /// What the last error says, or that there is none.
  public enum ErrorExpectation: Hashable, Sendable {
    case none
    case containing(String)
  }
}

extension ScenarioExpectation.Amount: CustomStringConvertible {
  public var description: String {
    switch self {
    case .exactly(let count): "\(count)"
    case .atMost(let count): "at most \(count)"
    case .atLeast(let count): "at least \(count)"
    }
  }
}
