/// One instance of the app's interface.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  @nonexhaustive
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Why a scene connects; nothing orientation looks at.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {}

  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

  open private(set) var session: UISceneSession
  open var delegate: (any UISceneDelegate)? {
    didSet { sceneDelegate = delegate as? any UIWindowSceneDelegate }
  }
  /// The delegate as a window scene needs it; casting on every turn would cost more than the turn.
  private(set) var sceneDelegate: (any UIWindowSceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  open var title: String! = ""

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }
}
