/// A view that answers touches with actions.
@MainActor @preconcurrency
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var touchDown: Self { Self(rawValue: 1 << 0) }
    public static var touchUpInside: Self { Self(rawValue: 1 << 6) }
    public static var touchUpOutside: Self { Self(rawValue: 1 << 7) }
    public static var touchCancel: Self { Self(rawValue: 1 << 8) }
    public static var valueChanged: Self { Self(rawValue: 1 << 12) }
    public static var primaryActionTriggered: Self { Self(rawValue: 1 << 13) }
    public static var menuActionTriggered: Self { Self(rawValue: 1 << 14) }
    public static var editingDidBegin: Self { Self(rawValue: 1 << 16) }
    public static var editingChanged: Self { Self(rawValue: 1 << 17) }
    public static var editingDidEnd: Self { Self(rawValue: 1 << 18) }
    public static var editingDidEndOnExit: Self { Self(rawValue: 1 << 19) }
    public static var allEvents: Self { Self(rawValue: 0xFFFF_FFFF) }
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var normal: Self { [] }
    public static var highlighted: Self { Self(rawValue: 1 << 0) }
    public static var disabled: Self { Self(rawValue: 1 << 1) }
    public static var selected: Self { Self(rawValue: 1 << 2) }
    public static var focused: Self { Self(rawValue: 1 << 3) }
  }

  open var isEnabled = true { didSet { if oldValue != isEnabled { stateDidChange() } } }
  open var isSelected = false { didSet { if oldValue != isSelected { stateDidChange() } } }
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { stateDidChange() } } }
  private var actions: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  func stateDidChange() {}

  /// An action with the identifier of one that is there takes its place for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions = actions.compactMap { entry in
      guard entry.action.identifier == actionIdentifier else { return entry }
      let events = entry.events.subtracting(controlEvents)
      return events.isEmpty ? nil : (entry.action, events)
    }
  }

  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  override var touchLabel: String? { accessibilityLabel ?? "" }

  override var isTouchEnabled: Bool { isEnabled }

  /// A finger taps the control: UIKit sends both events for one that has a primary action.
  override func touched() { sendActions(for: [.touchDown, .touchUpInside, .primaryActionTriggered]) }
}
