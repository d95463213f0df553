import HeadlessUIKit
import Testing

/// Adapts every presentation to full screen.
@MainActor
private final class FullScreenAdaptation: NSObject, UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .fullScreen }
}

/// A custom presentation that does or does not take its presenter's view away.
@MainActor
private final class CustomPresentation: NSObject, UIViewControllerTransitioningDelegate {
  private final class Manager: UIPresentationController {
    var removes = false
    override var shouldRemovePresentersView: Bool { removes }
  }

  private let removes: Bool

  init(removes: Bool) { self.removes = removes }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let manager = Manager(presentedViewController: presented, presenting: presenting)
    manager.removes = removes
    return manager
  }
}

@MainActor
@Suite struct AdaptationTests {
  @Test("R4.1: a popover adapted to full screen is asked for its mask, or is not", arguments: [0, 1])
  func adaptedPopover(asked: Int) {
    let phone = Phone(18, assuming: [.adaptedPresentationIsAsked: asked], root: { Page(.portrait) })
    let popover = Page(.landscape)
    popover.modalPresentationStyle = .popover
    let adaptation = FullScreenAdaptation()
    popover.popoverPresentationController?.delegate = adaptation
    phone.present(popover, .popover)
    #expect(phone.interface == (asked == 1 ? .landscapeRight : .portrait))
  }

  @Test("R4.1: a popover on an iPad leaves the mask to its presenter")
  func popoverOnPad() {
    let pad = Phone(18, device: .pad, plist: .supporting(.portrait, .landscapeLeft, .landscapeRight), root: { Page(.portrait) })
    pad.present(Page(.landscape), .popover)
    #expect(pad.interface == .portrait)
  }

  @Test("R4.1: a custom presentation is asked if it removes its presenter's view", arguments: [true, false])
  func customPresentation(removes: Bool) {
    let phone = Phone(18, root: { Page(.portrait) })
    let presented = Page(.landscape)
    let delegate = CustomPresentation(removes: removes)
    presented.transitioningDelegate = delegate
    phone.present(presented, .custom)
    #expect(phone.interface == (removes ? .landscapeRight : .portrait))
    #expect((phone.root.viewIfLoaded?.window == nil) == removes)
    phone.dismiss(presented)
    #expect(phone.interface == .portrait)
    #expect(phone.root.viewIfLoaded?.window != nil)
  }

  @Test("R4.1: a context presentation is asked only where its context is the whole window")
  func contextPresentation() {
    let child = Page(.portrait)
    child.definesPresentationContext = true
    let phone = Phone(18, root: { Container(child) })
    phone.present(Page(.landscape), .currentContext, from: child)
    #expect(phone.interface == .portrait)
    let whole = Phone(18, root: { Page(.portrait) })
    whole.present(Page(.landscape), .currentContext)
    #expect(whole.interface == .landscapeRight)
  }

  @Test("A sheet that is dragged down asks its delegate and goes")
  func draggingDown() {
    let phone = Phone(18)
    let sheet = Page(.all)
    phone.present(sheet, .pageSheet)
    sheet.isModalInPresentation = true
    phone.perform { sheet.dragDown() }
    #expect(phone.root.presentedViewController === sheet)
    sheet.isModalInPresentation = false
    phone.perform { sheet.dragDown() }
    #expect(phone.root.presentedViewController == nil)
  }

  @Test("R4.1 e: whether a custom presentation that keeps its presenter is asked", arguments: [0, 1])
  func customPresentationIsAsked(value: Int) {
    let phone = Phone(18, assuming: [.customPresentationIsAsked: value], root: { Page(.portrait) })
    let presented = Page(.landscape)
    let delegate = CustomPresentation(removes: false)
    presented.transitioningDelegate = delegate
    phone.present(presented, .custom)
    #expect(phone.interface == (value == 1 ? .landscapeRight : .portrait))
    #expect(phone.root.viewIfLoaded?.window != nil, "the presenter stays where it is")
  }

  @Test("R4.1 f: in a compact height a sheet fills the screen and cannot be pulled down", arguments: Systems.all)
  func sheetInCompactHeight(system: Int) {
    let phone = Phone(system)
    let sheet = Page()
    phone.present(sheet, .pageSheet)
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .landscapeRight)
    #expect(!sheet.canBeDraggedDown)
    phone.perform { sheet.dragDown() }
    #expect(phone.root.presentedViewController === sheet)
    phone.turn(.portrait)
    #expect(sheet.canBeDraggedDown)
    phone.perform { sheet.dragDown() }
    #expect(phone.root.presentedViewController == nil)
  }
}
