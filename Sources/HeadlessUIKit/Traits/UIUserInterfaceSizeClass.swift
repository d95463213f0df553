/// How roomy an axis is, with UIKit's raw values.
@nonexhaustive
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}
