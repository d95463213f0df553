import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// A controller whose full-screen mask has nothing in common with a locked page below it.
@MainActor
@Suite("Whatever is presented, UIKit has nothing to raise (R3.17)", .worlds) struct PresentationTests {
  static let landscapeOnly = InfoPlist.supporting(.landscapeLeft, .landscapeRight)

  @Test(
    "A portrait-only picker over a locked page: one issue, and the lock is back in force afterwards (B89, B92)",
    arguments: TestApp.systems, [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func pickerOverLockedPage(system: Int, style: UIModalPresentationStyle) throws {
    let app = TestApp(system) { Page(.landscape) }
    app.simulation.settle()
    #expect(app.orientation == .landscapeRight)
    try app.present(MaskController(.portrait), style)
    #expect(app.simulation.crashes.isEmpty)
    #expect(app.orientation == .portrait)
    let issues = try app.coordinator.openIssues
    #expect(issues.map(\.code) == [.rejectedByViewController])
    #expect(issues.first?.subject == "page")
    try app.dismiss()
    #expect(app.orientation?.isLandscape == true)
    #expect(try app.coordinator.supportedOrientations == .landscape)
    #expect(try app.coordinator.openIssues.isEmpty)
    #expect(app.simulation.crashes.isEmpty)
    #expect(!app.simulation.runLoop.ranAway)
  }

  @Test("A portrait-only picker in a landscape-only app that asks for nothing (B89)", arguments: TestApp.systems)
  func pickerInLandscapeApp(system: Int) throws {
    let app = TestApp(system, plist: Self.landscapeOnly, delegate: OrientationAppDelegate()) { UIViewController() }
    #expect(app.orientation?.isLandscape == true)
    try app.present(MaskController(.portrait))
    #expect(app.simulation.crashes.isEmpty)
    #expect(app.orientation == .portrait)
    try app.dismiss()
    #expect(app.orientation?.isLandscape == true)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("A lock taken while a controller that excludes it is in front (B92)", arguments: TestApp.systems)
  func lockUnderModal(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    try app.present(MaskController(.portrait))
    let lock = try app.perform { try app.coordinator.lock(to: .landscape, label: "video") }
    #expect(app.simulation.crashes.isEmpty)
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.openIssues.map(\.code) == [.rejectedByViewController])
    #expect(try app.coordinator.requests.first?.status == .rejected(.controllerInFront("MaskController")))
    try app.dismiss()
    #expect(app.orientation?.isLandscape == true)
    #expect(try app.coordinator.openIssues.isEmpty)
    app.perform { lock.release() }
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("A root whose own mask excludes the lock has its way", arguments: TestApp.systems)
  func rootExcludesTheLock(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate()) { MaskController(.portrait) }
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(app.simulation.crashes.isEmpty)
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.openIssues.map(\.code) == [.rejectedByViewController])
    app.perform { lock.release() }
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  @Test("A cover's requests count from its presentation, those below wait and come back", arguments: TestApp.systems)
  func coverWithRequests(system: Int) throws {
    let app = TestApp(system) { Page(.portrait, title: "below") }
    app.simulation.settle()
    let start = app.calls
    try app.present(Page(.landscape, preferring: .landscapeLeft, title: "cover"))
    #expect(app.orientation == .landscapeLeft)
    #expect((app.calls - start).supportedOrientationsUpdates <= 2)
    #expect(try app.coordinator.requests.first { $0.label == "below" }?.status == .suspended(by: "cover"))
    try app.dismiss()
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.requests.map(\.label) == ["below"])
    #expect(try app.coordinator.supportedOrientations == .portrait)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("A cover without requests inherits from the screen below", arguments: TestApp.systems)
  func coverInherits(system: Int) throws {
    let app = TestApp(system) { Page(.landscape) }
    app.simulation.settle()
    try app.present(UIViewController())
    #expect(app.orientation == .landscapeRight)
    app.turn(to: .portrait)
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.supportedOrientations == .landscape)
    try app.dismiss()
    #expect(app.orientation == .landscapeRight)
  }

  @Test("A sheet's request lies on the page below it", arguments: TestApp.systems)
  func sheetIsALeaf(system: Int) throws {
    let app = TestApp(system) { Page(.portrait, title: "below") }
    app.simulation.settle()
    try app.present(Page(.all, title: "sheet"), .pageSheet)
    #expect(try app.coordinator.supportedOrientations == .portrait)
    #expect(try app.coordinator.openIssues.isEmpty)
    try app.dismiss()
    try app.present(Page(.landscape, title: "wide sheet"), .pageSheet)
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.openIssues.map(\.code) == [.conflict])
    try app.dismiss()
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  @Test("An alert over a locked page changes nothing (R3.13)", arguments: TestApp.systems)
  func alert(system: Int) throws {
    let app = TestApp(system) { Page(.landscape) }
    app.simulation.settle()
    let start = app.calls
    let alert = app.simulation.run { UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert) }
    let root = try app.root
    app.perform { root.present(alert, animated: true) }
    app.perform { root.dismiss(animated: true) }
    #expect(app.orientation == .landscapeRight)
    #expect((app.calls - start).total == 0)
  }

  @Test("Stacked modals give way to the next one below (B118)", arguments: TestApp.systems)
  func stackedModals(system: Int) throws {
    let app = TestApp(system) { Page(.portrait) }
    app.simulation.settle()
    try app.present(Page(.landscapeLeft, title: "first"))
    try app.present(Page(.landscapeRight, title: "second"))
    #expect(app.orientation == .landscapeRight)
    try app.dismiss()
    #expect(app.orientation == .landscapeLeft)
    try app.dismiss()
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("No pair of a lock and a presented controller raises, whatever their masks are", arguments: [15, 18, 27])
  func everyPair(system: Int) throws {
    for locked in [UIInterfaceOrientationMask.portrait, .landscape] {
      for own in [UIInterfaceOrientationMask.portrait, .landscapeLeft, .allButUpsideDown] {
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .custom, .overCurrentContext] {
          let app = TestApp(system) { Page(locked) }
          app.simulation.settle()
          try app.present(MaskController(own), style)
          #expect(app.simulation.crashes.isEmpty, "\(locked.readableName), \(own.readableName), \(style)")
          try app.dismiss()
          #expect(app.simulation.crashes.isEmpty, "\(locked.readableName), \(own.readableName), \(style)")
          #expect(try app.coordinator.supportedOrientations == locked)
          #expect(locked.allows(app.orientation ?? .unknown))
        }
      }
    }
  }

  @Test("Whoever UIKit asks of a presentation that adapts or is custom, it does not raise (R4.1)", arguments: [15, 18, 27])
  func contestedPresentations(system: Int) throws {
    for (locked, own) in [(UIInterfaceOrientationMask.landscape, UIInterfaceOrientationMask.portrait), (.portrait, .landscape)] {
      for adapted in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
        let app = TestApp(system) { Page(locked) }
        app.simulation.settle()
        let adaptation = Adaptation(adapted)
        let popover = MaskController(own)
        app.simulation.run {
          popover.modalPresentationStyle = .popover
          popover.presentationController?.delegate = adaptation
        }
        try app.present(popover, .popover)
        #expect(app.simulation.crashes.isEmpty)
        try app.dismiss()
        #expect(try app.coordinator.supportedOrientations == locked)
        #expect(app.simulation.crashes.isEmpty)
      }
    }
  }

  @Test("A cover over a sheet over a locked page (R4.3)", arguments: [15, 18, 27])
  func coverOverSheet(system: Int) throws {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      let app = TestApp(system) { Page(.landscape) }
      app.simulation.settle()
      try app.present(MaskController(.portrait), .pageSheet)
      #expect(app.orientation == .landscapeRight)
      try app.present(MaskController(.all), style)
      #expect(app.orientation == .landscapeRight)
      #expect(try app.coordinator.supportedOrientations == .landscape)
      try app.present(MaskController(.portrait), style)
      #expect(app.simulation.crashes.isEmpty)
      let root = try app.root
      app.perform { root.dismiss(animated: true) }
      #expect(app.orientation?.isLandscape == true)
      #expect(try app.coordinator.openIssues.isEmpty)
      #expect(app.simulation.crashes.isEmpty)
    }
  }
}

@MainActor
private final class Adaptation: NSObject, UIAdaptivePresentationControllerDelegate {
  private let style: UIModalPresentationStyle

  init(_ style: UIModalPresentationStyle) {
    self.style = style
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { style }
}
