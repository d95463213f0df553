import UIKit

func uIDeviceOrientationDidChangeMessage() {
  let message = UIDevice.OrientationDidChangeMessage()  // found: UIDevice.OrientationDidChangeMessage; UIDevice.OrientationDidChangeMessage.init()
}

func uIDeviceOrientationDidChangeMessageGuarded() {
  if #available(iOS 26, *) {
    let message = UIDevice.OrientationDidChangeMessage()
  }
}

func uIDeviceOrientationDidChangeMessageSubject() {
  let _: UIDevice.OrientationDidChangeMessage.Subject? = nil  // found: UIDevice.OrientationDidChangeMessage.Subject
}

func uIDeviceOrientationDidChangeMessageSubjectGuarded() {
  guard #available(iOS 26, *) else { return }
  let _: UIDevice.OrientationDidChangeMessage.Subject? = nil
}

func uIDeviceOrientationDidChangeMessageName() {
  _ = UIDevice.OrientationDidChangeMessage.name  // found: UIDevice.OrientationDidChangeMessage.name
  _ = UIDevice.orientationDidChangeNotification
}

@available(iOS 26, *)
func uIDeviceOrientationDidChangeMessageNameGuarded() {
  _ = UIDevice.OrientationDidChangeMessage.name
  _ = UIDevice.orientationDidChangeNotification
}

func uIDeviceOrientationDidChangeMessageMakeMessage() {
  _ = UIDevice.OrientationDidChangeMessage.makeMessage(notification)  // found: UIDevice.OrientationDidChangeMessage.makeMessage(_:)
}

@available(iOS 26, *)
enum UIDeviceOrientationDidChangeMessageMakeMessageGuarded {
  static func use() {
    _ = UIDevice.OrientationDidChangeMessage.makeMessage(notification)
  }
}

func notificationCenterMessageIdentifierOrientationDidChange() {
  _ = NotificationCenter.default.addObserver(of: device, for: .orientationDidChange) { _ in }  // found: NotificationCenter.MessageIdentifier.orientationDidChange
  _ = NotificationCenter.default.addObserver(forName: name, object: device, queue: nil) { _ in }
}

func notificationCenterMessageIdentifierOrientationDidChangeGuarded() {
  if #available(iOS 26, *) {
    _ = NotificationCenter.default.addObserver(of: device, for: .orientationDidChange) { _ in }
    _ = NotificationCenter.default.addObserver(forName: name, object: device, queue: nil) { _ in }
  }
}
