/// The traits that orientation touches: idiom and size classes.
@MainActor
open class UITraitCollection: NSObject {
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass

  init(idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    super.init()
  }

  func hasSameTraits(as other: UITraitCollection) -> Bool {
    userInterfaceIdiom == other.userInterfaceIdiom && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
  }
}

extension DeviceModel {
  /// Size classes of a full-screen scene (R6.10): phones lose height sideways, large ones gain width, iPads change nothing.
  @MainActor
  func traits(in orientation: UIInterfaceOrientation) -> UITraitCollection {
    guard idiom == .phone else { return UITraitCollection(idiom: idiom, horizontal: .regular, vertical: .regular) }
    guard orientation.isLandscape else { return UITraitCollection(idiom: idiom, horizontal: .compact, vertical: .regular) }
    return UITraitCollection(idiom: idiom, horizontal: isRegularWidthInLandscape ? .regular : .compact, vertical: .compact)
  }
}
