/// What something is filled with.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle where Self == Color {
  public static var black: Color { .black }
  public static var blue: Color { .blue }
  public static var clear: Color { .clear }
  public static var gray: Color { .gray }
  public static var green: Color { .green }
  public static var orange: Color { .orange }
  public static var red: Color { .red }
  public static var white: Color { .white }
  public static var yellow: Color { .yellow }
}

/// A level of the foreground's own style.
public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
  public static let tertiary = HierarchicalShapeStyle()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}
