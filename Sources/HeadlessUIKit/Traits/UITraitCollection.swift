/// The traits that orientation touches: idiom and size classes.
///
/// Like Apple's it may be used on any thread; what it holds never changes.
open class UITraitCollection: NSObject {
  open private(set) var userInterfaceIdiom: UIUserInterfaceIdiom
  open private(set) var horizontalSizeClass: UIUserInterfaceSizeClass
  open private(set) var verticalSizeClass: UIUserInterfaceSizeClass

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
