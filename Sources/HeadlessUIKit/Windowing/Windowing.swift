/// How the system lays a scene onto its display.
///
/// Phones know only full screen.
public enum Windowing: Hashable, Sendable {
  case fullScreen
  /// A share of the display's width, beside another app.
  case splitView(share: CGFloat)
  /// A narrow column over another app.
  case slideOver
  /// A window of any size, in Stage Manager or among windowed apps.
  case window(CGSize)

  /// The size on a display of the given, already turned size.
  func size(on display: CGSize) -> CGSize {
    switch self {
    case .fullScreen: display
    case .splitView(let share): CGSize(width: (display.width * share).rounded(.down), height: display.height)
    case .slideOver: CGSize(width: min(375, display.width), height: display.height)
    case .window(let size): CGSize(width: min(size.width, display.width), height: min(size.height, display.height))
    }
  }
}
