import HeadlessUIKit

extension ScenarioStep.Action {
  /// The step in one line.
  var title: String {
    switch self {
    case .uikit(let step): step.title
    case .library(let step, _): step.title
    case .onlyWithout: "only without the library"
    case .expect: "expect"
    }
  }
}

extension UIKitStep {
  var title: String {
    switch self {
    case .turn(let pose): "rotate device to \(Words.name(pose))"
    case .userLock(let isOn): "rotation lock \(isOn ? "on" : "off")"
    case .push(let controller, let navigation, let animated):
      "push \(controller.name) in \(navigation)\(Self.how(animated))"
    case .pop(let navigation, let animated): "pop \(navigation)\(Self.how(animated))"
    case .interactivePop(.begin, let navigation): "begin to swipe back in \(navigation)"
    case .interactivePop(.finish, let navigation): "finish swiping back in \(navigation)"
    case .interactivePop(.cancel, let navigation): "cancel swiping back in \(navigation)"
    case .select(let child, let container, let byTap): "\(byTap ? "tap" : "select") \(child) in \(container)"
    case .showColumn(let column, let split): "show the \(Self.name(column)) column of \(split)"
    case .present(let controller, let presenter, let manner):
      "present \(controller.name)" + (manner.style == .automatic ? "" : " \(Self.name(manner.style))")
        + (presenter.map { " from \($0)" } ?? "") + Self.how(manner.isAnimated)
    case .dismiss(let controller, let animated): "dismiss \(controller)\(Self.how(animated))"
    case .dragDown(let controller): "drag \(controller) down"
    case .touch(let touch): touch.title
    case .background: "background"
    case .foreground: "foreground"
    case .resignActive: "resign active"
    case .becomeActive: "become active"
    case .window(let step): step.title
    case .scene(let step): step.title
    case .resize(let windowing): "resize to \(Words.name(windowing))"
    case .multitasking(let mode): "multitasking mode \(mode.rawValue)"
    case .fold(let isFolded): isFolded ? "fold" : "unfold"
    case .wait(let seconds): "wait \(seconds.short) s"
    case .setMask(let mask, .delegate): "set the delegate's mask \(Words.name(mask))"
    case .setMask(let mask, .controller(let controller)): "set \(controller)'s mask \(Words.name(mask))"
    case .setPreferred(let orientation, let controller): "set \(controller)'s preferred \(Words.name(orientation))"
    case .setShouldAutorotate(let flag, let controller): "set \(controller)'s shouldAutorotate \(flag)"
    case .setPrefersLock(let flag, let controller): "set \(controller)'s lock preference \(flag)"
    case .refresh(let controller): "refresh \(controller)"
    case .requestGeometry(let mask): "request geometry \(Words.name(mask))"
    case .writeDeviceOrientation(let orientation): "write device orientation \(Words.name(orientation))"
    case .attemptRotation: "attempt rotation"
    }
  }

  private static func how(_ animated: Bool) -> String { animated ? "" : ", not animated" }

  private static func name(_ style: UIModalPresentationStyle) -> String {
    Words.styles.first { $0.1 == style }?.0 ?? "?"
  }

  private static func name(_ column: UISplitViewController.Column) -> String {
    Words.columns.first { $0.1 == column }?.0 ?? "?"
  }
}

extension UIKitStep.Touch {
  var title: String {
    switch self {
    case .tap(let name): "tap “\(name)”"
    case .tapTab(let title): "tap the tab “\(title)”"
    case .goBack: "go back"
    case .swipeDown: "swipe down"
    case .scroll(let row): "scroll to row \(row)"
    }
  }
}

extension WindowStep {
  var title: String {
    switch self {
    case .open(let name, let root, _, let isHidden): "open \(isHidden ? "hidden " : "")window \(name) with \(root.name)"
    case .show(let name): "show window \(name)"
    case .hide(let name): "hide window \(name)"
    case .replaceRoot(let root, let window): "replace the root\(window.map { " of \($0)" } ?? "") by \(root.name)"
    case .textEffects: "show a window for text effects"
    case .webVideo(let shows): shows ? "show a web page's video in full screen" : "leave the web page's video"
    }
  }
}

extension SceneStep {
  var title: String {
    switch self {
    case .connect(let name, let root, let isExternal):
      "connect scene \(name) with \(root.name)" + (isExternal ? " on another display" : "")
    case .disconnect(let name): "disconnect scene \(name)"
    case .connectTemplate(let name): "connect template scene \(name)"
    }
  }
}

extension LibraryStep {
  var title: String {
    switch self {
    case .lock(let mask, let name, let side): "lock \(Words.name(mask)) as \(name)" + Self.preferring(side)
    case .changeLock(let mask, let name): "change \(name) to \(Words.name(mask))"
    case .release(let name): "release \(name)"
    case .setMaskWhileVisible(let mask, let controller, let side):
      "while \(controller) is visible: \(mask.map(Words.name) ?? "nothing")" + Self.preferring(side)
    case .rotate(let mask, let end): "rotate to \(Words.name(mask))" + (end == .released ? " until released" : "")
    case .endRotation: "end the rotation"
    case .enterFullScreen(let video): "\(video) enters full screen"
    case .leaveFullScreen(let video): "\(video) leaves full screen"
    }
  }

  private static func preferring(_ side: UIInterfaceOrientation?) -> String {
    side.map { ", preferring \(Words.name($0))" } ?? ""
  }
}

extension Double {
  /// Without a fraction where there is none, so that the same number is always the same text.
  var short: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self) }
}
