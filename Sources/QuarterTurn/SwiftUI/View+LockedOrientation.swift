import QuarterTurnPlatform

extension View {
  /// Keeps the interface the way it is up while this view is on screen.
  ///
  /// UIKit has a preference for this from iOS 26 on, which SwiftUI's controllers do not pass on (R8.1, R8.4). This narrows the mask in
  /// every release, together with what is asked for inside and around the view. Under the root that a `WindowGroup` makes that is all it
  /// does: where masks are not consulted, as in a resizable window of an iPad, the interface turns all the same, and an issue says so.
  /// From iOS 26 the preference is stated as well where the scene's root is an ``OrientationHostingController`` or another controller of
  /// the library.
  ///
  ///     DrawingView()
  ///       .interfaceOrientationLocked(whileVisible: isDrawing)
  ///
  /// - Parameters:
  ///   - isLocked: whether the interface stays as it is. What a request turns it to first is where it stays.
  ///   - label: who asks, for explanations; the file and line of the call unless given. The first one is kept.
  ///   - fileID: leave as it is.
  ///   - line: leave as it is.
  ///
  /// Rules R8.1 to R8.6; reports B36, B110, B113.
  nonisolated public func interfaceOrientationLocked(
    _ isLocked: Bool = true, label: String? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(DeclarationModifier(.lockCurrent(isLocked), label: OrientationRequest.label(label, fileID: fileID, line: line)))
  }
}
