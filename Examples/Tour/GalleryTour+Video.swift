import UIKit

/// The film, on the page of SwiftUI's and on that of UIKit's.
extension GalleryTour {
  @MainActor
  static func video(_ guide: TourGuide, on page: String) async {
    await guide.tap(page)
    guide.expect(.portrait, mask: .portrait, text: "Claps: 0")
    await guide.tap("Clap")
    await guide.tap("Fill the screen")
    guide.expect(.landscapeRight, mask: .landscape, text: "Claps: 1")
    await guide.tap("Clap")
    await guide.tap("Back to the page")
    guide.expect(.portrait, mask: .portrait, text: "Claps: 2")
    await turnPhone(guide)
    await lock(guide)
    await guide.goBack()
    guide.expect(.portrait, mask: .portrait)
  }

  /// An iPad's page stays as it is, whichever way it is held.
  @MainActor
  private static func turnPhone(_ guide: TourGuide) async {
    let follows = guide.simulation.device.idiom == .phone
    await guide.turn(to: .landscapeLeft)
    guide.expect(follows ? .landscapeRight : .portrait, mask: follows ? .landscape : .portrait, text: "Claps: 2")
    await guide.turn(to: .portrait)
    guide.expect(.portrait, mask: .portrait, text: "Fill the screen")

    await guide.turn(to: .landscapeLeft)
    if !follows { await guide.tap("Fill the screen") }
    guide.expect(.landscapeRight, mask: .landscape, text: "Back to the page")
    await guide.tap("Back to the page")
    guide.expect(.portrait, mask: .portrait, text: "Fill the screen")
    await guide.turn(to: .portrait)
    guide.expect(.portrait, mask: .portrait, text: "Claps: 2")
  }

  /// With the rotation lock on the device orientation has no effect, and the button still works.
  @MainActor
  private static func lock(_ guide: TourGuide) async {
    await guide.setUserLock(true)
    await guide.turn(to: .landscapeRight)
    guide.expect(.portrait, mask: .portrait, text: "Fill the screen")
    await guide.tap("Fill the screen")
    guide.expect(.landscapeRight, mask: .landscape, text: "Claps: 2")
    await guide.turn(to: .portrait)
    guide.expect(.landscapeRight, mask: .landscape, text: "Back to the page")
    await guide.tap("Back to the page")
    guide.expect(.portrait, mask: .portrait, text: "Claps: 2")
    await guide.setUserLock(false)
    guide.expect(.portrait, mask: .portrait)
  }
}
