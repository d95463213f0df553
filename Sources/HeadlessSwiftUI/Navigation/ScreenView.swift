/// The content of one screen, whose title its controller shows.
nonisolated struct ScreenView<Content: View>: PrimitiveView {
  let content: Content
  let controller: UIViewController

  @MainActor func render(in node: Node) {
    node.showTitle(on: controller)
    node.place(content, at: .slot(0))
  }
}

/// A pushed screen: what its destination makes of the value, or the view a link brought.
nonisolated struct DestinationView: PrimitiveView {
  let entry: NavigationEntry
  let model: NavigationModel

  @MainActor func render(in node: Node) {
    node.showTitle(on: entry.screen)
    if let content = entry.content {
      node.place(node.tracked { content() }, at: .slot(0))
    } else if let value = entry.value {
      guard let destination = model.destination(for: value) else {
        node.runtime.log(
          "A navigation value of type \"\(type(of: value.base))\" has no matching navigation destination in its stack.")
        return
      }
      node.place(node.tracked { destination.make(value) }, at: .slot(0))
    }
  }
}

extension Node {
  func showTitle(on controller: UIViewController) {
    preferenceReader = { [weak controller] list in
      guard let title = list[NavigationTitleKey.self], controller?.title != title else { return }
      controller?.title = title
    }
  }
}
