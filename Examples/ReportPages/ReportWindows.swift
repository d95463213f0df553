import SwiftUI

/// The one window of a report's app.
public struct ReportWindows: Scene {
  private let page: ReportPage

  public init(page: ReportPage) {
    self.page = page
  }

  public var body: some Scene {
    WindowGroup { page.view }
  }
}
