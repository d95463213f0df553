import HeadlessUIKit
import Testing

/// What stands on the bars.
@MainActor
@Suite struct NavigationItemTests {
  @Test("a controller's title is its navigation item's and its tab's")
  func titles() {
    let page = UIViewController()
    page.title = "First"
    #expect(page.navigationItem.title == "First")
    page.title = "Second"
    #expect(page.navigationItem.title == "Second")
    #expect(page.tabBarItem.title == "Second")
  }

  @Test("the buttons of the bar are touched with the page below them")
  func buttons() {
    let phone = Phone(18)
    var tapped: [String] = []
    phone.root.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in tapped.append("add") }),
      UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in tapped.append("edit") }), .flexibleSpace(),
    ]
    #expect(phone.root.ownTouchables.map(\.label) == ["Add", "Edit"])
    for touchable in phone.root.ownTouchables { touchable.tap() }
    #expect(tapped == ["add", "edit"])
  }

  @Test("the bar is hidden, and a stack whose swipe is switched off does not pop by it")
  func navigationBar() {
    let stack = UINavigationController(rootViewController: Page())
    let phone = Phone(18, root: { stack })
    phone.perform { stack.pushViewController(Page(), animated: false) }
    stack.setNavigationBarHidden(true, animated: true)
    #expect(stack.isNavigationBarHidden)
    stack.interactivePopGestureRecognizer?.isEnabled = false
    phone.perform {
      stack.beginInteractivePop()
      stack.finishInteractivePop()
    }
    #expect(stack.viewControllers.count == 2)
  }
}
