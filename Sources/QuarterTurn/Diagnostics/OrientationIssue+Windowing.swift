import QuarterTurnPlatform

extension OrientationIssue {
  /// What helps where the system does not ask for masks.
  enum WindowingRemedy {
    /// Below iOS 26 nothing but Info.plist.
    case plist
    /// The lock preference, for which UIKit asks a controller that is not the library's.
    case root(in: String)
    /// The lock preference is stated, but the window does not fill the screen.
    case layout
    /// The window keeps its shape whatever its value is.
    case shape
    /// The interface has to be turned by hand first.
    case turn(UIInterfaceOrientationMask)
  }

  init(
    unheard subject: String, _ support: MaskSupport, remedy: WindowingRemedy, isFullScreenIgnored: Bool = false, on screen: String
  ) {
    self.init(
      code: Self.code(support), subject: subject, screen: screen, reason: Self.reason(subject, support, isFullScreenIgnored),
      remedy: Self.text(remedy, support))
  }

  private static func code(_ support: MaskSupport) -> Code {
    switch support {
    case .multitasking: .multitasking
    case .resized: .windowResized
    case .windowed, .valueOnly, .honored: .windowingMode
    }
  }

  private static func reason(_ subject: String, _ support: MaskSupport, _ isFullScreenIgnored: Bool) -> String {
    switch support {
    case .multitasking:
      "“\(subject)” has no effect by itself: Info.plist declares all four orientations for the iPad"
        + (isFullScreenIgnored
          ? ", and UIRequiresFullScreen is true but ignored by this system" : " and full screen is not required")
        + ", so iPadOS asks nobody for a mask."
    case .resized:
      "“\(subject)” has no effect by itself: the user has resized the window, and from then on iPadOS 27 asks nobody for a mask."
    case .valueOnly:
      "“\(subject)” changes the value of the orientation and nothing that is seen: the app requires full screen, and among windows "
        + "iPadOS scales its window instead of turning it."
    case .windowed, .honored:
      "“\(subject)” has no effect by itself: the window is in a mode in which the app may not choose its orientation."
    }
  }

  private static func text(_ remedy: WindowingRemedy, _ support: MaskSupport) -> String {
    switch remedy {
    case .plist where support == .multitasking:
      "Set UIRequiresFullScreen to true in Info.plist (deprecated in iPadOS 26, without effect when built for 27), or leave one "
        + "orientation out of UISupportedInterfaceOrientations~ipad, which the App Store accepts only together with it."
    case .plist:
      "Adapt the layout to the window, or set UIRequiresFullScreen to true in Info.plist (deprecated in iPadOS 26)."
    case .root(let screen):
      (support == .multitasking
        ? "Leave one orientation out of UISupportedInterfaceOrientations~ipad, or let iPadOS hold the window by the interface lock, "
        : "Let iPadOS hold the window by the interface lock, ")
        + "for which it asks \(screen): make an OrientationRootController, with SwiftUI content an OrientationHostingController, or another container of the library the window's root, and put what is presented full screen into one as well."
    case .layout:
      "Adapt the layout to the window: the system holds the interface only while the window fills the screen and nothing covers it."
    case .shape:
      "Remove UIRequiresFullScreen from Info.plist (deprecated in iPadOS 26) and adapt the layout to the window."
    case .turn(let mask):
      "The app cannot turn this window. The interface is held as soon as the device is turned to \(mask.readableName)."
    }
  }
}
