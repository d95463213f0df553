/// The root of everything that can be reached over the responder chain.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  open var next: UIResponder? { nil }

  open private(set) var isFirstResponder = false
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return isFirstResponder }
    isFirstResponder = true
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    isFirstResponder = false
    return true
  }

  /// In UIKit every object has it: the gesture with which VoiceOver leaves what is in front.
  open func accessibilityPerformEscape() -> Bool { false }
}
