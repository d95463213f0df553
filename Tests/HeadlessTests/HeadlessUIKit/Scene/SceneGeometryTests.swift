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

  @Test("R1.9 b: a geometry can be copied", arguments: Systems.from16)
  func copying(system: Int) {
    let phone = Phone(system)
    let copy = phone.scene.effectiveGeometry.copy() as? UIWindowScene.Geometry
    phone.turn(.landscapeLeft)
    #expect(copy?.interfaceOrientation == .portrait)
    #expect(copy?.isInteractivelyResizing == false)
  }

  @Test("R6.6 b: from iOS 26 the deprecated call still comes with a turn, and not with a lock", arguments: Systems.from26)
  func bothCalls(system: Int) {
    let page = Page()
    let phone = Phone(system, sceneDelegate: MaskSceneDelegate.self) { page }
    let delegate = phone.scene.delegate as? MaskSceneDelegate
    delegate?.mask = .all
    let before = delegate?.updates.count ?? 0
    phone.refresh()
    phone.turn(.landscapeLeft)
    page.prefersLock = true
    phone.perform { page.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    let updates = delegate?.updates.dropFirst(before).map { $0 } ?? []
    #expect(updates.map(\.isGeometry) == [false, true, true])
    #expect(updates.prefix(2).allSatisfy { $0.before == .portrait && $0.after == .landscapeRight && $0.widthBefore == 390 })
    #expect(updates.last?.before == .landscapeRight)
  }

  @Test("R6.8 b: an observer is given what it asked for, until it is let go", arguments: Systems.from16)
  func options(system: Int) {
    let phone = Phone(system)
    let seen = Order()
    func watch(_ options: NSKeyValueObservingOptions) -> NSKeyValueObservation {
      phone.scene.observe(\.effectiveGeometry, options: options) { _, change in
        let before = change.oldValue?.interfaceOrientation
        let after = change.newValue?.interfaceOrientation
        MainActor.assumeIsolated { seen.append("\(before.map { "\($0)" } ?? "-") \(after.map { "\($0)" } ?? "-")") }
      }
    }
    let all = watch([.initial, .old, .new])
    #expect(seen.list == ["portrait portrait"] || seen.list == ["- portrait"])
    let none = watch([])
    phone.turn(.landscapeLeft)
    #expect(seen.list.dropFirst() == ["portrait landscapeRight", "- -"])
    all.invalidate()
    all.invalidate()
    none.invalidate()
    phone.turn(.portrait)
    #expect(seen.list.count == 3)
  }

  @Test("R6.8 c: up to iOS 15 there is nothing to observe")
  func noProperty() {
    let phone = Phone(15)
    let observation = phone.scene.observe(\.effectiveGeometry, options: .initial) { _, _ in Issue.record("nothing to tell") }
    phone.turn(.landscapeLeft)
    #expect(phone.simulation.crashes.map(\.name) == ["NSUnknownKeyException"])
    observation.invalidate()
  }

  @Test("R8.10 b: a scene delegate that does not answer leaves it to the app delegate, then to the plist")
  func notImplemented() {
    let app = Phone(27, plist: .supporting(.portrait), mask: .landscapeRight, sceneDelegate: GeometrySceneDelegate.self)
    #expect(app.interface == .landscapeRight)
    let plist = Phone(27, plist: .supporting(.landscapeLeft), sceneDelegate: GeometrySceneDelegate.self)
    #expect(plist.interface == .landscapeLeft)
  }

  @Test("R8.11 b: where both answer alike there is no question")
  func alike() {
    let phone = Phone(27, mask: .portrait, sceneDelegate: MaskSceneDelegate.self)
    #expect(phone.interface == .portrait)
    #expect(!phone.simulation.assumptions.reads.contains(.sceneDelegateAnswersFirst))
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
