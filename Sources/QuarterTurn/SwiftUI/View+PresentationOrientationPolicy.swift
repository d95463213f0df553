import QuarterTurnPlatform

extension View {
  // R3.10
  /// Declares what applies on presented screens that make no request, while this view is there.
  ///
  /// UIKit asks the presented controller, which by default allows nearly everything. By default requests below stay in effect.
  /// This overrides ``OrientationCoordinator/presentationOrientationPolicy`` of the scene.
  ///
  ///     PlayerView()
  ///       .supportedInterfaceOrientations(whileVisible: .landscape)
  ///       .presentationOrientationPolicy(.default)
  ///
  /// - Parameters:
  ///   - policy: what applies on a full-screen cover without a request; sheets and popovers do not take over orientation.
  ///   - label: a name for explanations and issues; the file and line of the call by default. The first one is kept.
  nonisolated public func presentationOrientationPolicy(
    _ policy: PresentationOrientationPolicy, label: String? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(DeclarationModifier(.presentationPolicy(policy), label: OrientationRequest.label(label, fileID: fileID, line: line)))
  }
}
