/// An alert as a value.
///
/// Deprecated in favour of the modifiers that take builders.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

extension View {
  /// Deprecated in the iOS 15 SDK.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    alert(content(), isPresented)
  }

  /// Deprecated in the iOS 15 SDK.
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    alert(
      item.wrappedValue.map(content) ?? Alert(title: Text("")),
      Binding(read: { item.wrappedValue != nil }, write: { if !$0 { item.wrappedValue = nil } }))
  }

  nonisolated private func alert(_ alert: Alert, _ isPresented: Binding<Bool>) -> some View {
    self.alert(alert.title.string, .alert, isPresented, AlertButtons(buttons: alert.buttons), alert.message)
  }
}

/// The buttons of an alert that is a value.
private nonisolated struct AlertButtons: View {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role) {
        buttons[index].action?()
      } label: {
        buttons[index].label
      }
    }
  }
}
