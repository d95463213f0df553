import QuarterTurnPlatform

extension View {
  /// Calls a closure when something keeps a request from taking effect, and once more when that is over.
  ///
  /// UIKit either raises, or ignores what it does not like without a word.
  ///
  ///     ContentView()
  ///       .onOrientationIssue { issue in
  ///         if !issue.isResolved { assertionFailure("\(issue.reason) \(issue.remedy)") }
  ///       }
  ///
  /// - Parameter action: called for what is open when the view appears, then for each news; it may change state.
  ///
  /// Reports B02, B13, B89, B102.
  nonisolated public func onOrientationIssue(_ action: @escaping @MainActor (OrientationIssue) -> Void) -> some View {
    background(SceneLink(SceneEvents(issue: action)))
  }
}
