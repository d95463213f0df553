import HeadlessUIKit
import Testing

/// Who is asked is remembered from one question to the next: whatever changes it has to be seen at the next one.
@MainActor @Suite struct PresentedChainTests {
  private let phone = Phone(18, assuming: [.adaptedPresentationIsAsked: 1]) { Page(.portrait) }

  private var asked: UIInterfaceOrientationMask? { phone.perform { phone.scene.askedControllerMask } }

  @Test("Each presentation and each dismissal, also of several at once, is seen at the next question")
  func comingAndGoing() {
    let pages = [Page(.landscape), Page(.landscapeLeft), Page(.all)]
    #expect(asked == .portrait)
    for (page, presenter) in zip(pages, [phone.root] + pages) {
      phone.present(page, .fullScreen, from: presenter)
      #expect(asked == page.supportedInterfaceOrientations)
    }
    phone.dismiss(pages[2])
    #expect(asked == .landscapeLeft)
    phone.present(Page(.landscapeRight), .fullScreen, from: pages[1])
    #expect(asked == .landscapeRight)
    phone.perform { phone.root.dismiss(animated: true) }
    #expect(asked == .portrait)
  }

  @Test("A controller that leaves is out as soon as it does, and so is what lies over it")
  func leaving() {
    let (lower, upper) = (Page(.landscape), Page(.landscapeLeft))
    phone.present(lower, .fullScreen)
    phone.present(upper, .fullScreen, from: lower)
    #expect(asked == .landscapeLeft)
    phone.simulation.run {
      phone.root.dismiss(animated: true)
      #expect(phone.scene.askedControllerMask == .portrait)
    }
    #expect(asked == .portrait)
  }

  @Test("Another style of what is presented already counts from then on")
  func style() {
    let page = Page(.landscape)
    phone.present(page, .pageSheet)
    #expect(asked == .portrait)
    page.modalPresentationStyle = .fullScreen
    #expect(asked == .landscape)
    page.modalPresentationStyle = .pageSheet
    #expect(asked == .portrait)
  }

  @Test("A sheet that gets a delegate later may adapt from then on, and back without a word")
  func adaptation() {
    let page = Page(.landscape)
    let adaptation = ChangingAdaptation()
    phone.present(page, .pageSheet)
    #expect(asked == .portrait)
    page.presentationController?.delegate = adaptation
    #expect(asked == .portrait)
    adaptation.style = .fullScreen
    #expect(asked == .landscape)
    adaptation.style = .none
    #expect(asked == .portrait)
  }

  @Test("A custom presentation is asked anew each time whether it takes its presenter away, and what lies over it is found")
  func custom() {
    let (page, over) = (Page(.landscape), Page(.landscapeLeft))
    let manager = ChangingManager()
    page.transitioningDelegate = manager
    phone.present(page, .custom)
    #expect(asked == .portrait)
    manager.made?.removes = true
    #expect(asked == .landscape)
    phone.present(over, .fullScreen, from: page)
    #expect(asked == .landscapeLeft)
    phone.dismiss(over)
    manager.made?.removes = false
    #expect(asked == .portrait)
  }

  @Test("Another root has a chain of its own, and the first one's is found again")
  func roots() {
    let page = Page(.landscape)
    phone.present(page, .fullScreen)
    let window = phone.perform { () -> UIWindow in
      let window = UIWindow(windowScene: phone.scene)
      window.rootViewController = Page(.landscapeRight)
      window.isHidden = false
      return window
    }
    #expect(asked == .landscapeRight)
    phone.perform { window.isHidden = true }
    #expect(asked == .landscape)
  }

  @Test("The lock's look-up sees a changed claim to the status bar")
  func statusBar() {
    let phone = Phone(26) { Page(.portrait) }
    let page = Page(.portrait)
    page.prefersLock = true
    phone.present(page, .overFullScreen)
    #expect(!phone.scene.effectiveGeometry.isInterfaceOrientationLocked)
    page.modalPresentationCapturesStatusBarAppearance = true
    phone.perform { page.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    #expect(phone.scene.effectiveGeometry.isInterfaceOrientationLocked)
    page.modalPresentationCapturesStatusBarAppearance = false
    phone.perform { page.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    #expect(!phone.scene.effectiveGeometry.isInterfaceOrientationLocked)
  }

  @Test("The window that steers is looked for again after every change of a window")
  func steeringWindow() {
    let (lower, upper) = phone.perform {
      let windows = (UIWindow(windowScene: phone.scene), UIWindow(windowScene: phone.scene))
      windows.0.rootViewController = Page(.landscape)
      windows.1.rootViewController = Page(.landscapeLeft)
      return windows
    }
    #expect(asked == .portrait)
    phone.perform { lower.isHidden = false }
    #expect(asked == .landscape)
    phone.perform { upper.isHidden = false }
    #expect(asked == .landscapeLeft)
    phone.perform { lower.windowLevel = .alert }
    #expect(asked == .landscape)
    phone.perform { lower.rootViewController = nil }
    #expect(asked == .landscapeLeft)
    phone.perform { upper.windowScene = nil }
    #expect(asked == .portrait)
    phone.perform { upper.windowScene = phone.scene }
    #expect(asked == .landscapeLeft)
  }
}

@MainActor
private final class ChangingAdaptation: NSObject, UIAdaptivePresentationControllerDelegate {
  var style = UIModalPresentationStyle.none

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { style }
}

@MainActor
private final class ChangingManager: NSObject, UIViewControllerTransitioningDelegate {
  final class Made: UIPresentationController {
    var removes = false
    override var shouldRemovePresentersView: Bool { removes }
  }

  private(set) var made: Made?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let made = Made(presentedViewController: presented, presenting: presenting)
    self.made = made
    return made
  }
}
