import HeadlessUIKit

/// A page of a random app; its title is its own.
final class WalkPage: UIViewController {
  var mask: UIInterfaceOrientationMask?

  init(_ mask: UIInterfaceOrientationMask?, title: String) {
    self.mask = mask
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask ?? super.supportedInterfaceOrientations }
}

/// Appearance callbacks have to come in pairs, will before did, and in turn.
struct AppearanceRecord {
  private var last: [String: String] = [:]
  private(set) var faults: [String] = []

  mutating func note(_ controller: String, _ callback: String) {
    let before = last[controller] ?? "viewDidDisappear"
    let allowed: [String]
    switch callback {
    case "viewWillAppear": allowed = ["viewDidDisappear", "viewWillDisappear"]
    case "viewDidAppear": allowed = ["viewWillAppear"]
    case "viewWillDisappear": allowed = ["viewDidAppear", "viewWillAppear"]
    case "viewDidDisappear": allowed = ["viewWillDisappear"]
    default: return
    }
    if !allowed.contains(before) { faults.append("\(controller): \(callback) after \(before)") }
    last[controller] = callback
  }
}
