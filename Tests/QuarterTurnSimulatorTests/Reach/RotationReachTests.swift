import HeadlessUIKit
import QuarterTurnSimulator
import Testing

@MainActor @Suite struct RotationReachTests {
  private static let everything = InfoPlist([
    "UISupportedInterfaceOrientations": .strings([
      "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown", "UIInterfaceOrientationLandscapeLeft",
      "UIInterfaceOrientationLandscapeRight",
    ])
  ])

  @Test("An iPad with all four orientations turns whatever a mask says, and refuses requests (R7.1, R7.3)") func multitasking() {
    let pads = RotationReach.all(infoPlist: Self.everything).filter { $0.device.idiom == .pad }
    #expect(pads.count == 8)
    for pad in pads {
      #expect(
        pad.orientations
          == [.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft].sorted { $0.rawValue < $1.rawValue })
      #expect(!pad.holdsPortraitLock)
      #expect(pad.request == .refusedByWindowing)
    }
  }

  @Test("A phone holds a lock, never stands on its head, and grants a request in its mask") func phone() {
    let phones = RotationReach.all(infoPlist: Self.everything, families: [1]).filter { !$0.isUnfolded }
    #expect(phones.map(\.system) == [SystemVersion(18), SystemVersion(26, 2), SystemVersion(27)])
    for phone in phones {
      #expect(!phone.orientations.contains(.portraitUpsideDown))
      #expect(phone.orientations.count == 3)
      #expect(phone.holdsPortraitLock)
      #expect(phone.request == .granted)
    }
  }

  @Test("A portrait app on a phone reaches nothing else, and refuses landscape by its mask") func portraitApp() {
    for phone in RotationReach.all(infoPlist: .supporting(.portrait), families: [1]) where !phone.isUnfolded {
      #expect(phone.orientations == [.portrait])
      #expect(phone.request == .refusedByMask)
    }
  }

  @Test("The full-screen flag makes an iPad obey, until 27 ignores it (R7.4, R8.15)") func fullScreenFlag() {
    var plist = Self.everything
    plist.values["UIRequiresFullScreen"] = .bool(true)
    for pad in RotationReach.all(infoPlist: plist, families: [2]) {
      #expect(pad.holdsPortraitLock == (pad.system < SystemVersion(27)), "\(pad.system) \(String(describing: pad.mode))")
    }
  }

  @Test("What a table shows, from values as any property list has them") func words() {
    let reach = RotationReach.all(["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"], "Other": 1])
    #expect(reach.first?.deviceName == "iPhone 16")
    #expect(reach.first?.initials == "P")
    #expect(reach.first?.request.words == "refused (101): not in the mask")
    #expect(reach.contains { $0.deviceName == "iPhone Duo open" && $0.modeName == nil })
    #expect(reach.contains { $0.isOnPad && $0.modeName == "Windowed Apps" })
  }
}
