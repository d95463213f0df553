private struct SubmitActionKey: EnvironmentKey {
  static var defaultValue: (@MainActor @Sendable () -> Void)? { nil }
}

extension EnvironmentValues {
  /// What the return key does in a field, from the inside out.
  var submitAction: (@MainActor @Sendable () -> Void)? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

/// Kinds of fields that a submission may be for.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = SubmitTriggers(rawValue: 1 << 0)
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

extension View {
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    nonisolated(unsafe) let action = action
    return transformEnvironment(\.submitAction) { submit in
      let inner = submit
      submit = {
        inner?()
        action()
      }
    }
  }
}
