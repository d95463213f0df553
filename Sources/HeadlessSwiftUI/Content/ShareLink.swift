/// Something to tap that offers to share something.
///
/// The model has nobody to share with: its log tells what would have been offered.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View> where Data: RandomAccessCollection {
  let items: Data
  let label: Label
}

extension ShareLink: View {}

extension ShareLink: PrimitiveView {
  func render(in node: Node) {
    node.element = .control(
      .init(kind: .link, isEnabled: node.environment.isEnabled) { [items, runtime = node.runtime] in
        for item in items {
          runtime.simulation.log(ConsoleMessage(category: "ShareLink", level: .info, text: "shares \(item)"))
        }
      })
    node.place(label, at: .slot(0))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: CollectionOfOne(item), label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: CollectionOfOne(item), label: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(Text("Share…")))
  }

  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(Text(titleKey)))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(Text("Share…")))
  }

  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(Text(titleKey)))
  }
}

/// The arrow out of a box, with a title.
public struct DefaultShareLinkLabel: View {
  private let title: Text

  nonisolated init(_ title: Text) { self.title = title }

  public var body: some View {
    HeadlessSwiftUI.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
