import HeadlessSwiftUI

/// The pages that a scenario may name as its root.
///
/// The simulator knows no app; whoever has pages to put into scenarios implements this and hands it to the runner.
@MainActor
public protocol ScenarioPages {
  /// What scenarios call the pages.
  var names: [String] { get }

  /// The windows of an app that opens with the page; `nil` is a page nobody knows.
  func windows(showing page: String) -> (any Scene)?

  /// What a report is replayed through that is replayed on the page.
  func faces(of page: String) -> Set<ReportList.Face>
}

extension ScenarioPages {
  /// A page is SwiftUI's unless more is said of it.
  public func faces(of page: String) -> Set<ReportList.Face> { [.swiftui] }
}
