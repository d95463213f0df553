/// A colour; nothing is drawn, so it is its components alone.
open class UIColor: NSObject, @unchecked Sendable {
  private let components: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  open class var systemBackground: UIColor { .white }
  open class var label: UIColor { .black }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.components == components }
  open override var hash: Int { components.hashValue }
}
