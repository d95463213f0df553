import QuarterTurnPlatform

extension OrientationCoordinator {
  /// Everything that decides this scene's orientation, as text for a bug report; controllers' titles are the only user data in
  /// it.
  public var stateDescription: String {
    bringUpToDate()
    guard let scene, isConnected else { return "The scene has disconnected." }
    var text = StateText()
    describeDevice(of: scene, in: &text)
    describeAnswer(in: &text)
    for layer in scene.layers.reversed() { describe(layer.window, in: &text) }
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
    text.add(
      "Answer",
      supportedOrientations.readableName + (queriedNow.map(isOverridden) == true ? ", widened for the controller in front" : ""))
    text.add("Default", defaultOrientations.readableName)
    text.add("Presentations without a request", defaults.effectivePolicy.words)
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
    if machine.waiting != nil { text.add("Waiting", "rotate(to:) waits for a transition") }
    for issue in log.open { text.add("Issue", "\(issue.code.rawValue): \(issue.reason) \(issue.remedy)") }
  }
}

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
    case .honored: "honored"
    case .multitasking: "ignored: the app supports multitasking"
    case .resized: "ignored: the user has resized the window"
    case .windowed: "ignored: windowing mode"
    case .valueOnly: "honored, but the window does not rotate"
    }
  }
}

extension PresentationOrientationPolicy {
  fileprivate var words: String {
    switch self {
    case .inherited: "inherit the requests below"
    case .default: "use the default orientations"
    case .fixed(let mask): mask.readableName
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
    case .currentContext, .overCurrentContext: "in a current context"
    case .custom: "custom"
    default: "style \(rawValue)"
    }
  }
}
