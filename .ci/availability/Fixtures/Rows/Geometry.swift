import UIKit

func uIWindowSceneEffectiveGeometry() {
  _ = scene.effectiveGeometry  // found: UIWindowScene.effectiveGeometry
  _ = scene.interfaceOrientation
  _ = scene.coordinateSpace
}

@available(iOS 16, *)
enum UIWindowSceneEffectiveGeometryGuarded {
  static func use() {
    _ = scene.effectiveGeometry
    _ = scene.interfaceOrientation
    _ = scene.coordinateSpace
  }
}

func uIWindowSceneGeometry() {
  let geometry: UIWindowScene.Geometry = now  // found: UIWindowScene.Geometry
  _ = geometry.interfaceOrientation  // found: UIWindowScene.Geometry.interfaceOrientation
}

func uIWindowSceneGeometryGuarded() {
  if #available(iOS 16, *) {
    let geometry: UIWindowScene.Geometry = now
    _ = geometry.interfaceOrientation
  }
}

func uIWindowSceneGeometryCoordinateSpace() {
  let geometry: UIWindowScene.Geometry = now  // found: UIWindowScene.Geometry
  _ = geometry.coordinateSpace  // found: UIWindowScene.Geometry.coordinateSpace
  _ = geometry.isInteractivelyResizing  // found: UIWindowScene.Geometry.isInteractivelyResizing
  _ = geometry.isInterfaceOrientationLocked  // found: UIWindowScene.Geometry.isInterfaceOrientationLocked
}

func uIWindowSceneGeometryCoordinateSpaceGuarded() {
  guard #available(iOS 26, *) else { return }
  let geometry: UIWindowScene.Geometry = now
  _ = geometry.coordinateSpace
  _ = geometry.isInteractivelyResizing
  _ = geometry.isInterfaceOrientationLocked
}

func uIWindowSceneGeometryPreferences() {
  let _: UIWindowScene.GeometryPreferences? = nil  // found: UIWindowScene.GeometryPreferences
}

@available(iOS 16, *)
func uIWindowSceneGeometryPreferencesGuarded() {
  let _: UIWindowScene.GeometryPreferences? = nil
}

func uIWindowSceneGeometryPreferencesIOS() {
  let preferences = UIWindowScene.GeometryPreferences.iOS()  // found: UIWindowScene.GeometryPreferences.iOS
  preferences.interfaceOrientations = .landscape  // found: UIWindowScene.GeometryPreferences.iOS.interfaceOrientations
}

@available(iOS 16, *)
enum UIWindowSceneGeometryPreferencesIOSGuarded {
  static func use() {
    let preferences = UIWindowScene.GeometryPreferences.iOS()
    preferences.interfaceOrientations = .landscape
  }
}

func uIWindowSceneRequestGeometryUpdateErrorHandler() {
  scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in }  // found: UIWindowScene.requestGeometryUpdate(_:errorHandler:); UIWindowScene.GeometryPreferences.iOS.init(interfaceOrientations:)
}

func uIWindowSceneRequestGeometryUpdateErrorHandlerGuarded() {
  if #available(iOS 16, *) {
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in }
  }
}

func uIWindowSceneGeometryPreferencesMacSystemFrame() {
  let preferences = UIWindowScene.GeometryPreferences.Mac()  // found: UIWindowScene.GeometryPreferences
  preferences.systemFrame = .zero  // found: UIWindowScene.GeometryPreferences.Mac.systemFrame
}

func uIWindowSceneGeometryPreferencesMacSystemFrameGuarded() {
  guard #available(iOS 16, *) else { return }
  let preferences = UIWindowScene.GeometryPreferences.Mac()
  preferences.systemFrame = .zero
}

func uIWindowSceneDelegateWindowSceneDidUpdateEffectiveGeometry() {
  delegate.windowScene?(scene, didUpdateEffectiveGeometry: before)  // found: UIWindowSceneDelegate.windowScene(_:didUpdateEffectiveGeometry:)
  delegate.windowScene?(scene, didUpdate: space, interfaceOrientation: .portrait, traitCollection: traits)
}

@available(iOS 26, *)
func uIWindowSceneDelegateWindowSceneDidUpdateEffectiveGeometryGuarded() {
  delegate.windowScene?(scene, didUpdateEffectiveGeometry: before)
  delegate.windowScene?(scene, didUpdate: space, interfaceOrientation: .portrait, traitCollection: traits)
}

func uIWindowSceneDelegateSupportedInterfaceOrientationsFor() {
  let sceneDelegate: (any UIWindowSceneDelegate)? = delegate
  _ = sceneDelegate?.supportedInterfaceOrientations(for:)  // found: UIWindowSceneDelegate.supportedInterfaceOrientations(for:)
  _ = application.supportedInterfaceOrientations(for: window)
  _ = controller.supportedInterfaceOrientations
}

@available(iOS 27, *)
enum UIWindowSceneDelegateSupportedInterfaceOrientationsForGuarded {
  static func use() {
    let sceneDelegate: (any UIWindowSceneDelegate)? = delegate
    _ = sceneDelegate?.supportedInterfaceOrientations(for:)
    _ = application.supportedInterfaceOrientations(for: window)
    _ = controller.supportedInterfaceOrientations
  }
}

func uISceneErrorCodeGeometryRequestDenied() {
  _ = error.code == .geometryRequestDenied  // found: UISceneError.Code.geometryRequestDenied
  _ = error.code == .requestDenied
}

func uISceneErrorCodeGeometryRequestDeniedGuarded() {
  if #available(iOS 16, *) {
    _ = error.code == .geometryRequestDenied
    _ = error.code == .requestDenied
  }
}

func uISceneErrorCodeGeometryRequestUnsupported() {
  _ = UISceneError.Code.geometryRequestUnsupported  // found: UISceneError.Code.geometryRequestUnsupported
}

func uISceneErrorCodeGeometryRequestUnsupportedGuarded() {
  guard #available(iOS 16, *) else { return }
  _ = UISceneError.Code.geometryRequestUnsupported
}

func uISceneSessionRoleWindowExternalDisplayNonInteractive() {
  _ = session.role == .windowExternalDisplayNonInteractive  // found: UISceneSession.Role.windowExternalDisplayNonInteractive
  _ = session.role == .windowApplication
}

@available(iOS 16, *)
func uISceneSessionRoleWindowExternalDisplayNonInteractiveGuarded() {
  _ = session.role == .windowExternalDisplayNonInteractive
  _ = session.role == .windowApplication
}
