import HeadlessUIKit
import Testing

/// What code written for UIKit may do, beyond what is about orientation.
@MainActor
@Suite struct ShapeTests {
  private final class OwnScene: UIWindowScene {
    override var session: UISceneSession { super.session }
  }

  @Test("edges are a set with UIKit's raw values, and all of them at first")
  func edges() {
    #expect([UIRectEdge.top, .left, .bottom, .right, .all].map(\.rawValue) == [1, 2, 4, 8, 15])
    let controller = UIViewController()
    #expect(controller.edgesForExtendedLayout == .all)
    controller.edgesForExtendedLayout = []
    #expect(controller.edgesForExtendedLayout.isEmpty)
  }

  @Test("an animation without options completes when its time is over")
  func animation() {
    let phone = Phone(18)
    let view = UIView()
    var finished: [Bool] = []
    phone.perform {
      UIView.animate(withDuration: 2) {
        view.alpha = 0
      } completion: {
        finished.append($0)
      }
      UIView.animate(withDuration: 1, animations: { view.tag = 1 })
      #expect(view.alpha == 0 && view.tag == 1 && finished.isEmpty)
    }
    #expect(finished == [true])
    #expect(phone.simulation.runLoop.now >= 2)
  }

  @Test("a window without a scene is on the screen it is given, one with a scene on the scene's")
  func windowScreen() {
    let phone = Phone(18)
    phone.perform {
      let window = UIWindow(frame: .zero)
      #expect(window.screen === UIScreen.main)
      let other = Simulation(device: .iPhone16, system: SystemVersion(18)).screen
      window.screen = other
      #expect(window.screen === other)
      window.windowScene = phone.scene
      #expect(window.screen === phone.scene.screen)
    }
  }

  @Test("traits are read off the main actor")
  func traits() async {
    let traits = Phone(18).root.traitCollection
    nonisolated func idiom(_ traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
    #expect(idiom(traits) == .phone)
  }
}

/// Positions in other views.
@MainActor
@Suite struct CoordinateTests {
  @Test("a point is converted over all views in between, and over what a scroll view has scrolled")
  func conversion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 50, width: 10, height: 10))
    root.addSubview(scroll)
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 31))
    #expect(inner.convert(CGPoint(x: 16, y: 31), from: root) == CGPoint(x: 1, y: 1))
    #expect(root.convert(root.bounds, to: inner).size == root.bounds.size)
    #expect(root.hitTest(CGPoint(x: 16, y: 31), with: nil) === inner)
  }
}
