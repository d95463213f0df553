import HeadlessUIKit

/// A controller of a scenario: its name, what it is and what it overrides.
public struct ScenarioController: Sendable {
  public let name: String
  public let kind: Kind
  public let overrides: Overrides
  let place: SourcePlace

  /// What kind of controller it is, with its children.
  public indirect enum Kind: Sendable {
    case controller
    case navigation(Navigation, stack: [ScenarioController])
    /// A hand-written parent that forwards nothing.
    case container(child: ScenarioController)
    case alert
  }

  /// Who wrote the navigation controller.
  public enum Navigation: Sendable {
    case uikit
    /// A hand-written subclass that forwards to its top controller.
    case forwarding
    /// The library's, or UIKit's where there is no library.
    case quarterTurn
  }

  /// What the controller overrides; `nil` is UIKit's default.
  public struct Overrides: Hashable, Sendable {
    public var mask: UIInterfaceOrientationMask?
    public var preferred: UIInterfaceOrientation?
    public var shouldAutorotate: Bool?
    public var prefersLock: Bool?
  }

  /// The controller and everything in it, parents first.
  public var family: [ScenarioController] {
    switch kind {
    case .controller, .alert: [self]
    case .navigation(_, let stack): [self] + stack.flatMap(\.family)
    case .container(let child): [self] + child.family
    }
  }

  /// What the kind is called in files.
  var kindWord: String {
    switch kind {
    case .controller: "controller"
    case .navigation(.uikit, _): "navigation"
    case .navigation(.forwarding, _): "forwardingNavigation"
    case .navigation(.quarterTurn, _): "quarterTurnNavigation"
    case .container: "container"
    case .alert: "alert"
    }
  }

  var isNavigation: Bool {
    if case .navigation = kind { true } else { false }
  }

  var hasOverrides: Bool {
    switch kind {
    case .controller, .container: true
    case .navigation, .alert: false
    }
  }
}
