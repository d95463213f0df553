// R7.6
/// The sizes a scene's window may have.
@MainActor @preconcurrency
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  func nearest(to size: CGSize) -> CGSize {
    CGSize(
      width: min(max(size.width, minimumSize.width), maximumSize.width),
      height: min(max(size.height, minimumSize.height), maximumSize.height))
  }
}
