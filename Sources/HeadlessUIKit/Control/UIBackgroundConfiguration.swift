/// What lies behind a button's or a cell's content; nothing is drawn.
public struct UIBackgroundConfiguration: Hashable {
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var backgroundColor: UIColor?
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0

  private init() {}

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
