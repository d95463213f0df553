import QuarterTurnPlatform

extension View {
  /// States the mask of the scene where nobody asks for another, while this view is there.
  ///
  /// Info.plist states one for the whole app and for good. This one comes before it and before the delegate's, may change with data,
  /// and ends with the view; of several the innermost holds.
  ///
  ///     ContentView()
  ///       .defaultInterfaceOrientations(ofScene: settings.allowsRotation ? .all : .portrait)
  ///
  /// - Parameters:
  ///   - orientations: the default; nil states none.
  ///   - label: who states it, for explanations; the file and line of the call unless given. The first one is kept.
  ///   - fileID: leave as it is.
  ///   - line: leave as it is.
  ///
  /// It begins with the view. So that a portrait app does not launch sideways, override
  /// ``OrientationAppDelegate/defaultInterfaceOrientations`` or list portrait alone in Info.plist. Rule 5 of "How a mask comes about".
  nonisolated public func defaultInterfaceOrientations(
    _ orientations: UIInterfaceOrientationMask?, label: String? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(DeclarationModifier(.default(orientations), label: OrientationRequest.label(label, fileID: fileID, line: line)))
  }
}
