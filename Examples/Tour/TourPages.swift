import SwiftUI
import QuarterTurnSimulator

/// The pages that scenarios may name: the example app's menu and pages, and those that retell a report's app.
///
///     let timeline = try await ScenarioRunner(
///       scenario: scenario, pair: pair, library: QuarterTurnLibrary(), pages: TourPages()
///     ).run()
@MainActor
public struct TourPages: ScenarioPages {
  /// The name of the example app's menu.
  public static let menu = "Gallery"

  /// The example app as it is.
  public static let gallery = ScenarioDefaults(
    page: menu, infoPlist: GalleryTour.infoPlist, delegate: .quarterTurn(default: nil))

  public init() {}

  public var names: [String] { [Self.menu] + GalleryPage.all.map(\.name) + ReportPage.all.map(\.name) }

  public func windows(showing page: String) -> (any Scene)? {
    if page == Self.menu { return GalleryWindows() }
    if let page = GalleryPage.all.first(where: { $0.name == page }) { return GalleryWindows(page: page) }
    return ReportPage.all.first { $0.name == page }.map { ReportWindows(page: $0) }
  }

  public func faces(of page: String) -> Set<ReportList.Face> {
    let showsVideo =
      GalleryPage.all.contains { $0.name == page && $0.showsVideo }
      || ReportPage.all.contains { $0.name == page && $0.showsVideo }
    return showsVideo ? [.swiftui, .video] : [.swiftui]
  }
}
