import SwiftUI
import UIKit

/// A report's app, as its reporter would have written it with the library's modifiers.
public struct ReportPage {
  /// What scenarios call it.
  public let name: String
  /// Whether it shows a video that fills the screen.
  public let showsVideo: Bool
  let view: AnyView

  @MainActor init<Content: View>(_ name: String, showsVideo: Bool = false, @ViewBuilder view: () -> Content) {
    self.name = name
    self.showsVideo = showsVideo
    self.view = AnyView(view())
  }

  @MainActor public static var all: [ReportPage] {
    [
      ReportPage("App for landscape") { LockedRoot(orientations: .landscape) },
      ReportPage("App for portrait") { LockedRoot(orientations: .portrait) },
      ReportPage("Chain of screens") { ChainRoot() },
      ReportPage("Chat with a camera") { ChatRoot() },
      ReportPage("Dialogs over landscape") { DialogRoot() },
      ReportPage("Engine in a view") { EngineRoot() },
      ReportPage("Form and drawing") { FormRoot() },
      ReportPage("Home and game") { HomeRoot() },
      ReportPage("Library with a player") { LibraryRoot() },
      ReportPage("Library with a player that follows") { FollowingPlayerRoot() },
      ReportPage("Library with a sidebar on iPads") { LayoutRoot(sidebar: .onPads) },
      ReportPage("Library with a sidebar where it is wide") { LayoutRoot(sidebar: .whereWide) },
      ReportPage("Menu and content") { MenuRoot() },
      ReportPage("Modal for portrait") { ModalRoot() },
      ReportPage("Modals one on another") { CoversRoot() },
      ReportPage("Modes for each layer") { ModesRoot() },
      ReportPage("Screen for one side") { OneSideRoot() },
      ReportPage("Setting for portrait") { SettingRoot() },
    ] + videos
  }

  /// Each with the modifier and with the controller.
  @MainActor private static var videos: [ReportPage] {
    [
      ReportPage("Video in a landscape modal", showsVideo: true) { WebModalRoot(isController: false) },
      ReportPage("Video controller in a landscape modal", showsVideo: true) { WebModalRoot(isController: true) },
      ReportPage("Video in a portrait viewer", showsVideo: true) { ViewerRoot(isController: false) },
      ReportPage("Video controller in a portrait viewer", showsVideo: true) { ViewerRoot(isController: true) },
    ]
  }
}
