import UIKit
import QuarterTurnSimulator

/// The way through the example app that `quarter-turn demo` shows: every page, and what is to be seen there.
///
///     let timeline = await GalleryTour.run(on: .iPhone16, system: SystemVersion(18))
///     print(timeline.text())
public enum GalleryTour {
  /// The example app's Info.plist: it lists portrait alone.
  static let infoPlist = InfoPlist.supporting(.portrait)

  /// Takes the tour on a device.
  ///
  /// - Parameters:
  ///   - device: the device, which is held upright at first.
  ///   - system: the system it runs.
  /// - Returns: what happened, with what was expected.
  @MainActor
  public static func run(on device: DeviceModel, system: SystemVersion) async -> Timeline {
    let guide = TourGuide(
      name: "Gallery", simulation: Simulation(device: device, system: system, infoPlist: infoPlist))
    await guide.launch(GalleryApp.self)
    guide.expect(.portrait, mask: .portrait, text: "Landscape page")
    await masks(guide)
    await layers(guide)
    await turning(guide)
    await controllers(guide)
    for page in ["Video", "Video controller"] { await video(guide, on: page) }
    await windows(guide)
    guide.expectNoTrouble(issues: 1)
    return guide.timeline
  }

  /// Pages with masks, one on another.
  @MainActor
  private static func masks(_ guide: TourGuide) async {
    await guide.turn(to: .landscapeRight)
    guide.expect(.portrait, mask: .portrait)
    await guide.turn(to: .portrait)

    await guide.tap("Landscape page")
    guide.expect(.landscapeRight, mask: .landscape, text: "Landscape, either side")
    await guide.turn(to: .landscapeRight)
    guide.expect(.landscapeLeft, mask: .landscape)
    await guide.tap("Allow landscape right only")
    guide.expect(.landscapeRight, mask: .landscapeRight, text: "Landscape right only")
    await guide.tap("Allow both landscapes")
    guide.expect(.landscapeLeft, mask: .landscape)
    await guide.goBack()
    guide.expect(.portrait, mask: .portrait)
    await guide.turn(to: .portrait)

    await guide.setUserLock(true)
    await guide.tap("Landscape page")
    guide.expect(.landscapeRight, mask: .landscape)
    await guide.goBack()
    guide.expect(.portrait, mask: .portrait)
    await guide.setUserLock(false)

    await guide.tap("Free page")
    guide.expect(.portrait, mask: .allButUpsideDown)
    await guide.turn(to: .landscapeLeft)
    guide.expect(.landscapeRight, mask: .allButUpsideDown)
    await guide.goBack()
    guide.expect(.portrait, mask: .portrait)
    await guide.turn(to: .portrait)

    await guide.tap("Landscape, then portrait")
    guide.expect(.landscapeRight, mask: .landscape)
    await guide.tap("Go on to portrait")
    guide.expect(.portrait, mask: .portrait, text: "Portrait only")
    await guide.goBack()
    guide.expect(.landscapeRight, mask: .landscape, text: "Go on to portrait")
    await guide.goBack()
    guide.expect(.portrait, mask: .portrait)
  }

