/// Windows that all show the same kind of content.
public struct WindowGroup<Content: View> {
  let id: String?
  let valueType: ObjectIdentifier?
  let content: (AnyHashable?) -> Content
}

extension WindowGroup {
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, valueType: nil) { _ in content() }
  }

  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, valueType: nil) { _ in content() }
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, valueType: nil) { _ in content() }
  }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, valueType: nil) { _ in content() }
  }

  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, valueType: ObjectIdentifier(type)) { value in
      PresentedWindowContent(value: value?.base as? D, content: content)
    }
  }

  public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, valueType: ObjectIdentifier(type)) { value in
      PresentedWindowContent(value: value?.base as? D, content: content)
    }
  }
}

extension WindowGroup: Scene {}

extension WindowGroup: PrimitiveScene {
  func render(in node: Node) {
    let group = node.stored(0) {
      let group = AppWindowGroup(node)
      node.runtime.app?.add(group)
      return group
    }
    group.id = id
    group.valueType = valueType
    group.content = { value in AnyView(content(value)) }
    group.updateWindows()
  }
}

/// The content of a window that was opened for a value.
nonisolated public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  init(value: Data?, content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  @MainActor public var body: some View { content($value) }
}
