import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// Layouts whose branches all ask for the same: the request only changes its place, and the turn it was made for is no mistake (A6).
@MainActor
@Suite("The same request in every branch of a layout", .worlds) struct SameWishInEveryBranchTests {
  /// How a page tells its wide form from its tall one.
  enum Form: CaseIterable, Sendable {
    case geometry
    case sizeClass
    case identity
    case anyView
    case stacks
  }

  /// Where the page is.
  enum Place: CaseIterable, Sendable {
    case root
    case pushed
    case cover
  }

  private struct Branches: View {
    @Environment(\.verticalSizeClass) private var height
    let form: Form
    let mask: UIInterfaceOrientationMask?

    var body: some View {
      let isWide = height == .compact
      switch form {
      case .geometry:
        GeometryReader { proxy in
          if proxy.size.width > proxy.size.height { wide } else { tall }
        }
      case .sizeClass:
        if isWide { wide } else { tall }
      case .identity:
        Text("page").supportedInterfaceOrientations(whileVisible: mask, label: "page").id(isWide)
      case .anyView:
        isWide ? AnyView(HStack { wide }) : AnyView(VStack { tall })
      case .stacks:
        if isWide { NavigationStack { wide } } else { NavigationStack { tall } }
      }
    }

    private var wide: some View { Text("wide").supportedInterfaceOrientations(whileVisible: mask, label: "wide") }
    private var tall: some View { Text("tall").supportedInterfaceOrientations(whileVisible: mask, label: "tall") }
  }

  private struct Root: View {
    @Bindable var switches: Switches
    let form: Form
    let place: Place

    var body: some View {
      switch place {
      case .root:
        Branches(form: form, mask: switches.mask)
      case .pushed:
        NavigationStack(path: $switches.path) {
          Text("list").navigationDestination(for: String.self) { _ in Branches(form: form, mask: .landscape) }
        }
      case .cover:
        Text("list").fullScreenCover(isPresented: $switches.cover) { Branches(form: form, mask: .landscape) }
      }
    }
  }

  /// Where the library hears of the turn before the layout has changed (R6.5), the old branch's request ends after that.
  private func isInBetween(_ system: Int) -> Bool {
    system >= 16 && World.current?.choices[.orientationValueDuringTurn] != 2
  }

  @Test("one turn and no issue", arguments: TestApp.eras, Place.allCases)
  func branches(system: Int, place: Place) throws {
    for form in Form.allCases {
      let switches = Switches()
      switches.mask = nil
      let app = TestApp(system, view: Root(switches: switches, form: form, place: place))
      app.simulation.settle()
      let outcome = app.consequences {
        switch place {
        case .root: switches.mask = .landscape
        case .pushed: switches.path = ["page"]
        case .cover: switches.cover = true
        }
      }
      #expect(outcome.turns == [.landscapeRight], "\(form)")
      try app.expectRest(outcome, at: .landscapeRight)
      #expect(try app.coordinator.openIssues.isEmpty, "\(form)")
    }
  }

  @Test("the same under a hosting controller of the library's", arguments: TestApp.eras)
  func hostingController(system: Int) throws {
    let switches = Switches()
    switches.mask = nil
    let app = TestApp(system) {
      OrientationHostingController(rootView: Root(switches: switches, form: .sizeClass, place: .root))
    }
    app.simulation.settle()
    let outcome = app.consequences { switches.mask = .landscape }
    #expect(outcome.turns == [.landscapeRight])
    try app.expectRest(outcome, at: .landscapeRight)
    #expect(try app.coordinator.openIssues.isEmpty, "\((try? app.coordinator.openIssues) as Any)")
  }

  /// Shows another child where it is wide.
  private final class SwappingController: UIViewController {
    private var shown: UIViewController?

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let title = view.bounds.width > view.bounds.height ? "wide" : "tall"
      guard shown?.title != title else { return }
      if let shown {
        shown.willMove(toParent: nil)
        shown.view.removeFromSuperview()
        shown.removeFromParent()
      }
      let page = Page(.landscape, title: title)
      shown = page
      addChild(page)
      page.view.frame = view.bounds
      view.addSubview(page.view)
      page.didMove(toParent: self)
    }
  }

  @Test("the same with children that a UIKit page swaps", arguments: TestApp.eras)
  func swappedChildren(system: Int) throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let app = TestApp(system) { navigation }
    app.simulation.settle()
    let outcome = app.consequences { navigation.pushViewController(SwappingController(), animated: true) }
    #expect(outcome.turns == [.landscapeRight])
    try app.expectRest(outcome, at: .landscapeRight)
    #expect(try app.coordinator.openIssues.isEmpty, "\((try? app.coordinator.openIssues) as Any)")
  }

  @Test("closing the page afterwards turns back once", arguments: TestApp.eras)
  func closing(system: Int) throws {
    let switches = Switches()
    let app = TestApp(system, view: Root(switches: switches, form: .sizeClass, place: .cover))
    app.simulation.settle()
    let opening = app.consequences { switches.cover = true }
    #expect(opening.turns == [.landscapeRight])
    let outcome = app.consequences { switches.cover = false }
    #expect(outcome.turns == [.portrait])
    try app.expectRest(outcome, at: .portrait)
    #expect(try app.coordinator.openIssues.isEmpty, "\((try? app.coordinator.openIssues) as Any)")
  }
}
