#if !canImport(CoreGraphics)
  /// The six numbers of a plane transform; Foundation has the type on Apple's systems only.
  public struct CGAffineTransform: Hashable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    public var isIdentity: Bool { self == .identity }
  }
#endif

extension CGAffineTransform {
  // The turn of the content between two interface orientations: identity, a quarter or half a turn, without rounding errors (R6.4).
  static func turning(from old: UIInterfaceOrientation, to new: UIInterfaceOrientation) -> CGAffineTransform {
    switch (new.quarterTurns - old.quarterTurns + 4) % 4 {
    case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 3: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    default: .identity
    }
  }
}

extension UIInterfaceOrientation {
  /// Clockwise quarter turns of the content against the portrait screen.
  fileprivate var quarterTurns: Int {
    switch self {
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    case .portrait, .unknown: 0
    }
  }
}
