import HeadlessUIKit
import Testing

@MainActor @Suite struct InterfaceLockTests {
  @Test("R8.1: a controller that prefers it keeps the present orientation", arguments: Systems.from26)
  func prefers(system: Int) {
    let (phone, page) = locked(system)
    phone.turn(.portrait)
    #expect(phone.interface == .landscapeRight)
    page.prefersLock = false
    phone.turn(.landscapeRight)
    #expect(phone.interface == .landscapeRight, "a changed preference counts when UIKit is told")
    phone.perform { page.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    #expect(phone.interface == .landscapeLeft)
  }

  @Test("R8.1 b: before iOS 26 there is no such call", arguments: [15, 16, 18])
  func unknownCall(system: Int) {
    let phone = Phone(system)
    phone.perform { phone.root.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    #expect(phone.simulation.crashes.map(\.name) == ["NSInvalidArgumentException"])
  }

  @Test("R8.2: the lock is held only while the scene is in front and fills the screen", arguments: Systems.from26)
  func conditions(system: Int) {
    #expect(InterfaceLockRule.isHeld(isPreferred: true, isForegroundActive: true, fillsScreen: true))
    #expect(!InterfaceLockRule.isHeld(isPreferred: true, isForegroundActive: true, fillsScreen: false))
    #expect(!InterfaceLockRule.isHeld(isPreferred: true, isForegroundActive: false, fillsScreen: true))
    #expect(!InterfaceLockRule.isHeld(isPreferred: false, isForegroundActive: true, fillsScreen: true))
  }

  @Test("R8.3: the scene's geometry tells the lock, for as long as the controller is visible", arguments: Systems.from26)
  func state(system: Int) {
    let (phone, page) = locked(system)
    #expect(phone.scene.effectiveGeometry.isInterfaceOrientationLocked)
    let cover = Page()
    phone.present(cover, .fullScreen)
    #expect(!phone.scene.effectiveGeometry.isInterfaceOrientationLocked)
    phone.dismiss(cover)
    #expect(phone.scene.effectiveGeometry.isInterfaceOrientationLocked)
    page.prefersLock = false
    phone.perform { page.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    #expect(!phone.scene.effectiveGeometry.isInterfaceOrientationLocked)
  }

  @Test("R8.4: the lock is asked along the status bar's chain", arguments: Systems.from26)
  func chain(system: Int) {
    let inner = Page()
    inner.prefersLock = true
    let outer = Page()
    outer.lockChild = inner
    let phone = Phone(system) { outer }
    phone.perform { outer.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    #expect(phone.scene.effectiveGeometry.isInterfaceOrientationLocked)
    let sheet = Page()
    phone.present(sheet, .pageSheet)
    #expect(phone.scene.effectiveGeometry.isInterfaceOrientationLocked, "a sheet is not asked")
    phone.dismiss(sheet)
    let capturing = Page()
    capturing.modalPresentationCapturesStatusBarAppearance = true
    phone.present(capturing, .pageSheet)
    #expect(!phone.scene.effectiveGeometry.isInterfaceOrientationLocked, "one that takes the status bar is")
  }

  @Test("R8.5: the lock holds what is there and chooses nothing", arguments: Systems.from26)
  func holds(system: Int) {
    let page = Page()
    page.prefersLock = true
    let phone = Phone(system, mask: .allButUpsideDown) { page }
    phone.perform { page.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .portrait, "locked too early, it stays portrait")
    #expect(phone.turns.isEmpty)
  }

  /// A phone locked in landscape.
  private func locked(_ system: Int) -> (Phone, Page) {
    let page = Page()
    let phone = Phone(system, mask: .allButUpsideDown, pose: .landscapeLeft) { page }
    page.prefersLock = true
    phone.perform { page.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    return (phone, page)
  }
}
