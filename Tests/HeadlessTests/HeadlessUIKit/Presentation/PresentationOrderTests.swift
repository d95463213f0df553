import HeadlessUIKit
import Testing

/// What the library reads from the presentation chain, and when.
@MainActor @Suite struct PresentationOrderTests {
  @Test("a full-screen presentation makes its presenter disappear, a sheet does not")
  func presenterDisappears() {
    let phone = Phone(18) { Page(nil, named: "below") }
    phone.forget()
    phone.present(Page(nil, named: "above"), .fullScreen)
    #expect(
      phone.appearances == [
        "below viewWillDisappear", "above viewWillAppear", "above viewIsAppearing", "above viewDidAppear",
        "below viewDidDisappear",
      ])
    #expect(phone.root.viewIfLoaded?.window == nil)

    let other = Phone(18) { Page(nil, named: "below") }
    other.forget()
    other.present(Page(nil, named: "sheet"), .pageSheet)
    #expect(other.appearances == ["sheet viewWillAppear", "sheet viewIsAppearing", "sheet viewDidAppear"])
    #expect(other.root.viewIfLoaded?.window != nil)
  }

  @Test("a controller is being dismissed from the call to the end of the animation")
  func beingDismissed() {
    let phone = Phone(18)
    let modal = Page()
    phone.present(modal, .fullScreen)
    phone.simulation.run {
      phone.root.dismiss(animated: true)
      #expect(modal.isBeingDismissed)
      #expect(phone.root.presentedViewController === modal)
    }
    phone.simulation.settle()
    #expect(!modal.isBeingDismissed)
    #expect(phone.root.presentedViewController == nil)
  }

  @Test("a presenter that presents already refuses with a line in the console")
  func presentsAlready() {
    let phone = Phone(18)
    phone.present(Page(), .fullScreen)
    phone.present(Page(), .fullScreen)
    #expect(phone.console.count == 1)
    #expect(phone.console.first?.contains("which is already presenting") == true)
    #expect(phone.crashes.isEmpty)
  }

  @Test("dismissing the lowest takes away everything above it")
  func dismissesAll() {
    let phone = Phone(18)
    let lower = Page()
    let upper = Page(.landscape)
    phone.present(lower, .fullScreen)
    phone.present(upper, .fullScreen, from: lower)
    #expect(phone.interface.isLandscape)
    phone.perform { phone.root.dismiss(animated: true) }
    #expect(phone.root.presentedViewController == nil)
    #expect(phone.interface == .portrait)
  }
}
