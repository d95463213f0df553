extension OrientationCoordinator {
  /// Told each issue as it is raised and as it is resolved, for tools that cannot wait for a stream.
  package var onIssue: ((OrientationIssue) -> Void)? {
    get { board.onIssue }
    set { board.onIssue = newValue }
  }
}
