import UIKit

func menuElementSize() {
  let _: UIMenu.ElementSize? = nil  // found: UIMenu.ElementSize
}

@available(iOS 16, *)
func menuElementSizeGuarded() {
  let _: UIMenu.ElementSize? = nil
}

func menuElementSizeSmall() {
  _ = UIMenu.ElementSize.small  // found: UIMenu.ElementSize.small
}

@available(iOS 16, *)
func menuElementSizeSmallGuarded() {
  _ = UIMenu.ElementSize.small
}

func menuElementSizeMedium() {
  _ = UIMenu.ElementSize.medium  // found: UIMenu.ElementSize.medium
}

@available(iOS 16, *)
func menuElementSizeMediumGuarded() {
  _ = UIMenu.ElementSize.medium
}

func menuElementSizeLarge() {
  _ = UIMenu.ElementSize.large  // found: UIMenu.ElementSize.large
}

@available(iOS 16, *)
func menuElementSizeLargeGuarded() {
  _ = UIMenu.ElementSize.large
}

func menuElementSizeAutomatic() {
  _ = UIMenu.ElementSize.automatic  // found: UIMenu.ElementSize.automatic
}

@available(iOS 17, *)
func menuElementSizeAutomaticGuarded() {
  _ = UIMenu.ElementSize.automatic
}

func menuPalette() {
  _ = UIMenu.Options.displayAsPalette  // found: UIMenu.Options.displayAsPalette
}

@available(iOS 17, *)
func menuPaletteGuarded() {
  _ = UIMenu.Options.displayAsPalette
}

func menuPreferredElementSize() {
  let menu: UIMenu = here
  _ = menu.preferredElementSize  // found: UIMenu.preferredElementSize
}

@available(iOS 16, *)
func menuPreferredElementSizeGuarded() {
  let menu: UIMenu = here
  _ = menu.preferredElementSize
}

func menuInit() {
  _ = UIMenu(title: "a", preferredElementSize: size, children: [])  // found: UIMenu.init(title:subtitle:image:identifier:options:preferredElementSize:children:)
}

@available(iOS 16, *)
func menuInitGuarded() {
  _ = UIMenu(title: "a", preferredElementSize: size, children: [])
}

func actionSelectedImage() {
  let action: UIAction = here
  _ = action.selectedImage  // found: UIAction.selectedImage
}

@available(iOS 17, *)
func actionSelectedImageGuarded() {
  let action: UIAction = here
  _ = action.selectedImage
}

func actionInit() {
  _ = UIAction(title: "a", selectedImage: image, handler: act)  // found: UIAction.init(title:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:)
}

@available(iOS 17, *)
func actionInitGuarded() {
  _ = UIAction(title: "a", selectedImage: image, handler: act)
}
