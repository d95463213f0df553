import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

@Suite("R1.6: SwiftUI's names for landscape are the device's") struct PreviewConversionTests {
  @Test(
    arguments: zip(
      InterfaceOrientation.allCases,
      [UIInterfaceOrientation.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]))
  func meaning(preview: InterfaceOrientation, interface: UIInterfaceOrientation) {
    #expect(UIInterfaceOrientation(preview: preview) == interface)
    #expect(InterfaceOrientation(interface: interface) == preview)
  }

  @Test func unknownHasNoPreview() {
    #expect(InterfaceOrientation(interface: .unknown) == nil)
  }
}
