import HeadlessUIKit
import Testing

@Suite struct OrientationValuesTests {
  @Test("R1.1: the device's poses have UIKit's numbers")
  func deviceNumbers() {
    let poses: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    #expect(poses.map(\.rawValue) == Array(0...6))
  }

  @Test("R1.2: the interface's sides are numbered the other way round")
  func interfaceNumbers() {
    #expect(UIInterfaceOrientation.unknown.rawValue == 0)
    #expect(UIInterfaceOrientation.sides.map(\.rawValue) == [1, 2, 4, 3])
  }

  @Test("R1.3: the upright interface orientation of a device orientation has the same raw value")
  func sameRawValueIsUpright() {
    #expect(UIDeviceOrientation.landscapeLeft.rawValue == UIInterfaceOrientation.landscapeRight.rawValue)
    #expect(UIDeviceOrientation.landscapeRight.rawValue == UIInterfaceOrientation.landscapeLeft.rawValue)
    #expect(UIDeviceOrientation.portrait.rawValue == UIInterfaceOrientation.portrait.rawValue)
  }

  @Test("R1.4: a mask has one bit for each orientation")
  func maskBits() {
    let bits: [(UIInterfaceOrientation, UIInterfaceOrientationMask)] = [
      (.portrait, .portrait), (.portraitUpsideDown, .portraitUpsideDown), (.landscapeLeft, .landscapeLeft),
      (.landscapeRight, .landscapeRight),
    ]
    for (orientation, mask) in bits { #expect(mask.rawValue == 1 << UInt(orientation.rawValue)) }
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
  }

  @Test("R1.5: poses and sides know what they are")
  func predicates() {
    let poses = UIDeviceOrientation.poses
    #expect(poses.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    #expect(poses.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
    #expect(poses.filter(\.isFlat) == [.faceUp, .faceDown])
    #expect(poses.filter(\.isValidInterfaceOrientation).map(\.rawValue) == [1, 2, 3, 4])
    #expect(UIInterfaceOrientation.sides.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    #expect(UIInterfaceOrientation.sides.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
    #expect(!UIInterfaceOrientation.unknown.isPortrait && !UIInterfaceOrientation.unknown.isLandscape)
  }
}
