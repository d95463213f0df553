import QuarterTurnPlatform

extension View {
  // R9.2, R9.3, R9.8
  /// Requests a mask while this view is on screen, and restores the previous one afterwards.
  ///
  /// SwiftUI has no such modifier, and UIKit does not ask view controllers inside SwiftUI's. A request follows pushes, tabs,
  /// sheets and covers, rotates the interface if it has to, and may change with data. It replaces the request of an enclosing
  /// view; requests of siblings count together.
  ///
  ///     PlanView()
  ///       .supportedInterfaceOrientations(whileVisible: .landscape)
  ///
  /// A sheet's or popover's request counts together with those of the screen below, a full-screen cover's alone. In paged tabs
  /// and lazy rows, which keep views beyond the screen, change the mask with data.
  ///
  /// - Parameters:
  ///   - orientations: the requested orientations; nil leaves the enclosing request in effect.
  ///   - preferring: the orientation to rotate to, once, when the request begins to count.
  ///   - label: a name for explanations and issues; the file and line of the call by default. The first one is kept.
  nonisolated public func supportedInterfaceOrientations(
    whileVisible orientations: UIInterfaceOrientationMask?, preferring: UIInterfaceOrientation? = nil, label: String? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(
      DeclarationModifier(
        .request(orientations, preferring: preferring), label: OrientationRequest.label(label, fileID: fileID, line: line)))
  }
}
