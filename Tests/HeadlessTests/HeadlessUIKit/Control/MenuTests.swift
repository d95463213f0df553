import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Menus of buttons and of bars.
@MainActor
@Suite struct MenuTests {
  private final class Library: UIViewController {
    private(set) var log: [String] = []
    private(set) lazy var order = UIButton(configuration: .bordered())

    private func entry(_ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) -> UIAction
    {
      UIAction(title: title, subtitle: nil, attributes: attributes, state: state) { [unowned self] action in
        log.append(action.sender is UIButton || action.sender is UIBarButtonItem ? action.title : "no sender")
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let share = UIMenu(
        title: "Share", subtitle: "with others", image: nil, identifier: UIMenu.Identifier("share"), options: [],
        preferredElementSize: .medium, children: [entry("Link"), entry("Picture", attributes: .disabled)])
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "ellipsis"),
        menu: UIMenu(
          title: "",
          children: [
            entry("Rename"), UIMenu(options: .displayInline, children: [entry("Delete", attributes: .destructive)]), share,
            entry("Secret", attributes: .hidden),
          ]))
      order.menu = UIMenu(
        title: "Order", options: .singleSelection, children: [entry("By name"), entry("By date", state: .on)])
      order.showsMenuAsPrimaryAction = true
      order.changesSelectionAsPrimaryAction = true
      view.addSubview(order)
    }
  }

  @Test("the entries of a menu and of menus inside are touched beside its button, unless they are hidden or disabled")
  func entries() throws {
    let simulation = Simulation(device: .iPhone16, system: SystemVersion(18))
    let page = simulation.run { Library() }
    simulation.launch { UINavigationController(rootViewController: page) }
    let screen = ScreenDriver(simulation)
    #expect(screen.controls == ["ellipsis", "Rename", "Delete", "Link", "Picture", "By date", "By name", "By date"])
    for name in ["Rename", "Delete", "Link"] { try screen.tap(name) }
    #expect(throws: DriverError.disabled("Picture")) { try screen.tap("Picture") }
    #expect(page.log == ["Rename", "Delete", "Link"])
  }

  @Test("a button that changes its selection shows the entry that was chosen")
  func selection() throws {
    let simulation = Simulation(device: .iPhone16, system: SystemVersion(18))
    let page = simulation.run { Library() }
    simulation.launch { page }
    #expect(page.order.currentTitle == "By date")
    try ScreenDriver(simulation).tap("By name")
    #expect(page.order.currentTitle == "By name")
    #expect(page.order.menu?.selectedElements.map(\.title) == ["By name"])
    #expect(page.log == ["By name"])
    let toggle = UIButton(configuration: .tinted())
    toggle.changesSelectionAsPrimaryAction = true
    toggle.reachable.first?.tap()
    #expect(toggle.isSelected)
  }

  @Test("a menu with other children is another one that says the same of itself")
  func replacing() {
    let menu = UIMenu(title: "Share", subtitle: "with others", options: .destructive, children: [UIAction(title: "a") { _ in }])
    let other = menu.replacingChildren([])
    #expect(menu.children.count == 1)
    #expect(other.children.isEmpty)
    #expect(other.title == "Share" && other.subtitle == "with others" && other.options == .destructive)
    #expect(other.identifier == menu.identifier)
  }
}
