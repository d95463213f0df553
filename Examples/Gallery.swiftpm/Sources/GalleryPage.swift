import QuarterTurn
import SwiftUI

/// A page of the app: what the menu calls it, and the view it opens.
public struct GalleryPage: Identifiable {
  public let name: String
  /// Whether it shows a video that fills the screen.
  public let showsVideo: Bool
  let view: AnyView

  public var id: String { name }

  @MainActor init<Content: View>(_ name: String, showsVideo: Bool = false, @ViewBuilder view: () -> Content) {
    self.name = name
    self.showsVideo = showsVideo
    self.view = AnyView(view())
  }

  /// Pages that belong together.
  struct Group: Identifiable {
    let title: String
    let pages: [GalleryPage]

    var id: String { title }
  }

  /// Every page, in the order of the menu.
  @MainActor public static var all: [GalleryPage] { groups.flatMap(\.pages) }

  @MainActor static var groups: [Group] {
    [
      Group(title: "Masks", pages: masks),
      Group(
        title: "Reading and turning",
        pages: [
          GalleryPage("Readout") { ReadoutPage() },
          GalleryPage("Turn") { TurnPage() },
        ]),
      Group(
        title: "Full screen",
        pages: [
          GalleryPage("Video", showsVideo: true) { VideoPage() },
          GalleryPage("Video controller", showsVideo: true) { VideoControllerPage() },
        ]),
      Group(
        title: "UIKit",
        pages: [
          GalleryPage("Controller") { ControllerPage() },
          GalleryPage("Token") { TokenPage() },
        ]),
    ]
  }

  @MainActor private static var masks: [GalleryPage] {
    var pages = [
      GalleryPage("Landscape page") { LandscapePage() },
      GalleryPage("Free page") { FreePage() },
      GalleryPage("Landscape, then portrait") { ChainPage() },
      GalleryPage("Sheet and cover") { PresentationPage() },
      GalleryPage("Conflict") { ConflictPage() },
      GalleryPage("Tabs") { TabsPage() },
      GalleryPage("Current lock") { CurrentLockPage() },
    ]
    if #available(iOS 16.0, *) { pages.append(GalleryPage("Windows") { WindowPage() }) }
    return pages
  }
}
