/// What the model itself looks up: the calls that an older system does not have.
extension NewerDeclaration {
  static let refresh = Self("UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()")
  static let lockUpdate = Self("UIViewController.setNeedsUpdateOfPrefersInterfaceOrientationLocked()")
  static let effectiveGeometry = Self("UIWindowScene.effectiveGeometry")
  static let geometryRequest = Self("UIWindowScene.requestGeometryUpdate(_:errorHandler:)")
  static let orientationMessage = Self("UIDevice.OrientationDidChangeMessage")
}
