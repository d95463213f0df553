/// Lets a gesture be made on a view.
nonisolated struct GestureModifier<G: Gesture>: PrimitiveModifier {
  let gesture: G?

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    if let touches = gesture?.touchesOfBody({ _ in }, { _ in }) {
      var control = ScreenElement.Control(kind: .button, isEnabled: node.environment.isEnabled, tap: touches.tap ?? {})
      control.drag = touches.drag
      control.longPress = touches.longPress
      control.pinch = touches.pinch
      control.twist = touches.twist
      node.element = .control(control)
    }
    node.place(inner, at: .slot(0))
  }
}

extension View {
  nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View { modifier(GestureModifier(gesture: gesture)) }

  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
    modifier(GestureModifier(gesture: gesture))
  }

  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
    modifier(GestureModifier(gesture: gesture))
  }

  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        .onEnded { _ in
          onPressingChanged?(true)
          action()
          onPressingChanged?(false)
        })
  }
}
