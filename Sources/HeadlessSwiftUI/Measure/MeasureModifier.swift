/// A modifier that SwiftUI applies to each of several views, such as the rows that a group brings into a list.
protocol EachModifier: PrimitiveModifier {}

extension EachModifier {
  @MainActor func around(_ view: any View) -> any View {
    func open<Inner: View>(_ inner: Inner) -> any View { inner.modifier(self) }
    return open(view)
  }
}

/// Changes the size of what is inside.
nonisolated struct MeasureModifier: EachModifier {
  let layout: NodeLayout

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    node.layout = layout
    node.place(inner, at: .slot(0))
  }
}

/// Sets the font of what is inside.
nonisolated struct FontModifier: EachModifier {
  let font: Font?

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    var environment = node.environment
    environment.font = font
    node.place(inner, at: .slot(0), environment: environment)
  }
}

private struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

extension EnvironmentValues {
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { modifier(FontModifier(font: font)) }

  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(MeasureModifier(layout: .padding(insets)))
  }

  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    let axes: Axis.Set = (horizontal ? Axis.Set.horizontal : []).union(vertical ? .vertical : [])
    return modifier(MeasureModifier(layout: .fixedSize(axes)))
  }

  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
