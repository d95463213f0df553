extension UIDevice {
  /// The typed form of the notification about a new pose, new in iOS 26 (R2.2).
  ///
  /// The message carries nothing: the pose is read from the device.
  public struct OrientationDidChangeMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIDevice

    public static var name: Notification.Name { UIDevice.orientationDidChangeNotification }

    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }

    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.OrientationDidChangeMessage> {
  public static var orientationDidChange: NotificationCenter.BaseMessageIdentifier<UIDevice.OrientationDidChangeMessage> {
    .init()
  }
}
