import HeadlessUIKit

/// An app delegate that answers with a mask that can be changed.
@MainActor
final class PhoneDelegate: NSObject, UIApplicationDelegate {
  var mask: UIInterfaceOrientationMask
  private(set) var windows: [UIWindow?] = []

  override init() { mask = .all }

  init(mask: UIInterfaceOrientationMask) { self.mask = mask }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    windows.append(window)
    return mask
  }
}

/// A scene delegate that answers with a mask that can be changed, and keeps what it was told.
@MainActor
final class MaskSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  var mask: UIInterfaceOrientationMask = .portrait
  private(set) var questions = 0
  private(set) var updates: [Update] = []
  var onUpdate: (@MainActor () -> Void)?

  override init() {}

  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
    questions += 1
    return mask
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    onUpdate?()
    updates.append(
      Update(
        isGeometry: false, before: previousInterfaceOrientation, after: windowScene.interfaceOrientation,
        wasLocked: false, widthBefore: previousCoordinateSpace.bounds.width))
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    onUpdate?()
    updates.append(
      Update(
        isGeometry: true, before: previousEffectiveGeometry.interfaceOrientation,
        after: windowScene.effectiveGeometry.interfaceOrientation,
        wasLocked: previousEffectiveGeometry.isInterfaceOrientationLocked,
        widthBefore: previousEffectiveGeometry.coordinateSpace.bounds.width))
  }

  /// One call about a changed scene.
  struct Update: Hashable {
    let isGeometry: Bool
    let before: UIInterfaceOrientation
    let after: UIInterfaceOrientation
    let wasLocked: Bool
    let widthBefore: CGFloat
  }
}
