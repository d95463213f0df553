import UIKit

@MainActor
extension Probe {
  static let device = [
    Probe("R2.1", "beginnings and ends are counted", run: generationIsCounted),
    Probe("R2.2", "the notification has its documented name", run: notificationName),
    Probe("R2.13", "a turn made by the app posts no device notification", run: turnsAreNoDeviceEvents),
  ]

  private static func generationIsCounted(_ stage: ProbeStage) {
    let device = UIDevice.current
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    stage.expect(device.isGeneratingDeviceOrientationNotifications, "one end undid two beginnings")
    device.endGeneratingDeviceOrientationNotifications()
    stage.found("after balanced calls generation is \(device.isGeneratingDeviceOrientationNotifications ? "on" : "off")")
  }

  private static func notificationName(_ stage: ProbeStage) {
    let name = UIDevice.orientationDidChangeNotification.rawValue
    stage.expect(name == "UIDeviceOrientationDidChangeNotification", "it is called \(name)")
  }

  private static func turnsAreNoDeviceEvents(_ stage: ProbeStage) async {
    let page = ProbePage(.all)
    await stage.show(page)
    let counter = NotificationCounter(UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    page.mask = .landscape
    page.refreshSupportedOrientations()
    await stage.settle()
    stage.expect(stage.orientation.isLandscape, "the interface did not turn")
    stage.expect(counter.count == 0, "\(counter.count) notifications came")
    counter.stop()
  }
}

/// Counts notifications while it is not stopped.
@MainActor
final class NotificationCounter {
  private(set) var count = 0
  private var token: (any NSObjectProtocol)?

  init(_ name: Notification.Name, object: AnyObject?) {
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.count += 1 }
    }
  }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}
