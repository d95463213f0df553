import HeadlessUIKit
import Testing

@Suite struct OrientationValuesTests {
  @Test("R1.3: the upright interface orientation of a device orientation has the same raw value")
  func sameRawValueIsUpright() {
    #expect(UIDeviceOrientation.landscapeLeft.rawValue == UIInterfaceOrientation.landscapeRight.rawValue)
    #expect(UIDeviceOrientation.landscapeRight.rawValue == UIInterfaceOrientation.landscapeLeft.rawValue)
    #expect(UIDeviceOrientation.portrait.rawValue == UIInterfaceOrientation.portrait.rawValue)
  }
}
