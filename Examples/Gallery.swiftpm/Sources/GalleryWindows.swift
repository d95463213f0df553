import QuarterTurn
import SwiftUI

/// The app's windows: the first opens with the menu or with one page, the second is opened by the page of windows.
public struct GalleryWindows: Scene {
  private let page: GalleryPage?

  /// - Parameter page: the page to open with; `nil` is the menu.
  public init(page: GalleryPage? = nil) {
    self.page = page
  }

  public var body: some Scene {
    WindowGroup {
      content
        .observingInterfaceOrientation()
    }
    WindowGroup("Second window", id: GalleryApp.secondWindow) {
      SecondWindow()
        .observingInterfaceOrientation()
    }
  }

  @ViewBuilder private var content: some View {
    if let page {
      NavigationView { page.view }
        .navigationViewStyle(.stack)
    } else {
      GalleryMenu()
    }
  }
}
