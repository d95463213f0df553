import QuarterTurnPlatform

extension View {
  /// Asks for a mask while this view is on screen, and gives back what was there before when it goes.
  ///
  /// SwiftUI has nothing of the kind (R9.3), and what its UIKit controllers say deep inside a hierarchy has no effect (R9.2). This
  /// follows pushes, tabs, sheets and covers, turns at once if it has to, and may change with data at any time. Inside a view that asks
  /// too, this one counts instead; beside one, both count.
  ///
  ///     PlanView()
  ///       .supportedInterfaceOrientations(whileVisible: .landscape)
  ///
  /// - Parameters:
  ///   - orientations: the orientations wanted; nil lets the requests around the view through.
  ///   - preferring: the orientation to turn to, once, when the request begins to count.
  ///   - label: who asks, for explanations; the file and line of the call unless given. The first one is kept.
  ///   - fileID: leave as it is.
  ///   - line: leave as it is.
  ///
  /// The mask of a sheet or popover counts together with that of the screen it lies on, a full-screen cover's alone (R9.8). In paged tabs
  /// and lazy rows, where views are kept beyond the screen, change the mask with data. Reports B104, B105, B114, B136.
  nonisolated public func supportedInterfaceOrientations(
    _ orientations: UIInterfaceOrientationMask?, preferring: UIInterfaceOrientation? = nil, label: String? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(
      DeclarationModifier(
        .request(orientations, preferring: preferring), label: OrientationRequest.label(label, fileID: fileID, line: line)))
  }
}
