import QuarterTurnPlatform

extension View {
  /// Declares the scene's mask that applies without a request, while this view is there.
  ///
  /// Info.plist declares one for the whole app. This overrides it and the delegate's, may change with data, and ends with the
  /// view; of several the innermost applies.
  ///
  ///     ContentView()
  ///       .defaultInterfaceOrientations(ofScene: settings.allowsRotation ? .all : .portrait)
  ///
  /// It begins with the view. To launch in portrait, override ``OrientationAppDelegate/defaultInterfaceOrientations`` or list
  /// portrait alone in Info.plist.
  ///
  /// - Parameters:
  ///   - orientations: the default; nil declares none.
  ///   - label: a name for explanations and issues; the file and line of the call by default. The first one is kept.
  nonisolated public func defaultInterfaceOrientations(
    ofScene orientations: UIInterfaceOrientationMask?, label: String? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(DeclarationModifier(.default(orientations), label: OrientationRequest.label(label, fileID: fileID, line: line)))
  }
}
