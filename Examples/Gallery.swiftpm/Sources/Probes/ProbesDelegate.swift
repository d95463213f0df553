import UIKit

/// Answers for the app what the probe that runs wants to have answered.
final class ProbesDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    ProbeStage.askedWindows.append(window)
    return ProbeStage.applicationMask
  }
}
