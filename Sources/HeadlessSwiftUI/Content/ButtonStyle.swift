/// How a button looks.
public protocol PrimitiveButtonStyle {}

/// The platform's own look.
public struct DefaultButtonStyle: PrimitiveButtonStyle { public init() {} }
/// A filled shape.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
/// A tinted shape.
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }

extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { Self() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }

extension View {
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
}
