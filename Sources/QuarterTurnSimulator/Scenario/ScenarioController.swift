import HeadlessUIKit

/// A controller of a scenario: its name, what it is, what is in it and what it overrides.
public struct ScenarioController: Sendable {
  public let name: String
  public let kind: Kind
  /// A navigation's stack, a tab bar's tabs, a split view's columns, pages, or the one child.
  public let children: [ScenarioController]
  /// Where each child of a split view goes.
  public let columns: [UISplitViewController.Column]
  /// The tab that is shown at first; `nil` is the first one.
  public let selected: String?
  public let overrides: Overrides
  let place: SourcePlace

  /// What a controller is, and who wrote it.
  public struct Kind: Hashable, Sendable {
    public let shape: Shape
    public let author: Author

    init(_ shape: Shape, _ author: Author = .uikit) {
      self.shape = shape
      self.author = author
    }
  }

  public enum Shape: Hashable, Sendable {
    case controller
    case navigation
    case tabBar
    case split
    case pages
    /// A hand-written parent of one child.
    case container
    /// The library's root around one child.
    case root
    /// The library's root of a window over the app's.
    case overlay
    /// The library's container of a video that fills the screen in landscape.
    case video
    case alert
  }

  public enum Author: Hashable, Sendable {
    case uikit
    /// A hand-written subclass that forwards to the child that is shown.
    case forwarding
    /// The library's, or UIKit's where there is no library.
    case quarterTurn
  }

  /// What the controller overrides; `nil` is UIKit's default.
  public struct Overrides: Equatable, Sendable {
    public var mask: UIInterfaceOrientationMask?
    public var preferred: UIInterfaceOrientation?
    public var shouldAutorotate: Bool?
    public var prefersLock: Bool?
    public var definesContext: Bool?
    /// What the delegate of UIKit's own container answers.
    public var delegateMask: UIInterfaceOrientationMask?
  }

  /// The controller and everything in it, parents first.
  public var family: [ScenarioController] { [self] + children.flatMap(\.family) }

  /// What the kind is called in files.
  var kindWord: String { Words.kinds.first { $0.1 == kind }?.0 ?? "controller" }

  var hasOverrides: Bool { kind.shape == .controller || kind.shape == .container }

  /// UIKit refuses to push these.
  var canBePushed: Bool {
    switch kind.shape {
    case .navigation, .split, .alert: false
    case .controller, .tabBar, .pages, .container, .root, .overlay, .video: true
    }
  }
}
