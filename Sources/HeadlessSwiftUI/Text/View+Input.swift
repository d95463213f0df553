/// What a keyboard would do; the model has none.
extension View {
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { self }
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
}

/// Which letters the keyboard begins large.
public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

extension Text {
  /// Large or small letters.
  @nonexhaustive
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  /// Where a text that is too long is cut.
  @nonexhaustive
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }
}

/// Whether a person can select a text.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// A text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// A text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
