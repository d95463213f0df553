/// What a recorder may look at without asking an app anything: reading masks is a call the app notices.
extension UIWindowScene {
  /// The mask the scene's window last reported (R5.17).
  package var reportedInterfaceOrientations: UIInterfaceOrientationMask { rotation.reported }

  /// The name of the controller whose mask counts (R3.8).
  package var askedControllerName: String? {
    rotation.steeringWindow?.rootViewController.map { rotation.askedController(under: $0).describedName }
  }
}
