import HeadlessUIKit
import Testing

@MainActor @Suite struct ContainmentTests {
  @Test("addChild says willMove and leaves didMove to the caller; removeFromParent the other way round")
  func halves() {
    let parent = Page()
    let child = Moved()
    parent.addChild(child)
    #expect(child.moves == ["will \(Moved.name(parent))"])
    #expect(child.parent === parent)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(child.moves.suffix(2) == ["will nil", "did nil"])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
  }

  @Test("a child added to another parent leaves the first, and is never in one twice")
  func moving() {
    let first = Page()
    let second = Page()
    let child = Moved()
    first.addChild(child)
    first.addChild(child)
    #expect(first.children.count == 1)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
    #expect(child.parent === second)
  }

  @Test("a push moves the page in at its end, a pop out at its end")
  func navigation() {
    let navigation = UINavigationController(rootViewController: Page())
    let phone = Phone(18) { navigation }
    let page = Moved()
    phone.simulation.run {
      navigation.pushViewController(page, animated: true)
      #expect(page.moves == ["will UINavigationController"])
      #expect(page.isMovingToParent)
    }
    phone.simulation.settle()
    #expect(page.moves == ["will UINavigationController", "did UINavigationController"])
    #expect(!page.isMovingToParent)
    phone.simulation.run {
      _ = navigation.popViewController(animated: true)
      #expect(page.moves.suffix(1) == ["will nil"])
      #expect(page.isMovingFromParent)
      #expect(page.parent === navigation)
    }
    phone.simulation.settle()
    #expect(page.moves.suffix(2) == ["will nil", "did nil"])
    #expect(page.parent == nil)
    #expect(!page.isMovingFromParent)
  }

  @Test("a cancelled swipe leaves the page where it is")
  func cancelledSwipe() {
    let navigation = UINavigationController(rootViewController: Page())
    let phone = Phone(18) { navigation }
    let page = Moved()
    phone.perform { navigation.pushViewController(page, animated: false) }
    phone.perform { navigation.beginInteractivePop() }
    phone.perform { navigation.cancelInteractivePop() }
    #expect(page.parent === navigation)
    #expect(!page.moves.contains("did nil"))
    #expect(!page.isMovingFromParent)
  }

  @Test("a stack that is set anew lets the missing go and takes the new in", arguments: [true, false])
  func setStack(animated: Bool) {
    let navigation = UINavigationController(rootViewController: Page())
    let phone = Phone(18) { navigation }
    let gone = Moved()
    let new = Moved()
    phone.perform { navigation.pushViewController(gone, animated: false) }
    phone.perform { navigation.setViewControllers([navigation.viewControllers[0], new], animated: animated) }
    #expect(gone.parent == nil)
    #expect(gone.moves.suffix(2) == ["will nil", "did nil"])
    #expect(new.moves == ["will UINavigationController", "did UINavigationController"])
    #expect(navigation.topViewController === new)
  }

  @Test("navigationController, presentedViewController and presentingViewController are found through parents")
  func lookingUp() {
    let inner = Page()
    let outer = Container(inner)
    let phone = Phone(18) { UINavigationController(rootViewController: outer) }
    #expect(inner.navigationController === phone.root)
    let modal = Page()
    phone.perform {
      modal.modalPresentationStyle = .fullScreen
      inner.present(modal, animated: false)
    }
    #expect(modal.presentingViewController === phone.root, "full screen is presented by the outermost")
    #expect(inner.presentedViewController === modal)
  }
}

/// Notes when it is told of its parents.
@MainActor
private final class Moved: UIViewController {
  private(set) var moves: [String] = []

  static func name(_ parent: UIViewController?) -> String { parent.map { String(describing: type(of: $0)) } ?? "nil" }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    moves.append("will \(Self.name(parent))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    moves.append("did \(Self.name(parent))")
  }

  @Test("a split view that is launched where the width is regular shows its columns, and not the one for compact width")
  func splitLaunchedWide() {
    let (detail, compact) = (Page(), Page())
    let split = UISplitViewController(style: .doubleColumn)
    let phone = Phone(18, device: .largePhone, plist: .supporting(.landscapeLeft, .landscapeRight), pose: .landscapeLeft) {
      split.setViewController(Page(), for: .primary)
      split.setViewController(detail, for: .secondary)
      split.setViewController(compact, for: .compact)
      return split
    }
    #expect(phone.interface.isLandscape)
    #expect(!split.isCollapsed)
    #expect(detail.viewIfLoaded?.window != nil)
    #expect(compact.viewIfLoaded?.window == nil)
  }
}
