/// What the rules look for by name, in both languages.
enum OrientationNames {
  static let maskGetters: Set<String> = ["supportedInterfaceOrientations"]
  static let controllerCallbacks: Set<String> = [
    "supportedInterfaceOrientations", "shouldAutorotate", "preferredInterfaceOrientationForPresentation",
  ]
  static let refreshes: Set<String> = [
    "setNeedsUpdateOfSupportedInterfaceOrientations", "attemptRotationToDeviceOrientation",
  ]

  /// UIKit's own controllers, whose behaviour an extension must not replace.
  static let systemControllers: Set<String> = [
    "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
    "UIAlertController", "UIImagePickerController", "AVPlayerViewController", "UIHostingController", "UISearchController",
    "UIActivityViewController", "SFSafariViewController", "UITableViewController", "UICollectionViewController",
    "MFMailComposeViewController", "MFMessageComposeViewController", "QLPreviewController", "UIDocumentPickerViewController",
  ]

  /// Whether a chain is the device: `UIDevice.current`, `[UIDevice currentDevice]`.
  static func isDevice(_ names: some Collection<String>) -> Bool {
    let names = Array(names)
    return names == ["UIDevice", "current"] || names == ["UIDevice", "currentDevice"]
      || names.last == "currentDevice" && names.count == 2
  }

  static func isDeviceOrientation(_ names: [String]) -> Bool {
    names.last == "orientation" && isDevice(names.dropLast())
  }

  /// Whether a chain is the application: `UIApplication.shared`, `[UIApplication sharedApplication]`.
  static func isApplication(_ names: some Collection<String>) -> Bool {
    let names = Array(names)
    return names == ["UIApplication", "shared"] || names == ["UIApplication", "sharedApplication"]
  }

  static let maskBits: [String: Int] = [
    "portrait": 2, "portraitUpsideDown": 4, "landscapeRight": 8, "landscapeLeft": 16, "landscape": 24, "all": 30,
    "allButUpsideDown": 26,
  ]
  static let orientations: Set<String> = ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight", "unknown"]

  /// The bits of a mask's constant: `UIInterfaceOrientationMaskPortrait`.
  static func maskBits(objectiveC name: String) -> Int? {
    guard name.hasPrefix("UIInterfaceOrientationMask") else { return nil }
    let rest = name.dropFirst("UIInterfaceOrientationMask".count)
    return maskBits[rest.prefix(1).lowercased() + rest.dropFirst()]
  }
}
