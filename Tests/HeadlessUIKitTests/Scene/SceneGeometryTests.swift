import HeadlessUIKit
import Testing

@MainActor @Suite struct SceneGeometryTests {
  @Test("R1.9: a geometry keeps its values", arguments: Systems.from16)
  func immutable(system: Int) {
    let phone = Phone(system)
    let before = phone.scene.effectiveGeometry
    phone.turn(.landscapeLeft)
    #expect(before.interfaceOrientation == .portrait)
    #expect(before.coordinateSpace.bounds.width == 390)
    #expect(phone.scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
    #expect(phone.scene.effectiveGeometry.coordinateSpace.bounds.width == 844)
  }

  @Test("R6.6: up to iOS 18 the scene delegate hears of a change with what was before", arguments: [15, 16, 18])
  func didUpdate(system: Int) {
    let phone = Phone(system, sceneDelegate: MaskSceneDelegate.self)
    let delegate = phone.scene.delegate as? MaskSceneDelegate
    let before = delegate?.updates.count ?? 0
    phone.turn(.landscapeLeft)
    #expect(
      delegate?.updates.dropFirst(before).map { $0 } == [
        .init(isGeometry: false, before: .portrait, after: .landscapeRight, wasLocked: false, widthBefore: 390)
      ])
  }

  @Test("R6.7: from iOS 26 the scene delegate hears of geometries, locks included", arguments: Systems.from26)
  func didUpdateGeometry(system: Int) {
    let page = Page()
    let phone = Phone(system, sceneDelegate: GeometrySceneDelegate.self) { page }
    let delegate = phone.scene.delegate as? GeometrySceneDelegate
    let before = delegate?.previous.count ?? 0
    phone.turn(.landscapeLeft)
    page.prefersLock = true
    phone.perform { page.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    let heard = delegate?.previous.dropFirst(before).map {
      [$0.interfaceOrientation == .portrait, $0.isInterfaceOrientationLocked]
    }
    #expect(heard == [[true, false], [false, false]])
    #expect(phone.scene.effectiveGeometry.isInterfaceOrientationLocked)
  }

  @Test("R6.8: a scene's geometry can be observed without a delegate", arguments: Systems.from16)
  func observation(system: Int) {
    let phone = Phone(system)
    let seen = Order()
    let observation = phone.scene.observe(\.effectiveGeometry) { _, _ in
      MainActor.assumeIsolated { seen.append("changed") }
    }
    phone.turn(.landscapeLeft)
    phone.turn(.landscapeRight)
    #expect(seen.list.count == 2, "half a circle counts as well")
    observation.invalidate()
    phone.turn(.portrait)
    #expect(seen.list.count == 2)
  }

  @Test("R8.10: from iOS 27 the scene delegate's mask replaces the plist's")
  func sceneDelegate() {
    let phone = Phone(27, plist: .supporting(.portrait, .landscapeLeft), sceneDelegate: MaskSceneDelegate.self)
    let delegate = phone.scene.delegate as? MaskSceneDelegate
    delegate?.mask = .landscapeRight
    phone.refresh()
    #expect(phone.interface == .landscapeRight)
  }

  @Test("R8.11: both delegates answer on iOS 27", arguments: [0, 1])
  func both(value: Int) {
    let phone = Phone(
      27, mask: .landscapeRight, assuming: [.sceneDelegateAnswersFirst: value], sceneDelegate: MaskSceneDelegate.self)
    #expect(phone.interface == (value == 0 ? .portrait : .landscapeRight))
  }

  @Test("R8.12: before iOS 27 the scene delegate is not asked", arguments: [15, 16, 18, 26])
  func notAsked(system: Int) {
    let phone = Phone(system, sceneDelegate: MaskSceneDelegate.self)
    phone.turn(.landscapeLeft)
    #expect((phone.scene.delegate as? MaskSceneDelegate)?.questions == 0)
    #expect(phone.interface == .landscapeRight)
  }
}

/// A scene delegate that keeps the geometries it was told of, the very first (whose argument may be missing) aside.
@MainActor
final class GeometrySceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var previous: [UIWindowScene.Geometry] = []

  override init() {}

  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) { previous.append(previousEffectiveGeometry) }
}
