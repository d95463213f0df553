/// Something that happened inside the model, in the order it happened.
public enum SimulationEvent: Equatable, Sendable {
  case deviceTurned(UIDeviceOrientation)
  case devicePublished(UIDeviceOrientation)
  /// The app wrote it by key-value coding.
  case deviceOrientationWritten(UIDeviceOrientation)
  case userLock(Bool)
  case applicationMaskAnswered(UIInterfaceOrientationMask, by: String)
  case maskReported(UIInterfaceOrientationMask, by: String)
  case interfaceWillTurn(from: UIInterfaceOrientation, to: UIInterfaceOrientation)
  case interfaceTurned(from: UIInterfaceOrientation, to: UIInterfaceOrientation)
  case lockChanged(Bool)
  case geometryRequested(UIInterfaceOrientationMask)
  case geometryRefused(code: Int, text: String)
  case callback(controller: String, name: String)
  case console(ConsoleMessage)
  case crash(RecordedCrash)
}
