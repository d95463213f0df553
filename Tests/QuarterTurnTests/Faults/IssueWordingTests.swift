import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// Issues name the right party, a true reason and a remedy that works where the scene is (section E).
@MainActor
@Suite("What issues and errors say", .worlds) struct IssueWordingTests {
  private func text(_ issues: [OrientationIssue]) -> String {
    issues.map { "\($0.reason) \($0.remedy)" }.joined(separator: "\n")
  }

  private func rotate(_ app: TestApp, to mask: UIInterfaceOrientationMask) throws -> OrientationError? {
    var result: Result<UIInterfaceOrientation, OrientationError>?
    try app.perform { _ = try app.coordinator.beginRotation(to: mask) { result = $0 } }
    app.simulation.advance(by: 5)
    guard case .failure(let error) = result else { return nil }
    return error
  }

  // MARK: Full screen that the system ignores (E1)

  private static let ignoredFullScreen: InfoPlist = {
    var plist = InfoPlist.fullScreen
    plist.values["UIRequiresFullScreenIgnoredStartingWithVersion"] = .string("26.0")
    return plist
  }()

  @Test("full screen is required and ignored: the issue does not deny it", arguments: [(27, false), (26, true)])
  func ignoredFullScreen(system: Int, hasKey: Bool) throws {
    let plist = hasKey ? Self.ignoredFullScreen : .fullScreen
    // The key counts from 26.2 on (R7.5).
    let version = hasKey ? SystemVersion(26, 2) : SystemVersion(system)
    let simulation = Simulation(device: .pad, system: version, infoPlist: plist, assumptions: World.assumptions)
    simulation.launch(delegate: PortraitDelegate()) { UIViewController() }
    simulation.settle()
    let scene = try #require(simulation.windowScene)
    let coordinator = simulation.run { scene.orientationCoordinator }
    let lock = simulation.run { coordinator.lock(to: .landscape, label: "video") }
    simulation.settle()
    let issue = try #require(coordinator.openIssues.first { $0.code == .multitasking })
    #expect(!issue.reason.contains("full screen is not required"))
    #expect(issue.reason.contains("ignored"))
    #expect(!issue.remedy.contains("Set UIRequiresFullScreen to true"))
    #expect(!coordinator.stateDescription.contains("full screen required\n"))
    simulation.run { lock.release() }
  }

  // MARK: Remedies that do not apply (E2)

  @Test("a window smaller than the screen: no root could hold it, and none is recommended", arguments: [26, 27])
  func smallWindow(system: Int) throws {
    let app = TestApp(system, plist: .allFour, device: .pad, delegate: OpenDelegate())
    app.simulation.settle()
    app.simulation.multitaskingMode = .windowedApps
    app.simulation.resize(try app.scene, to: .window(CGSize(width: 500, height: 700)))
    app.simulation.settle()
    let lock = try app.perform { try app.coordinator.lock(to: .landscape, label: "video") }
    let issues = try app.coordinator.openIssues
    #expect(!issues.isEmpty)
    #expect(!text(issues).contains("make an OrientationRootController"))
    app.perform { lock.release() }
  }

  @Test("a rotate that windowing refused does not speak of a transition", arguments: [18, 26, 27])
  func refusedByWindowing(system: Int) throws {
    let app = TestApp(system, plist: .three, device: .pad, delegate: OpenDelegate())
    app.simulation.multitaskingMode = system >= 26 ? .windowedApps : .stageManager
    app.simulation.settle()
    let error = try rotate(app, to: .landscape)
    let words = text(try app.coordinator.openIssues) + (error?.remedy ?? "")
    #expect(error != nil)
    #expect(!words.contains("transition"))
  }

  @Test("an app for phones on an iPad: nor does it there", arguments: [18, 26])
  func refusedPhoneApp(system: Int) throws {
    var plist = InfoPlist.three
    plist.values["UIDeviceFamily"] = .numbers([1])
    let app = TestApp(system, plist: plist, device: .pad, delegate: OpenDelegate())
    app.simulation.multitaskingMode = system >= 26 ? .windowedApps : .stageManager
    app.simulation.settle()
    let error = try rotate(app, to: .landscape)
    let words = text(try app.coordinator.openIssues) + (error?.remedy ?? "")
    #expect(error != nil)
    #expect(!words.contains("transition"))
  }

