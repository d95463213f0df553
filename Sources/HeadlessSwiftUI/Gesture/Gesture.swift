/// A movement of fingers, with a value that changes on the way.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  // The runtime performs such gestures itself and never asks.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// What a person can do for a gesture, and who is told.
@MainActor
struct GestureTouches {
  var tap: (() -> Void)?
  var longPress: (() -> Void)?
  var drag: ((CGSize) -> Void)?
  var pinch: ((CGFloat) -> Void)?
  var twist: ((Angle) -> Void)?
}

/// A gesture that the runtime performs.
@MainActor
protocol PrimitiveGesture: Gesture {
  func touches(_ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void) -> GestureTouches
}

extension Gesture {
  func touchesOfBody(_ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void) -> GestureTouches {
    if let primitive = self as? any PrimitiveGesture { return primitive.erasedTouches(changed, ended) }
    // The values of a gesture made of another are that one's only where the types agree, as in SwiftUI.
    return body.touchesOfBody(
      { if let value = $0 as? Value { changed(value) } }, { if let value = $0 as? Value { ended(value) } })
  }

  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(gesture: self, action: action)
  }

  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }

  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(gesture: self, state: state, update: body)
  }
}

extension PrimitiveGesture {
  fileprivate func erasedTouches<V>(_ changed: @escaping (V) -> Void, _ ended: @escaping (V) -> Void) -> GestureTouches {
    touches({ if let value = $0 as? V { changed(value) } }, { if let value = $0 as? V { ended(value) } })
  }
}

// swift-format-ignore: NoLeadingUnderscores
// The names are Apple's.

/// A gesture with an action for each change.
public nonisolated struct _ChangedGesture<Inner: Gesture>: Gesture {
  public typealias Value = Inner.Value
  public typealias Body = Never

  let gesture: Inner
  let action: (Value) -> Void
}

extension _ChangedGesture: PrimitiveGesture {
  @MainActor func touches(_ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void) -> GestureTouches {
    gesture.touchesOfBody(
      {
        action($0)
        changed($0)
      }, ended)
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// A gesture with an action for its end.
public nonisolated struct _EndedGesture<Inner: Gesture>: Gesture {
  public typealias Value = Inner.Value
  public typealias Body = Never

  let gesture: Inner
  let action: (Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
  @MainActor func touches(_ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void) -> GestureTouches {
    gesture.touchesOfBody(changed) {
      action($0)
      ended($0)
    }
  }
}

/// A gesture that writes a state while it lasts.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  let gesture: Base
  let state: GestureState<State>
  let update: (Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture: PrimitiveGesture {
  @MainActor func touches(_ changed: @escaping (Value) -> Void, _ ended: @escaping (Value) -> Void) -> GestureTouches {
    gesture.touchesOfBody(
      { gestureValue in
        var transaction = Transaction()
        state.write { update(gestureValue, &$0, &transaction) }
        changed(gestureValue)
      },
      {
        ended($0)
        state.reset()
      })
  }
}
