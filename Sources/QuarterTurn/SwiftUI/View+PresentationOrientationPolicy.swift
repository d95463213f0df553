import QuarterTurnPlatform

extension View {
  /// States what holds on a presented screen on which nobody asks for a mask, while this view is there.
  ///
  /// UIKit asks the presented controller, and a plain one allows nearly everything (R3.10). Unless told otherwise, what holds below
  /// goes on holding; the same for a whole scene is ``OrientationCoordinator/presentationOrientationPolicy``, before which this comes.
  ///
  ///     PlayerView()
  ///       .supportedInterfaceOrientations(whileVisible: .landscape)
  ///       .presentationOrientationPolicy(.default)
  ///
  /// - Parameters:
  ///   - policy: what holds on a full-screen cover that asks for nothing. Sheets and popovers lie on a screen and take none over.
  ///   - label: who states it, for explanations; the file and line of the call unless given. The first one is kept.
  ///   - fileID: leave as it is.
  ///   - line: leave as it is.
  ///
  /// Rule 2 of "How a mask comes about".
  nonisolated public func presentationOrientationPolicy(
    _ policy: PresentationOrientationPolicy, label: String? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(DeclarationModifier(.presentationPolicy(policy), label: OrientationRequest.label(label, fileID: fileID, line: line)))
  }
}
