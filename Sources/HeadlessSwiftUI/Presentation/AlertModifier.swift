/// Shows an alert or a dialog, whose buttons are the controls of a view that is never seen itself.
nonisolated struct AlertModifier: PrimitiveModifier {
  let title: String
  let style: UIAlertController.Style
  let isPresented: Binding<Bool>
  let actions: () -> any View
  let message: () -> any View

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    node.layout = .backed
    node.place(inner, at: .slot(0))
    let slot = node.stored(0) { PresentationSlot() }
    slot.clear = { _ in if isPresented.wrappedValue { isPresented.wrappedValue = false } }
    let item = slot.update(id: node.tracked { isPresented.wrappedValue } ? AnyHashable(true) : nil, node: node) {
      let controller = PlatformAlertController(title: title, message: nil, preferredStyle: style)
      controller.disappeared = { [runtime = node.runtime] in runtime.presenter.setNeedsPump() }
      return controller
    }
    guard let item else { return }
    guard item.isWanted else {
      node.keepChild(at: item.key)
      return
    }
    let content = AlertContent(actions: AnyView(any: node.tracked(actions)), message: AnyView(any: node.tracked(message)))
    let child = node.place(content, at: item.key, environment: node.environment.enteringScreen)
    child.contributesPreferences = false
    item.prepare = { [weak child, controller = item.controller] in
      guard let child, let alert = controller as? PlatformAlertController else { return }
      Self.fill(alert, from: child)
    }
  }

  @MainActor private static func fill(_ alert: PlatformAlertController, from node: Node) {
    let parts = node.children
    alert.message = parts.last?.texts(includingHidden: true).joined(separator: " ")
    for control in parts.first?.controls(includingHidden: true) ?? [] {
      let style: UIAlertAction.Style =
        switch control.control.role {
        case .destructive?: .destructive
        case .cancel?: .cancel
        default: .default
        }
      alert.addAction(UIAlertAction(title: control.label, style: style) { _ in control.control.tap() })
    }
    if alert.actions.isEmpty { alert.addAction(UIAlertAction(title: "OK", style: .default)) }
  }
}

/// Buttons and message of an alert.
private nonisolated struct AlertContent: PrimitiveView {
  let actions: AnyView
  let message: AnyView

  @MainActor func render(in node: Node) {
    node.hidesElements = true
    node.place(actions, at: .slot(0))
    node.place(message, at: .slot(1))
  }
}
