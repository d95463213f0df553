import HeadlessUIKit
import Testing

@testable import QuarterTurn

@Suite struct DeclaredOrientationsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var plist: [String: [String]]
    var phone: UIInterfaceOrientationMask
    var pad: UIInterfaceOrientationMask
  }

  @Test(arguments: [
    Row(testDescription: "R3.3: nothing declared", plist: [:], phone: .allButUpsideDown, pad: .all),
    Row(
      testDescription: "the plain key serves both",
      plist: ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"]],
      phone: [.portrait, .landscapeLeft], pad: [.portrait, .landscapeLeft]),
    Row(
      testDescription: "R3.4: a device variant overrides the plain key",
      plist: [
        "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
        "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationPortraitUpsideDown"],
        "UISupportedInterfaceOrientations~iphone": ["UIInterfaceOrientationLandscapeRight"],
      ], phone: .landscapeRight, pad: .portraitUpsideDown),
    Row(
      testDescription: "values nobody knows count as none", plist: ["UISupportedInterfaceOrientations": ["Portrait"]],
      phone: .allButUpsideDown, pad: .all),
  ])
  func infoPlistBecomesMask(row: Row) {
    #expect(DefaultOrientations.declared(in: row.plist, isPad: false) == row.phone)
    #expect(DefaultOrientations.declared(in: row.plist, isPad: true) == row.pad)
  }
}
