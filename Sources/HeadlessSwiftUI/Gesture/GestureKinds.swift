/// One or more taps.
public nonisolated struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never

  public var count: Int

  nonisolated public init(count: Int = 1) { self.count = count }
}

extension TapGesture: PrimitiveGesture {
  @MainActor func touches(_ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void) -> GestureTouches {
    GestureTouches(tap: { ended(()) })
  }
}

/// A finger that stays for a while.
public nonisolated struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never

  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  @MainActor func touches(_ changed: @escaping (Bool) -> Void, _ ended: @escaping (Bool) -> Void) -> GestureTouches {
    GestureTouches(longPress: {
      changed(true)
      ended(true)
    })
  }
}

/// A finger that moves.
public nonisolated struct DragGesture: Gesture {
  /// Where the finger is, and how far it has come.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }

  public typealias Body = Never

  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: PrimitiveGesture {
  @MainActor func touches(_ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void) -> GestureTouches {
    GestureTouches(drag: { translation in
      guard max(abs(translation.width), abs(translation.height)) >= minimumDistance else { return }
      let value = Value(
        time: Date(timeIntervalSinceReferenceDate: Simulation.current.runLoop.now),
        location: CGPoint(x: translation.width, y: translation.height), startLocation: .zero)
      changed(value)
      ended(value)
    })
  }
}
