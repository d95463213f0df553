/// How controls look; nothing is drawn.
extension View {
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { self }
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }
}

/// How large controls are.
@nonexhaustive
public enum ControlSize: CaseIterable, Sendable {
  case mini
  case small
  case regular
  case large
}

/// The outline of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String

  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
}

/// How much something stands out.
@nonexhaustive
public enum Prominence: Sendable {
  case standard
  case increased
}
