/// A colour, which as a view fills its room.
public struct Color: Hashable, Sendable {
  let name: String
  private var components: [CGFloat]?

  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue) \(opacity)"
    components = [red, green, blue, opacity].map { CGFloat($0) }
  }

  public init(white: Double, opacity: Double = 1) { self.init(red: white, green: white, blue: white, opacity: opacity) }

  public init(uiColor: UIColor) { self.init(cgColor: uiColor.cgColor) }

  public init(cgColor: CGColor) {
    let parts = (cgColor.components ?? []).map { Double($0) }
    guard parts.count == 4 else {
      self.init("\(parts)")
      return
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }

  /// Nil for a colour that was made by its name.
  public var cgColor: CGColor? {
    components.map { CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }
  }

  public static let black = Color("black")
  public static let blue = Color("blue")
  public static let brown = Color("brown")
  public static let clear = Color("clear")
  public static let cyan = Color("cyan")
  public static let gray = Color("gray")
  public static let green = Color("green")
  public static let indigo = Color("indigo")
  public static let mint = Color("mint")
  public static let orange = Color("orange")
  public static let pink = Color("pink")
  public static let purple = Color("purple")
  public static let red = Color("red")
  public static let teal = Color("teal")
  public static let white = Color("white")
  public static let yellow = Color("yellow")
  public static let primary = Color("primary")
  public static let secondary = Color("secondary")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  // The name is Apple's.
  public static let accentColor = Color("accentColor")

  public func opacity(_ opacity: Double) -> Color { self }
}

extension Color: View {}

extension Color: PrimitiveView {
  func render(in node: Node) { node.layout = .stretching }
}

extension Color: ShapeStyle {}
