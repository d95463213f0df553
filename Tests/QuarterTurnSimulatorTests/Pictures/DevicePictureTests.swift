import HeadlessUIKit
import Testing

@testable import QuarterTurnSimulator

@Suite("Pictures")
struct DevicePictureTests {
  @Test("every pose with every interface")
  func golden() {
    let poses: [UIDeviceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown]
    let sides: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
    let rows = poses.map { pose in sides.map { DevicePicture(pose: pose, interface: $0).text }.joined(separator: " ") }
    #expect(
      rows == [
        "  ⌊↑⌋     ⌊→⌋     ⌊↓⌋     ⌊←⌋  ",
        "  ⌈↓⌉     ⌈←⌉     ⌈↑⌉     ⌈→⌉  ",
        "[  ←  ‖ [  ↑  ‖ [  →  ‖ [  ↓  ‖",
        "‖  →  ] ‖  ↓  ] ‖  ←  ] ‖  ↑  ]",
        "  (↑)     (→)     (↓)     (←)  ",
        "  (·)     (·)     (·)     (·)  ",
      ])
  }

  private static let sides: [UIInterfaceOrientation] = [
    .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
  ]

  @Test("R1.3: the interface with the device's raw value is upright")
  func upright() {
    for pose in [UIDeviceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] {
      for side in Self.sides where side != .unknown {
        #expect(DevicePicture(pose: pose, interface: side).isUpright == (pose.rawValue == side.rawValue))
      }
    }
  }

  @Test("every picture has the same width")
  func width() {
    let poses: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    for pose in poses {
      for side in Self.sides {
        #expect(DevicePicture(pose: pose, interface: side).text.count == DevicePicture.width)
      }
    }
  }
}
