// R1.6
/// How a preview is turned.
///
/// Its left and right are the device's, not those of `UIInterfaceOrientation`.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// The top of the device is at the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// The top of the device is at the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  public static var allCases: [InterfaceOrientation] { [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] }
}
