import HeadlessUIKit
import Testing

@MainActor @Suite struct PresentationStyleTests {
  @Test("R1.7: presentation styles have UIKit's numbers, and automatic is a sheet")
  func styles() {
    let styles: [UIModalPresentationStyle] = [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext,
      .popover,
    ]
    #expect(styles.map(\.rawValue) == Array(-2...7))
    let phone = Phone(18)
    #expect(phone.perform { UIViewController().modalPresentationStyle } == .pageSheet)
  }
}
