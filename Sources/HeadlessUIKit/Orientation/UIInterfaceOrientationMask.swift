// R1.4
/// A set of interface orientations: bit `1 << orientation.rawValue` for each.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static var portrait: Self { Self(rawValue: 1 << 1) }
  public static var portraitUpsideDown: Self { Self(rawValue: 1 << 2) }
  public static var landscapeRight: Self { Self(rawValue: 1 << 3) }
  public static var landscapeLeft: Self { Self(rawValue: 1 << 4) }
  public static var landscape: Self { Self(rawValue: 1 << 3 | 1 << 4) }
  public static var all: Self { Self(rawValue: 0b11110) }
  public static var allButUpsideDown: Self { Self(rawValue: 0b11010) }
}
