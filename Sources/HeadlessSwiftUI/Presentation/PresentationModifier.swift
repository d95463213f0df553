/// Shows content over the screen while there is an identifier to show it for.
nonisolated struct PresentationModifier: PrimitiveModifier {
  enum Style {
    case sheet
    case cover
    case popover
  }

  let style: Style
  let id: AnyHashable?
  let content: () -> any View
  let clear: (AnyHashable) -> Void
  let onDismiss: (() -> Void)?

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    node.layout = .backed
    node.place(inner, at: .slot(0))
    let slot = node.stored(0) { PresentationSlot() }
    slot.clear = clear
    slot.onDismiss = onDismiss
    let item = slot.update(id: id, node: node) { makeController(node.runtime) }
    guard let item, let screen = item.controller as? ScreenController else { return }
    let child: Node?
    if item.isWanted {
      var environment = node.environment.enteringScreen
      environment.dismissal = Dismissal { [weak slot, weak item] in
        if let item { slot?.clear?(item.id) }
      }
      child = node.place(
        ScreenView(content: AnyView(any: node.tracked(content)), controller: screen), at: item.key, environment: environment,
        host: screen.host, proposal: ProposedFrame())
    } else {
      // What is leaving stays as it was, also when its item is gone already.
      child = node.keepChild(at: item.key)
    }
    child?.contributesPreferences = false
    if let child { screen.show(child) }
    item.prepare = { [weak screen] in (screen as? PresentationHostingController)?.prepare() }
  }

  @MainActor private func makeController(_ runtime: Runtime) -> UIViewController {
    let controller = PresentationHostingController(runtime: runtime)
    switch style {
    case .sheet: controller.modalPresentationStyle = runtime.simulation.device.idiom == .pad ? .formSheet : .pageSheet
    case .popover: controller.modalPresentationStyle = .popover
    case .cover:
      let removes = runtime.simulation.assumptions[.coverRemovesPresenter] == 0
      controller.modalPresentationStyle = removes ? .fullScreen : .overFullScreen
    }
    return controller
  }
}

extension EnvironmentValues {
  /// What a screen of its own inherits: not the stack and the column around its presenter.
  var enteringScreen: EnvironmentValues {
    var environment = self
    environment.navigation = nil
    environment.splitColumn = nil
    return environment
  }
}
