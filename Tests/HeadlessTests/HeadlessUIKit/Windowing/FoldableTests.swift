import HeadlessUIKit
import Testing

@MainActor
@Suite struct FoldableTests {
  @Test("R8.20: unfolding moves the one scene to the larger display and tells its delegate")
  func unfolding() throws {
    let phone = Phone(27, 1, device: .foldable, sceneDelegate: MaskSceneDelegate.self, root: { Page(.all) })
    let delegate = try #require(phone.scene.delegate as? MaskSceneDelegate)
    let before = delegate.updates.count
    let cover = phone.scene.screen
    #expect(phone.scene.traitCollection.horizontalSizeClass == .compact)
    phone.simulation.isFolded = false
    phone.simulation.settle()
    #expect(phone.scene.screen !== cover)
    #expect(phone.scene.traitCollection.horizontalSizeClass == .regular)
    #expect(phone.scene.traitCollection.userInterfaceIdiom == .phone)
    #expect(delegate.updates.count > before)
    #expect(phone.simulation.application.connectedScenes.count == 1)
  }

  @Test(
    "R8.21: the inner panel is a quarter turn off, the cover is not",
    arguments: [
      (UIDeviceOrientation.portrait, UIInterfaceOrientation.landscapeLeft), (.landscapeLeft, .portrait),
      (.landscapeRight, .portraitUpsideDown), (.portraitUpsideDown, .landscapeRight),
    ])
  func innerMapping(pose: UIDeviceOrientation, inner: UIInterfaceOrientation) {
    let phone = Phone(27, 1, device: .foldable, pose: pose, root: { Page(.all) })
    phone.simulation.isFolded = false
    phone.simulation.settle()
    #expect(phone.interface == inner)
  }

  @Test("R8.22: the inner display asks nobody and refuses requests; the cover grants them")
  func innerDisplayDoesNotChoose() {
    let phone = Phone(27, 1, device: .foldable, mask: .landscape, root: { Page(.landscape) })
    #expect(phone.request(.landscapeLeft) == nil)
    #expect(phone.interface == .landscapeLeft)
    phone.simulation.isFolded = false
    phone.turn(.landscapeRight)
    #expect(phone.interface == .portraitUpsideDown)
    #expect(phone.request(.landscapeLeft)?.code == 101)
  }

  @Test("R8.23: apps linked with the SDK of 27.0 run in windows of fixed sizes")
  func compatibilityWindow() {
    let phone = Phone(27, 1, device: .foldable, sdk: SystemVersion(27), root: { Page(.all) })
    #expect(phone.scene.windows.first?.bounds.size == CGSize(width: 386, height: 678))
    phone.simulation.isFolded = false
    phone.simulation.settle()
    #expect(phone.scene.windows.first?.bounds.size == CGSize(width: 871, height: 669))
  }
}
