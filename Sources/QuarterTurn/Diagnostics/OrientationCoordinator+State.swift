import QuarterTurnPlatform

extension OrientationCoordinator {
  /// Everything that decides about this scene's orientation, as a text to put into a bug report.
  ///
  /// UIKit spreads it over a dozen properties of as many objects, and keeps some of it to itself.
  ///
  ///     print(scene.orientationCoordinator.stateDescription)
  ///
  /// It holds the device, the scenes, the windows with their controllers and masks, the requests with their labels, the interface lock,
  /// what was last done and why, and the open issues. Nothing in it is about the user but controllers' titles.
  public var stateDescription: String {
    bringUpToDate()
    guard let scene, isConnected else { return "The scene has disconnected." }
    var text = StateText()
    describeDevice(of: scene, in: &text)
    describeAnswer(in: &text)
    for window in scene.layers.reversed() { describe(window, in: &text) }
    describeDoings(in: &text)
    return text.lines.joined(separator: "\n")
  }

  private func describeDevice(of scene: UIWindowScene, in text: inout StateText) {
    let device = Platform.device(of: scene)
    let idiom = device.userInterfaceIdiom == .pad ? "pad" : "phone"
    text.add(
      "Device",
      "\(device.model) (\(idiom)), \(device.systemName) \(device.systemVersion), held \(device.orientation.readableName)")
    let application = Platform.application(of: scene)
    let appDelegate = application?.delegate.map { String(describing: type(of: $0)) } ?? "none"
    let sceneDelegate = scene.delegate.map { String(describing: type(of: $0)) } ?? "none"
    text.add(
      "Delegates", "app \(appDelegate), scene \(sceneDelegate); UIKit's question: \(probe.status?.words ?? "not looked at yet")")
    let fullScreen = windowing.requiresFullScreen ? ", full screen required" : ""
    text.add("Info.plist", defaults.declared.readableName + fullScreen)
    let size = scene.coordinateSpace.bounds.size
    let others = application?.connectedScenes.count ?? 1
    text.add(
      "Scene",
      "\(scene.activationState.words), \(orientation.readableName), \(Int(size.width)) × \(Int(size.height)) points, "
        + "1 of \(others) connected")
    text.add("Masks are", windowing.support.words)
  }

  private func describeAnswer(in text: inout StateText) {
    text.add("Answer", supportedOrientations.readableName + (isOverridden ? ", given way to the controller in front" : ""))
    text.add("Default", defaultOrientations.readableName)
    text.add("Unclaimed presentations", defaults.effectivePolicy.words)
    for request in requests {
      let words = request.sentence ?? "“\(request.label)” is not on screen."
      text.add("Request", words + (request.locksCurrent ? " It locks the current orientation." : ""))
    }
    text.add(
      "Interface lock",
      "\(prefersLock ? "preferred by the library" : "not preferred"), \(monitor.isLockHeld ? "held" : "not held")")
  }

  private func describe(_ window: UIWindow, in text: inout StateText) {
    guard let root = window.rootViewController else { return }
    let steers = window === resolved.window ? ", asked by UIKit" : ""
    text.add("Window", "level \(Int(window.windowLevel.rawValue))\(window.isKeyWindow ? ", key" : "")\(steers)")
    var level: UIViewController? = root
    while let controller = level {
      describe(controller, depth: 1, in: &text)
      let presented = controller.presentedViewController
      if let presented { text.lines.append("  presents, \(presented.modalPresentationStyle.words):") }
      level = presented
    }
  }

  private func describe(_ controller: UIViewController, depth: Int, in text: inout StateText) {
    let indent = String(repeating: "  ", count: depth)
    let title = controller.title.map { " “\($0)”" } ?? ""
    var words = "\(indent)\(String(describing: type(of: controller)))\(title): \(controller.ownOrientations.readableName)"
    if controller.isBeingDismissed { words += ", leaving" }
    if !controller.shouldAutorotate { words += ", does not rotate" }
    text.lines.append(words)
    for child in controller.children where !(child is AnchorController) { describe(child, depth: depth + 1, in: &text) }
  }

  private func describeDoings(in text: inout StateText) {
    text.add("Last told UIKit", reported.refreshed.readableName)
    if let target = machine.lastTarget {
      text.add("Last target", "\(target.orientation.readableName) because \(target.reason.rawValue)")
    }
    if let rotation = machine.rotation { text.add("Rotating", "to \(rotation.goal.readableName)") }
    if let side = machine.lastingPin(on: resolved.screens.last) {
      text.add("Held", "in \(side.readableName) \(machine.pinEnd.explanation)")
    }
    if machine.waiting != nil { text.add("Waiting", "a rotate waits for a transition") }
    for issue in log.open { text.add("Issue", "\(issue.code.rawValue): \(issue.reason) \(issue.remedy)") }
  }
}

/// Lines of a name and a value each.
private struct StateText {
  var lines: [String] = []

  mutating func add(_ name: String, _ value: String) {
    lines.append("\(name): \(value)")
  }
}

extension UIScene.ActivationState {
  fileprivate var words: String {
    switch self {
    case .foregroundActive: "active"
    case .foregroundInactive: "in the foreground, inactive"
    case .background: "in the background"
    default: "unattached"
    }
  }
}

extension MaskSupport {
  fileprivate var words: String {
    switch self {
    case .honored: "asked for"
    case .multitasking: "not asked for: the app takes part in multitasking"
    case .resized: "not asked for: the user has resized the window"
    case .windowed: "not asked for: windowing mode"
    case .valueOnly: "asked for, but the window does not turn"
    }
  }
}

extension PresentationOrientationPolicy {
  fileprivate var words: String {
    switch self {
    case .inherit: "inherit from the screen below"
    case .appDefault: "take the default"
    case .mask(let mask): mask.readableName
    }
  }
}

extension UIModalPresentationStyle {
  fileprivate var words: String {
    switch self {
    case .fullScreen: "full screen"
    case .overFullScreen: "over full screen"
    case .pageSheet, .formSheet: "as a sheet"
    case .popover: "as a popover"
    case .currentContext, .overCurrentContext: "in a context"
    case .custom: "in a custom way"
    default: "style \(rawValue)"
    }
  }
}
