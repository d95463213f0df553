import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@preconcurrency @testable import Recipes

/// Five usual recipes, run as they would be written.
@MainActor
@Suite(.serialized) struct RecipeTests {
  @Test("a static mask that a view modifier sets holds while the view shows")
  func staticMask() throws {
    let phone = Phone(18)
    MaskAppDelegate.mask = .portrait
    phone.simulation.launch(MaskRecipeApp.self)
    #expect(phone.side == .portrait)
    try phone.screen.tap("Chart")
    #expect(phone.side?.isLandscape == true)
    try phone.screen.goBack()
    #expect(phone.side == .portrait)
  }

  @Test("a child controller publishes the scene's orientation")
  func publishing() {
    let phone = Phone()
    let parent = phone.simulation.run { PublishingParent() }
    phone.simulation.launch { parent }
    phone.simulation.settle()
    #expect(parent.model.orientation == .portrait)
    phone.turn(.landscapeRight)
    #expect(parent.model.orientation == .landscapeLeft)
    #expect(phone.screen.texts.contains("landscape"))
  }

  @Test("a forwarding stack with a written device orientation turns there and back on iOS 15")
  func forwarding() {
    let phone = Phone(15)
    let stack = phone.simulation.run { ForwardingNavigationController(rootViewController: UprightPage()) }
    phone.simulation.launch { stack }
    phone.simulation.run { stack.pushViewController(SidewaysPage(), animated: true) }
    phone.simulation.settle()
    #expect(phone.side == .landscapeRight)
    phone.simulation.run { _ = stack.popViewController(animated: true) }
    phone.simulation.settle()
    #expect(phone.side == .portrait)
    #expect(phone.simulation.console.isEmpty)
  }

  @Test("from iOS 16 on the write is refused with a line in the console, and nothing turns the stack back")
  func forwardingOnNewerSystems() {
    let phone = Phone(17)
    let stack = phone.simulation.run { ForwardingNavigationController(rootViewController: UprightPage()) }
    phone.simulation.launch { stack }
    phone.simulation.run { stack.pushViewController(SidewaysPage(), animated: true) }
    phone.simulation.settle()
    phone.simulation.run { _ = stack.popViewController(animated: true) }
    phone.simulation.settle()
    #expect(phone.side == .landscapeRight)
    #expect(phone.simulation.console.contains { $0.text.hasPrefix("BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation") })
    phone.simulation.run { stack.setNeedsUpdateOfSupportedInterfaceOrientations() }
    phone.simulation.settle()
    #expect(phone.side == .portrait)
  }

  @Test("a flag and a geometry request make the video fill the screen")
  func fullScreenFlag() throws {
    let phone = Phone()
    let page = phone.simulation.run { VideoPageController() }
    phone.simulation.launch { page }
    #expect(page.videoView.frame.size == CGSize(width: 393, height: 221.0625))
    try phone.screen.tap("arrow.up.left.and.arrow.down.right")
    #expect(phone.side == .landscapeRight)
    #expect(page.videoView.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    try phone.screen.tap("arrow.up.left.and.arrow.down.right")
    #expect(phone.side == .portrait)
    #expect(page.videoView.frame.width == 393)
  }

  @Test("a singleton finds the topmost controller of the scene delegate's window")
  func topmost() throws {
    let phone = Phone(18)
    phone.simulation.launch(TopmostAppDelegate.self, sceneDelegate: TopmostSceneDelegate.self)
    phone.turn(.landscapeLeft)
    #expect(phone.side == .portrait)
    let window = try #require(phone.simulation.windowScene?.keyWindow)
    let stack = try #require(window.rootViewController as? UINavigationController)
    phone.simulation.run {
      #expect(RotationCenter.shared.topmost is GalleryPage)
      let photo = PhotoPage()
      photo.modalPresentationStyle = .fullScreen
      stack.present(photo, animated: true)
    }
    phone.simulation.settle()
    #expect(phone.simulation.run { RotationCenter.shared.topmost } is PhotoPage)
    #expect(phone.side == .landscapeRight)
    phone.simulation.run { stack.dismiss(animated: true) }
    phone.simulation.settle()
    #expect(phone.side == .portrait)
  }
}
