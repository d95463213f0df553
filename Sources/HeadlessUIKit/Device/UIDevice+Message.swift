extension UIDevice {
  // R2.2
  /// The typed form of the notification about a new pose, new in iOS 26.
  ///
  /// The message carries nothing: the pose is read from the device.
  @available(macOS 26, *)
  public struct OrientationDidChangeMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIDevice

    public static var name: Notification.Name { UIDevice.orientationDidChangeNotification }

    public init() {}

    /// Apple's Foundation asks at every notification, also in worlds whose system has no such messages.
    public static func makeMessage(_ notification: Notification) -> Self? {
      guard let device = notification.object as? UIDevice else { return Self() }
      let isOffered = MainActor.assumeIsolated { device.simulation.offers(.orientationMessage) }
      return isOffered ? Self() : nil
    }

    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }

  /// Apple's Foundation makes the message from the notification; elsewhere the two live side by side.
  func postMessage() {
    #if !canImport(ObjectiveC)
      guard simulation.offers(.orientationMessage) else { return }
      NotificationCenter.default.post(OrientationDidChangeMessage(), subject: self)
    #endif
  }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.OrientationDidChangeMessage> {
  public static var orientationDidChange: NotificationCenter.BaseMessageIdentifier<UIDevice.OrientationDidChangeMessage> {
    .init()
  }
}
