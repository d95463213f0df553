extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(.sheet, isPresented, onDismiss: onDismiss, content: content)
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(.sheet, item, onDismiss: onDismiss, content: content)
  }

  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(.cover, isPresented, onDismiss: onDismiss, content: content)
  }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(.cover, item, onDismiss: onDismiss, content: content)
  }

  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(.popover, isPresented, onDismiss: nil, content: content)
  }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(.popover, item, onDismiss: nil, content: content)
  }

  nonisolated private func presentation<Content: View>(
    _ style: PresentationModifier.Style, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
    content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        style: style, id: isPresented.wrappedValue ? AnyHashable(true) : nil, content: content,
        clear: { _ in if isPresented.wrappedValue { isPresented.wrappedValue = false } }, onDismiss: onDismiss))
  }

  nonisolated private func presentation<Item: Identifiable, Content: View>(
    _ style: PresentationModifier.Style, _ item: Binding<Item?>, onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Content
  ) -> some View {
    let value = item.wrappedValue
    return modifier(
      PresentationModifier(
        style: style, id: value.map { AnyHashable($0.id) },
        content: { value.map { AnyView(content($0)) } ?? AnyView(EmptyView()) },
        clear: { id in if item.wrappedValue.map({ AnyHashable($0.id) }) == id { item.wrappedValue = nil } },
        onDismiss: onDismiss))
  }
}

/// Where a popover points.
@nonexhaustive
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

/// A place in a view that others can convert.
public struct Anchor<Value> {
  public struct Source {}
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}

/// A place in a rectangle, as shares of its sides.
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
  public static let zero = UnitPoint()

  public init() { self.init(x: 0, y: 0) }
}
