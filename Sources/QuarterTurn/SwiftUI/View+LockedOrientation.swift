import QuarterTurnPlatform

extension View {
  // R8.1, R8.4
  /// Keeps the interface in its present orientation while this view is on screen.
  ///
  /// From iOS 26 on UIKit has a lock preference, which SwiftUI's controllers do not forward. This narrows the mask on every
  /// system. Where iPadOS ignores masks, as in a resizable window, only the preference helps: it is stated if the scene's root
  /// is an ``OrientationHostingController`` or another controller of the library. Otherwise an issue says so.
  ///
  ///     DrawingView()
  ///       .interfaceOrientationLocked(whileVisible: isDrawing)
  ///
  /// - Parameters:
  ///   - isLocked: whether the interface keeps its orientation; if a request rotates it first, it stays there.
  ///   - label: a name for explanations and issues; the file and line of the call by default. The first one is kept.
  nonisolated public func interfaceOrientationLocked(
    whileVisible isLocked: Bool, label: String? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(DeclarationModifier(.lockCurrent(isLocked), label: OrientationRequest.label(label, fileID: fileID, line: line)))
  }
}