  @Test("below iOS 26 there is no interface lock to recommend", arguments: [16, 17, 18])
  func noInterfaceLock(system: Int) throws {
    let app = TestApp(system, plist: .three, device: .pad, delegate: OpenDelegate())
    app.simulation.multitaskingMode = .stageManager
    app.simulation.settle()
    let error = try #require(try rotate(app, to: .landscape))
    let words = text(try app.coordinator.openIssues) + error.remedy
    #expect(!words.contains("lockCurrentOrientation"))
  }

  // MARK: Whose mask lost (E3, E4)

  private final class Underneath: UIViewController {}
  private final class Dialog: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  /// A presentation of the app's own that keeps its presenter's view.
  private final class KeepingTransition: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test("a portrait dialog in a presentation of the app's own: the dialog is named, not the page below", arguments: TestApp.eras)
  func customDialog(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate()) { Underneath() }
    app.simulation.settle()
    let lock = try app.perform { try app.coordinator.lock(to: .landscape, label: "video") }
    let transition = KeepingTransition()
    let root = try app.root
    app.perform {
      let dialog = Dialog()
      dialog.modalPresentationStyle = .custom
      dialog.transitioningDelegate = transition
      root.present(dialog, animated: true)
    }
    let issues = try app.coordinator.openIssues
    #expect(issues.map(\.code) == [.rejectedByViewController])
    #expect(!text(issues).contains("Underneath"))
    #expect(text(issues).contains("Dialog"))
    app.perform { lock.release() }
    withExtendedLifetime(transition) {}
  }

  private final class Banner: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  @Test("another window's root is called what it is, with the root that helps", arguments: TestApp.eras)
  func otherWindow(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    app.simulation.settle()
    let lock = try app.perform { try app.coordinator.lock(to: .landscape, label: "video") }
    let scene = try app.scene
    let window = app.perform {
      let window = UIWindow(windowScene: scene)
      window.windowLevel = .statusBar
      window.rootViewController = Banner()
      window.isHidden = false
      return window
    }
    let issue = try #require(try app.coordinator.openIssues.first { $0.code == .rejectedByViewController })
    #expect(issue.reason.contains("Banner"))
    #expect(issue.reason.contains("window"))
    #expect(!issue.remedy.contains("present it as a sheet"))
    #expect(issue.remedy.contains("OrientationOverlayController"))
    app.perform { window.isHidden = true }
    #expect(try app.coordinator.openIssues.isEmpty)
    app.perform { lock.release() }
  }

  // MARK: A refusal whose cause is gone (E6)

  @Test("a refused turn is forgotten once the interface is where it was to go", arguments: [18, 26])
  func refusalIsOver(system: Int) throws {
    let app = TestApp(system, plist: .three, device: .pad, delegate: OpenDelegate())
    app.simulation.multitaskingMode = system >= 26 ? .windowedApps : .stageManager
    app.simulation.settle()
    #expect(try rotate(app, to: .landscape) != nil)
    #expect(try app.coordinator.openIssues.contains { $0.code == .rotationRefused })
    app.simulation.multitaskingMode = .fullScreenApps
    app.simulation.settle()
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  // MARK: What decides (E7)

  @Test("the explanation names the controller that UIKit asks and its mask", arguments: TestApp.eras)
  func explanationNamesController(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate()) { MaskController(.portrait) }
    app.simulation.settle()
    let explanation = try app.coordinator.explanation
    #expect(explanation.contains("MaskController"))
    #expect(explanation.contains("portrait"))
  }

  @Test("it names the place in the app's code, and no hosting or navigation controller", arguments: TestApp.eras)
  func explanationNamesPlace(system: Int) throws {
    let view = TestApp(system, view: Text("film").supportedInterfaceOrientations(whileVisible: .landscape))
    view.simulation.settle()
    let page = TestApp(system) { UINavigationController(rootViewController: Asking()) }
    page.simulation.settle()
    for app in [view, page] {
      let first = try #require(try app.coordinator.explanation.split(separator: "\n").first)
      #expect(first.hasPrefix("The mask is landscape, requested by “QuarterTurnTests/IssueWordingTests.swift:"), "\(first)")
    }
  }

  private final class Asking: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      setSupportedOrientationsWhileVisible(.landscape)
    }
  }

  @Test("it names the window that UIKit asks", arguments: TestApp.eras)
  func explanationNamesWindow(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    app.simulation.settle()
    let scene = try app.scene
    let window = app.perform {
      let window = UIWindow(windowScene: scene)
      window.windowLevel = .statusBar
      window.rootViewController = Banner()
      window.isHidden = false
      return window
    }
    let explanation = try app.coordinator.explanation
    #expect(explanation.contains("Banner"))
    #expect(explanation.contains("window"))
    app.perform { window.isHidden = true }
  }
}
