/// Content made from the room it gets; made anew only when that differs.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View {}

extension GeometryReader: PrimitiveView {
  func render(in node: Node) {
    node.host.addSizeReader(node)
    let proxy = GeometryProxy(size: node.environment.proposedSize(in: node.host.size))
    node.place(node.tracked { content(proxy) }, at: .slot(0))
  }
}

/// The room a geometry reader has.
public struct GeometryProxy: Sendable {
  public let size: CGSize

  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// What positions are measured from.
public enum CoordinateSpace: Sendable {
  case global
  case local
}

/// Widths and heights that frames on the way down have fixed.
struct ProposedFrame {
  var width: CGFloat?
  var height: CGFloat?
}

private struct ProposedFrameKey: EnvironmentKey {
  static var defaultValue: ProposedFrame { ProposedFrame() }
}

extension EnvironmentValues {
  var proposedFrame: ProposedFrame {
    get { self[ProposedFrameKey.self] }
    set { self[ProposedFrameKey.self] = newValue }
  }

  func proposedSize(in hostSize: CGSize) -> CGSize {
    let frame = proposedFrame
    return CGSize(width: frame.width ?? hostSize.width, height: frame.height ?? hostSize.height)
  }
}

/// Fixes the room of what is inside.
nonisolated struct FrameModifier: PrimitiveModifier {
  let width: CGFloat?
  let height: CGFloat?

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    var environment = node.environment
    if let width { environment.proposedFrame.width = width }
    if let height { environment.proposedFrame.height = height }
    node.place(inner, at: .slot(0), environment: environment)
  }
}

extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameModifier(width: width, height: height))
  }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
}
