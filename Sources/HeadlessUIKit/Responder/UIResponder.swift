/// The root of everything that can be reached over the responder chain.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  open var next: UIResponder? { nil }

  /// In UIKit every object has it: the gesture with which VoiceOver leaves what is in front.
  open func accessibilityPerformEscape() -> Bool { false }
}
