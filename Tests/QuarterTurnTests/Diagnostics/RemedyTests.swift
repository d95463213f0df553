import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// An app that does what the remedy of an issue says has the issue no more.
@MainActor
@Suite("Following a remedy makes the issue go") struct RemedyTests {
  private func codes(_ app: TestApp) throws -> [OrientationIssue.Code] { try app.coordinator.openIssues.map(\.code) }

  @Test("conflict: the two share an orientation", arguments: TestApp.systems)
  func conflict(system: Int) throws {
    let app = TestApp(system)
    let old = try app.perform { try app.coordinator.lock(to: .landscape, label: "old") }
    let new = try app.perform { try app.coordinator.lock(to: .portrait, label: "new") }
    #expect(try codes(app) == [.conflict])
    app.perform { new.supportedOrientations = [.portrait, .landscapeLeft] }
    #expect(try codes(app).isEmpty)
    app.perform {
      old.release()
      new.release()
    }
  }

  @Test("rejectedByViewController: its mask includes the orientation, or it is a sheet", arguments: TestApp.systems)
  func rejectedByViewController(system: Int) throws {
    let app = TestApp(system)
    let lock = try app.perform { try app.coordinator.lock(to: .landscape, label: "video") }
    let picker = MaskController(.portrait)
    try app.present(picker)
    #expect(try codes(app) == [.rejectedByViewController])
    app.perform {
      picker.mask = .all
      if system >= 16 { picker.setNeedsUpdateOfSupportedInterfaceOrientations() }
      lock.supportedOrientations = .landscapeRight
    }
    #expect(try codes(app).isEmpty)
    try app.dismiss()
    try app.present(MaskController(.portrait), .pageSheet)
    #expect(try codes(app).isEmpty)
    app.perform { lock.release() }
  }

  @Test("upsideDownUnavailable and emptyMask: another orientation is in the mask", arguments: TestApp.systems)
  func unusableMasks(system: Int) throws {
    let app = TestApp(system)
    let lock = try app.perform { try app.coordinator.lock(to: .portraitUpsideDown, label: "lock") }
    #expect(try codes(app) == [.upsideDownUnavailable])
    app.perform { lock.supportedOrientations = [] }
    #expect(try codes(app) == [.emptyMask])
    app.perform { lock.supportedOrientations = [.portraitUpsideDown, .landscapeLeft] }
    #expect(try codes(app).isEmpty)
    app.perform { lock.release() }
  }

  private struct Branches: View {
    @Environment(\.verticalSizeClass) private var height
    let isOutside: Bool

    var body: some View {
      if isOutside {
        branches.supportedInterfaceOrientations(whileVisible: .landscape, label: "page")
      } else {
        branches
      }
    }

    @ViewBuilder private var branches: some View {
      if height == .compact {
        Text("wide")
      } else if isOutside {
        Text("tall")
      } else {
        Text("tall").supportedInterfaceOrientations(whileVisible: .landscape, label: "page")
      }
    }
  }

  @Test("undoneByRotation: the request comes from around both layouts", arguments: TestApp.systems)
  func undoneByRotation(system: Int) throws {
    let inside = TestApp(system, view: Branches(isOutside: false))
    inside.simulation.advance(by: 5)
    #expect(try codes(inside) == [.undoneByRotation])
    let outside = TestApp(system, view: Branches(isOutside: true))
    outside.simulation.advance(by: 5)
    #expect(try codes(outside).isEmpty)
    #expect(outside.orientation?.isLandscape == true)
  }

  private final class PlainDelegate: UIResponder, UIApplicationDelegate {
    override required init() {}
  }

  private final class ForwardingDelegate: UIResponder, UIApplicationDelegate {
    override required init() {}

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { OrientationAppDelegate.supportedInterfaceOrientations(for: window) }
  }