  /// What lies over a page or beside it.
  @MainActor
  private static func layers(_ guide: TourGuide) async {
    await guide.tap("Tabs")
    guide.expect(.portrait, mask: .portrait, text: "Portrait only")
    await guide.tapTab("Landscape")
    guide.expect(.landscapeRight, mask: .landscape, text: "Landscape only")
    await guide.tapTab("Free")
    guide.expect(.portrait, mask: .allButUpsideDown, text: "Either")
    await guide.turn(to: .landscapeLeft)
    guide.expect(.landscapeRight, mask: .allButUpsideDown)
    await guide.tapTab("Portrait")
    guide.expect(.portrait, mask: .portrait)
    await guide.goBack()
    guide.expect(.portrait, mask: .portrait)
    await guide.turn(to: .portrait)

    await guide.tap("Current lock")
    guide.expect(.portrait, mask: .allButUpsideDown)
    await guide.tap("Lock the current orientation")
    await guide.turn(to: .landscapeLeft)
    guide.expect(.portrait, mask: .portrait)
    await guide.tap("Lock the current orientation")
    guide.expect(.landscapeRight, mask: .allButUpsideDown)
    await guide.goBack()
    guide.expect(.portrait, mask: .portrait)
    await guide.turn(to: .portrait)

    await guide.tap("Sheet and cover")
    guide.expect(.portrait, mask: .portrait)
    await guide.tap("Show the sheet")
    guide.expect(.landscapeRight, mask: .landscape, text: "A sheet, in landscape")
    await guide.tap("Done")
    guide.expect(.portrait, mask: .portrait)
    await guide.tap("Show the cover")
    guide.expect(.landscapeLeft, mask: .landscapeLeft, text: "A cover, landscape left")
    await guide.tap("Done")
    guide.expect(.portrait, mask: .portrait, text: "Show the cover")
    await guide.goBack()

    await guide.tap("Conflict")
    guide.expect(.portrait, mask: .portrait, text: "Nobody is in the way.")
    await guide.tap("Ask for landscape")
    guide.expect(
      .landscapeRight, mask: .landscape,
      text: "“Conflict page” is rejected: it shares no orientation with the newer “Sheet in conflict”.")
    await guide.tap("Done")
    guide.expect(.portrait, mask: .portrait, text: "It is settled.")
    await guide.goBack()
    guide.expect(.portrait, mask: .portrait)
  }

  /// Reading the orientation, and turning it.
  @MainActor
  private static func turning(_ guide: TourGuide) async {
    await guide.tap("Readout")
    guide.expect(.portrait, text: "Portrait")
    await guide.turn(to: .landscapeLeft)
    guide.expect(.landscapeRight, text: "Landscape right")
    guide.expect(.landscapeRight, text: "←")
    await guide.turn(to: .landscapeRight)
    guide.expect(.landscapeLeft, text: "Landscape left")
    guide.expect(.landscapeLeft, text: "→")
    await guide.turn(to: .portrait)
    guide.expect(.portrait, text: "↑")
    await guide.goBack()

    await guide.tap("Turn")
    guide.expect(.portrait, mask: .allButUpsideDown, text: "Not turned yet")
    await guide.tap("Turn to landscape")
    guide.expect(.landscapeRight, text: "Turned to landscape")
    await guide.tap("Turn upside down")
    guide.expect(.landscapeRight, text: guide.refusalOfUpsideDown)
    await guide.tap("Turn to portrait")
    guide.expect(.portrait, text: "Turned to portrait")
    await guide.goBack()
    guide.expect(.portrait, mask: .portrait)
  }

  /// The same said in UIKit.
  @MainActor
  private static func controllers(_ guide: TourGuide) async {
    await guide.tap("Controller")
    guide.expect(.landscapeRight, mask: .landscape)
    await guide.goBack()
    guide.expect(.portrait, mask: .portrait)
    await guide.tap("Token")
    guide.expect(.portrait, mask: .portrait)
    await guide.tap("Hold landscape")
    guide.expect(.landscapeRight, mask: .landscape)
    await guide.tap("Hold landscape")
    guide.expect(.portrait, mask: .portrait)
    await guide.tap("Hold landscape")
    guide.expect(.landscapeRight, mask: .landscape)
    await guide.goBack()
    guide.expect(.portrait, mask: .portrait)
  }

  /// A second window, where the device has room for one; `openWindow` came with iOS 16.
  @MainActor
  private static func windows(_ guide: TourGuide) async {
    let simulation = guide.simulation
    guard simulation.system.major >= 16 else { return }
    await guide.tap("Windows")
    guard simulation.device.idiom == .pad else {
      guide.expect(.portrait, mask: .portrait, text: "Here an app has one window.")
      return await guide.goBack()
    }
    guide.expect(.portrait, mask: .portrait, text: "Each window has its own mask.")
    await guide.tap("Open a window")
    guide.expect(.portrait, mask: .portrait, text: "Each window has its own mask.")
    guide.expectSecondWindow(.landscapeRight, mask: .landscape, text: "A window for landscape")
    await guide.goBack()
  }
}
