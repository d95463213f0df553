import UIKit

func uIWindowSceneEffectiveGeometry() {
  _ = scene.effectiveGeometry  // found: UIWindowScene.effectiveGeometry
  _ = scene.interfaceOrientation
  _ = scene.coordinateSpace
}

func uIWindowSceneEffectiveGeometryGuarded() {
  if #available(iOS 16, *) {
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
  guard #available(iOS 16, *) else { return }
  let geometry: UIWindowScene.Geometry = now
  _ = geometry.interfaceOrientation
}

func uIWindowSceneGeometryCoordinateSpace() {
  let geometry: UIWindowScene.Geometry = now  // found: UIWindowScene.Geometry
  _ = geometry.coordinateSpace  // found: UIWindowScene.Geometry.coordinateSpace
  _ = geometry.isInteractivelyResizing  // found: UIWindowScene.Geometry.isInteractivelyResizing
  _ = geometry.isInterfaceOrientationLocked  // found: UIWindowScene.Geometry.isInterfaceOrientationLocked
}

@available(iOS 26, *)
func uIWindowSceneGeometryCoordinateSpaceGuarded() {
  let geometry: UIWindowScene.Geometry = now
  _ = geometry.coordinateSpace
  _ = geometry.isInteractivelyResizing
  _ = geometry.isInterfaceOrientationLocked
}

func uIWindowSceneGeometryPreferences() {
  let _: UIWindowScene.GeometryPreferences? = nil  // found: UIWindowScene.GeometryPreferences
}

@available(iOS 16, *)
enum UIWindowSceneGeometryPreferencesGuarded {
  static func use() {
    let _: UIWindowScene.GeometryPreferences? = nil
  }
}

func uIWindowSceneGeometryPreferencesIOS() {
  let preferences = UIWindowScene.GeometryPreferences.iOS()  // found: UIWindowScene.GeometryPreferences.iOS
  preferences.interfaceOrientations = .landscape  // found: UIWindowScene.GeometryPreferences.iOS.interfaceOrientations
}

func uIWindowSceneGeometryPreferencesIOSGuarded() {
  if #available(iOS 16, *) {
    let preferences = UIWindowScene.GeometryPreferences.iOS()
    preferences.interfaceOrientations = .landscape
  }
}

func uIWindowSceneGeometryPreferencesIOSInit() {
  _ = UIWindowScene.GeometryPreferences.iOS()  // found: UIWindowScene.GeometryPreferences.iOS.init()
}

func uIWindowSceneGeometryPreferencesIOSInitGuarded() {
  guard #available(iOS 16, *) else { return }
  _ = UIWindowScene.GeometryPreferences.iOS()
}

func uIWindowSceneGeometryCopyWith() {
  let geometry: UIWindowScene.Geometry = now  // found: UIWindowScene.Geometry
  _ = geometry.copy(with: nil)  // found: UIWindowScene.Geometry.copy(with:)
}

@available(iOS 16, *)
func uIWindowSceneGeometryCopyWithGuarded() {
  let geometry: UIWindowScene.Geometry = now
  _ = geometry.copy(with: nil)
}

func uIWindowSceneGeometryPreferencesMacInit() {
  _ = UIWindowScene.GeometryPreferences.Mac()  // found: UIWindowScene.GeometryPreferences.Mac; UIWindowScene.GeometryPreferences.Mac.init()
}

@available(iOS 16, *)
enum UIWindowSceneGeometryPreferencesMacInitGuarded {
  static func use() {
    _ = UIWindowScene.GeometryPreferences.Mac()
  }
}

func uIWindowSceneGeometryPreferencesMacInitSystemFrame() {
  _ = UIWindowScene.GeometryPreferences.Mac(systemFrame: .zero)  // found: UIWindowScene.GeometryPreferences.Mac.init(systemFrame:)
}

func uIWindowSceneGeometryPreferencesMacInitSystemFrameGuarded() {
  if #available(iOS 16, *) {
    _ = UIWindowScene.GeometryPreferences.Mac(systemFrame: .zero)
  }
}

func uIWindowSceneRequestGeometryUpdateErrorHandler() {
  scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in }  // found: UIWindowScene.requestGeometryUpdate(_:errorHandler:); UIWindowScene.GeometryPreferences.iOS.init(interfaceOrientations:)
}

func uIWindowSceneRequestGeometryUpdateErrorHandlerGuarded() {
  guard #available(iOS 16, *) else { return }
  scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in }
}

func uIWindowSceneGeometryPreferencesMacSystemFrame() {
  let preferences = UIWindowScene.GeometryPreferences.Mac()  // found: UIWindowScene.GeometryPreferences
  preferences.systemFrame = .zero  // found: UIWindowScene.GeometryPreferences.Mac.systemFrame
}

@available(iOS 16, *)
func uIWindowSceneGeometryPreferencesMacSystemFrameGuarded() {
  let preferences = UIWindowScene.GeometryPreferences.Mac()
  preferences.systemFrame = .zero
}

func uIWindowSceneDelegateWindowSceneDidUpdateEffectiveGeometry() {
  delegate.windowScene?(scene, didUpdateEffectiveGeometry: before)  // found: UIWindowSceneDelegate.windowScene(_:didUpdateEffectiveGeometry:)
  delegate.windowScene?(scene, didUpdate: space, interfaceOrientation: .portrait, traitCollection: traits)
}

@available(iOS 26, *)
enum UIWindowSceneDelegateWindowSceneDidUpdateEffectiveGeometryGuarded {
  static func use() {
    delegate.windowScene?(scene, didUpdateEffectiveGeometry: before)
    delegate.windowScene?(scene, didUpdate: space, interfaceOrientation: .portrait, traitCollection: traits)
  }
}

func uIWindowSceneDelegateSupportedInterfaceOrientationsFor() {
  let sceneDelegate: (any UIWindowSceneDelegate)? = delegate
  _ = sceneDelegate?.supportedInterfaceOrientations(for:)  // found: UIWindowSceneDelegate.supportedInterfaceOrientations(for:)
  _ = application.supportedInterfaceOrientations(for: window)
  _ = controller.supportedInterfaceOrientations
}

func uIWindowSceneDelegateSupportedInterfaceOrientationsForGuarded() {
  if #available(iOS 27, *) {
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
  guard #available(iOS 16, *) else { return }
  _ = error.code == .geometryRequestDenied
  _ = error.code == .requestDenied
}

func uISceneErrorCodeGeometryRequestUnsupported() {
  _ = UISceneError.Code.geometryRequestUnsupported  // found: UISceneError.Code.geometryRequestUnsupported
}

@available(iOS 16, *)
func uISceneErrorCodeGeometryRequestUnsupportedGuarded() {
  _ = UISceneError.Code.geometryRequestUnsupported
}

func uISceneSessionRoleWindowExternalDisplayNonInteractive() {
  _ = session.role == .windowExternalDisplayNonInteractive  // found: UISceneSession.Role.windowExternalDisplayNonInteractive
  _ = session.role == .windowApplication
}

@available(iOS 16, *)
enum UISceneSessionRoleWindowExternalDisplayNonInteractiveGuarded {
  static func use() {
    _ = session.role == .windowExternalDisplayNonInteractive
    _ = session.role == .windowApplication
  }
}