  private final class FixedDelegate: UIResponder, UIApplicationDelegate {
    override required init() {}

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .portrait }
  }

  @Test("delegateNotForwarding and delegateAnswersItself: the line of the issue is there", arguments: TestApp.systems)
  func delegates(system: Int) throws {
    for (delegate, code) in [
      (PlainDelegate() as any UIApplicationDelegate, OrientationIssue.Code.delegateNotForwarding),
      (FixedDelegate(), .delegateAnswersItself),
    ] {
      let app = TestApp(system, delegate: delegate)
      let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
      let issue = try #require(try app.coordinator.openIssues.first { $0.code == code })
      #expect(issue.remedy.contains("OrientationAppDelegate.supportedInterfaceOrientations(for: window)"))
      app.perform { lock.release() }
    }
    let app = TestApp(system, delegate: ForwardingDelegate())
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(try codes(app).isEmpty)
    #expect(app.orientation?.isLandscape == true)
    app.perform { lock.release() }
  }

  @Test("multitasking: one orientation is left out of Info.plist", arguments: [16, 18])
  func multitasking(system: Int) throws {
    for (plist, expected) in [(InfoPlist.allFour, [OrientationIssue.Code.multitasking]), (.three, [])] {
      let app = TestApp(system, plist: plist, device: .pad, delegate: OpenDelegate())
      let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
      #expect(try codes(app) == expected)
      app.perform { lock.release() }
    }
  }

  @Test("autorotationDisabled: shouldAutorotate is true")
  func autorotation() throws {
    let root = WishController(.all)
    root.rotates = false
    let app = TestApp(15) { root }
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    app.simulation.advance(by: 2)
    #expect(try codes(app) == [.autorotationDisabled])
    app.perform {
      root.rotates = true
      lock.supportedOrientations = .landscapeLeft
    }
    app.simulation.advance(by: 2)
    #expect(try codes(app).isEmpty)
    app.perform { lock.release() }
  }

  private struct Reader: View {
    @Environment(\.interfaceOrientation) private var orientation

    var body: some View { Text("\(orientation.rawValue)") }
  }

  @Test("observerMissing: the root observes", arguments: TestApp.systems)
  func observerMissing(system: Int) throws {
    let unobserved = TestApp(system, view: Reader())
    unobserved.simulation.settle()
    #expect(try codes(unobserved) == [.observerMissing])
    let observed = TestApp(system, view: Reader().observingInterfaceOrientation())
    observed.simulation.settle()
    #expect(try codes(observed).isEmpty)
  }

  private func rotate(_ app: TestApp, to mask: UIInterfaceOrientationMask) throws {
    app.perform { _ = try? app.coordinator.beginRotation(to: mask) { _ in } }
    app.simulation.advance(by: 2)
  }

  @Test("rotationRefused: called again where the app may choose", arguments: [16, 18, 26, 27])
  func rotationRefused(system: Int) throws {
    let app = TestApp(system, plist: .three, device: .pad, delegate: OpenDelegate())
    app.simulation.multitaskingMode = system >= 26 ? .windowedApps : .stageManager
    app.simulation.settle()
    try rotate(app, to: .landscape)
    #expect(try codes(app).contains(.rotationRefused))
    app.simulation.multitaskingMode = .fullScreenApps
    app.simulation.settle()
    try rotate(app, to: .landscape)
    #expect(try codes(app).isEmpty)
    #expect(app.orientation?.isLandscape == true)
  }

  @Test("rotationTimedOut: no other window is in front", arguments: TestApp.systems)
  func rotationTimedOut(system: Int) throws {
    let app = TestApp(system)
    app.simulation.resignActive()
    let lock = try app.simulation.run { try app.coordinator.lock(to: .landscape, label: "video") }
    app.simulation.advance(by: 3)
    #expect(try codes(app) == [.rotationTimedOut])
    app.simulation.becomeActive()
    app.simulation.advance(by: 3)
    #expect(try codes(app).isEmpty)
    app.perform { lock.release() }
  }

  @Test("fullScreenRefused: the view is in a window whose root may present", arguments: TestApp.systems)
  func fullScreenRefused(system: Int) throws {
    let video = FullScreenVideoController(content: UIViewController(), label: "film")
    let root = UnwillingController(content: video)
    let app = TestApp(system) { root }
    app.perform { video.enterFullScreen() }
    app.simulation.advance(by: 3)
    #expect(try codes(app) == [.fullScreenRefused])
    root.isWilling = true
    app.perform { video.enterFullScreen() }
    app.simulation.advance(by: 3)
    #expect(try codes(app).isEmpty)
    #expect(app.orientation?.isLandscape == true)
    app.perform { video.leaveFullScreen() }
  }

  /// Presents nothing while something of its own is going on.
  private final class UnwillingController: UIViewController {
    var isWilling = false

    init(content: UIViewController) {
      super.init(nibName: nil, bundle: nil)
      addChild(content)
      content.didMove(toParent: self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      guard let child = children.first, let shown = child.view else { return }
      shown.frame = view.bounds
      view.addSubview(shown)
    }

    override func present(_ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
      if isWilling { super.present(controller, animated: flag, completion: completion) }
    }
  }

  @Test("undoneByRotation of a video: it stands outside of the layouts that follow the size class", arguments: TestApp.systems)
  func undoneVideo(system: Int) throws {
    for isOutside in [false, true] {
      let switches = Switches()
      let app = TestApp(system, view: VideoBranches(switches: switches, isOutside: isOutside))
      app.simulation.advance(by: 1)
      app.simulation.run { switches.sheet = true }
      app.simulation.advance(by: 5)
      #expect(try codes(app) == (isOutside ? [] : [.undoneByRotation]))
      app.simulation.run { switches.sheet = false }
      app.simulation.advance(by: 5)
    }
  }

  private struct VideoBranches: View {
    @Environment(\.verticalSizeClass) private var height
    @Bindable var switches: Switches
    let isOutside: Bool

    var body: some View {
      if isOutside {
        branches.fullScreenInLandscape(isOn: $switches.sheet, label: "film")
      } else {
        branches
      }
    }

    @ViewBuilder private var branches: some View {
      if height == .compact || isOutside {
        Text("wide")
      } else {
        Text("tall").fullScreenInLandscape(isOn: $switches.sheet, label: "film")
      }
    }
  }

  @Test("upsideDownUnavailable of a controller: its mask includes another orientation", arguments: TestApp.systems)
  func upsideDownController(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    var told: [OrientationIssue.Code] = []
    let observation = try app.coordinator.observeIssues { told.append($0.code) }
    defer { withExtendedLifetime(observation) {} }
    // UIKit raises, and the presentation goes no further.
    try app.present(MaskController(.portraitUpsideDown))
    #expect(told.first == .upsideDownUnavailable)
    told = []
    try app.present(MaskController([.portraitUpsideDown, .portrait]))
    #expect(told.isEmpty)
    #expect(try codes(app).isEmpty)
  }

  @Test("emptyMask of the defaults: nil, or an orientation", arguments: TestApp.eras, [nil, UIInterfaceOrientationMask.portrait])
  func emptyDefault(system: Int, mended: UIInterfaceOrientationMask?) throws {
    for (mask, expected) in [(UIInterfaceOrientationMask?.some([]), [OrientationIssue.Code.emptyMask]), (mended, [])] {
      let app = TestApp(system, delegate: OrientationAppDelegate()) {
        OrientationRootController(content: UIViewController(), default: mask)
      }
      _ = try app.coordinator
      app.simulation.settle()
      #expect(try codes(app) == expected)
    }
  }
}
