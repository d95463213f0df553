import HeadlessUIKit
import Testing

@testable import QuarterTurn

@Suite struct OrientationConversionTests {
  @Test(
    "R1.3: a pose becomes the interface orientation with the same raw value",
    arguments: [
      (UIDeviceOrientation.portrait, UIInterfaceOrientation.portrait), (.portraitUpsideDown, .portraitUpsideDown),
      (.landscapeLeft, .landscapeRight), (.landscapeRight, .landscapeLeft),
    ])
  func poseBecomesUprightInterface(device: UIDeviceOrientation, interface: UIInterfaceOrientation) {
    #expect(UIInterfaceOrientation(device: device) == interface)
    #expect(UIDeviceOrientation(interface: interface) == device)
    #expect(device.rawValue == interface.rawValue)
  }

  @Test(
    "R1.5: flat poses and unknown have no interface orientation", arguments: [UIDeviceOrientation.unknown, .faceUp, .faceDown])
  func flatPosesHaveNoInterface(device: UIDeviceOrientation) {
    #expect(UIInterfaceOrientation(device: device) == nil)
  }

  @Test func unknownHasNoPose() {
    #expect(UIDeviceOrientation(interface: .unknown) == nil)
  }

  @Test("R5.9: a mask falls back to portrait, then landscape right, landscape left, upside down")
  func fallbackOrder() {
    #expect(UIInterfaceOrientationMask.all.orientations == [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown])
    for raw in UInt(0)..<32 {
      let mask = UIInterfaceOrientationMask(rawValue: raw)
      #expect(mask.fallback == mask.orientations.first)
      #expect(mask.soleOrientation == (raw.nonzeroBitCount == 1 ? mask.orientations.first : nil))
    }
  }

  @Test func unknownIsAllowedByNoMask() {
    #expect(!UIInterfaceOrientationMask(rawValue: 31).allows(.unknown))
    #expect(UIInterfaceOrientationMask.landscape.allows(.landscapeLeft))
    #expect(!UIInterfaceOrientationMask.landscape.allows(.portrait))
  }

  @Test(
    arguments: [
      ([], "nothing"), (.all, "all orientations"), (.allButUpsideDown, "all but upside down"), (.landscape, "landscape"),
      (.portrait, "portrait"), ([.portrait, .landscapeLeft], "portrait and landscape left"),
      ([.portrait, .landscapeRight, .portraitUpsideDown], "portrait, landscape right and portrait upside down"),
      ([.landscape, .portraitUpsideDown], "landscape and portrait upside down"),
    ] as [(UIInterfaceOrientationMask, String)])
  func masksHaveNamesForPeople(mask: UIInterfaceOrientationMask, name: String) {
    #expect(mask.readableName == name)
  }
}
