/// Two fingers that come apart.
public nonisolated struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never

  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: PrimitiveGesture {
  @MainActor func touches(_ changed: @escaping (CGFloat) -> Void, _ ended: @escaping (CGFloat) -> Void) -> GestureTouches {
    GestureTouches(pinch: { scale in
      guard abs(scale - 1) >= minimumScaleDelta else { return }
      changed(scale)
      ended(scale)
    })
  }
}

/// Two fingers that come apart, with where they do.
public nonisolated struct MagnifyGesture: Gesture {
  /// How far they have come.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public typealias Body = Never

  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: PrimitiveGesture {
  @MainActor func touches(_ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void) -> GestureTouches {
    GestureTouches(pinch: { scale in
      guard abs(scale - 1) >= minimumScaleDelta else { return }
      let value = Value(
        time: Date(timeIntervalSinceReferenceDate: Simulation.current.runLoop.now), magnification: scale, velocity: 0,
        startAnchor: .center, startLocation: .zero)
      changed(value)
      ended(value)
    })
  }
}

/// Two fingers that turn around each other.
public nonisolated struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never

  public var minimumAngleDelta: Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: PrimitiveGesture {
  @MainActor func touches(_ changed: @escaping (Angle) -> Void, _ ended: @escaping (Angle) -> Void) -> GestureTouches {
    GestureTouches(twist: { angle in
      guard abs(angle.radians) >= minimumAngleDelta.radians else { return }
      changed(angle)
      ended(angle)
    })
  }
}

/// Two fingers that turn around each other, with where they do.
public nonisolated struct RotateGesture: Gesture {
  /// How far they have come.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public typealias Body = Never

  public var minimumAngleDelta: Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: PrimitiveGesture {
  @MainActor func touches(_ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void) -> GestureTouches {
    GestureTouches(twist: { angle in
      guard abs(angle.radians) >= minimumAngleDelta.radians else { return }
      let value = Value(
        time: Date(timeIntervalSinceReferenceDate: Simulation.current.runLoop.now), rotation: angle, velocity: .zero,
        startAnchor: .center, startLocation: .zero)
      changed(value)
      ended(value)
    })
  }
}
