import UIKit

func uIDeviceOrientationDidChangeMessage() {
  let message = UIDevice.OrientationDidChangeMessage()  // found: UIDevice.OrientationDidChangeMessage; UIDevice.OrientationDidChangeMessage.init()
}

func uIDeviceOrientationDidChangeMessageGuarded() {
  guard #available(iOS 26, *) else { return }
  let message = UIDevice.OrientationDidChangeMessage()
}

func uIDeviceOrientationDidChangeMessageSubject() {
  let _: UIDevice.OrientationDidChangeMessage.Subject? = nil  // found: UIDevice.OrientationDidChangeMessage.Subject
}

@available(iOS 26, *)
func uIDeviceOrientationDidChangeMessageSubjectGuarded() {
  let _: UIDevice.OrientationDidChangeMessage.Subject? = nil
}

func uIDeviceOrientationDidChangeMessageName() {
  _ = UIDevice.OrientationDidChangeMessage.name  // found: UIDevice.OrientationDidChangeMessage.name
  _ = UIDevice.orientationDidChangeNotification
}

@available(iOS 26, *)
enum UIDeviceOrientationDidChangeMessageNameGuarded {
  static func use() {
    _ = UIDevice.OrientationDidChangeMessage.name
    _ = UIDevice.orientationDidChangeNotification
  }
}

func uIDeviceOrientationDidChangeMessageMakeMessage() {
  _ = UIDevice.OrientationDidChangeMessage.makeMessage(notification)  // found: UIDevice.OrientationDidChangeMessage.makeMessage(_:)
}

func uIDeviceOrientationDidChangeMessageMakeMessageGuarded() {
  if #available(iOS 26, *) {
    _ = UIDevice.OrientationDidChangeMessage.makeMessage(notification)
  }
}

func uIDeviceOrientationDidChangeMessageMakeNotification() {
  _ = UIDevice.OrientationDidChangeMessage.makeNotification(message)  // found: UIDevice.OrientationDidChangeMessage.makeNotification(_:)
}

func uIDeviceOrientationDidChangeMessageMakeNotificationGuarded() {
  guard #available(iOS 26, *) else { return }
  _ = UIDevice.OrientationDidChangeMessage.makeNotification(message)
}

func notificationCenterMessageIdentifierOrientationDidChange() {
  _ = NotificationCenter.default.addObserver(of: device, for: .orientationDidChange) { _ in }  // found: NotificationCenter.MessageIdentifier.orientationDidChange
  _ = NotificationCenter.default.addObserver(forName: name, object: device, queue: nil) { _ in }
}

@available(iOS 26, *)
func notificationCenterMessageIdentifierOrientationDidChangeGuarded() {
  _ = NotificationCenter.default.addObserver(of: device, for: .orientationDidChange) { _ in }
  _ = NotificationCenter.default.addObserver(forName: name, object: device, queue: nil) { _ in }
}
