import QuarterTurnPlatform

extension View {
  /// Calls a closure when something keeps a request from taking effect, and once more when that is resolved.
  ///
  ///     ContentView()
  ///       .onOrientationIssue { issue in
  ///         if !issue.isResolved { assertionFailure("\(issue.reason) \(issue.remedy)") }
  ///       }
  ///
  /// - Parameter action: called with every issue open when the view appears, then with each new one; it may change state.
  nonisolated public func onOrientationIssue(_ action: @escaping @MainActor (OrientationIssue) -> Void) -> some View {
    background(SceneLink(SceneEvents(issue: action)))
  }
}
