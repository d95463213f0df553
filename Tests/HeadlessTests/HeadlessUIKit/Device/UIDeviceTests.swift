import HeadlessUIKit
import Testing

@MainActor @Suite struct UIDeviceTests {
  @Test("R2.1: without listeners the pose is unknown, and beginnings are counted")
  func counter() {
    let phone = Phone(18, assuming: [.systemGeneratesDeviceOrientation: 1])
    let device = phone.device
    #expect(device.orientation == .unknown)
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    phone.turn(.landscapeLeft)
    #expect(device.orientation == .landscapeLeft)
    device.endGeneratingDeviceOrientationNotifications()
    #expect(device.orientation == .landscapeLeft)
    device.endGeneratingDeviceOrientationNotifications()
    #expect(device.orientation == .unknown)
    #expect(!device.isGeneratingDeviceOrientationNotifications)
  }

  @Test("R2.2: the notification comes from the device, and the property is already new")
  func notification() {
    let phone = Phone(18)
    let listener = Listener(phone.device)
    phone.turn(.landscapeRight)
    #expect(listener.heard == [.landscapeRight])
  }

  @Test("R2.3: the value changes first, and only a new value is told")
  func valueThenNotification() {
    let phone = Phone(18, assuming: [.systemGeneratesDeviceOrientation: 1])
    let listener = Listener(phone.device)
    phone.turn(.landscapeLeft)
    #expect(listener.heard.isEmpty)
    phone.device.beginGeneratingDeviceOrientationNotifications()
    phone.turn(.landscapeRight)
    phone.turn(.landscapeRight)
    phone.turn(.faceUp)
    #expect(listener.heard == [.landscapeRight, .faceUp])
  }

  @Test("R2.4: whether the system keeps notifications on", arguments: [0, 1])
  func generatedBySystem(value: Int) {
    let phone = Phone(18, assuming: [.systemGeneratesDeviceOrientation: value])
    #expect(phone.device.isGeneratingDeviceOrientationNotifications == (value == 0))
    phone.turn(.landscapeLeft)
    #expect(phone.device.orientation == (value == 0 ? .landscapeLeft : .unknown))
    #expect(phone.interface == .landscapeRight, "the interface turns either way")
  }

  @Test("R2.5: lying flat leaves the interface alone", arguments: Systems.all)
  func flat(system: Int) {
    let phone = Phone(system)
    phone.turn(.landscapeLeft)
    phone.turn(.faceUp)
    phone.turn(.faceDown)
    #expect(phone.device.orientation == .faceDown)
    #expect(phone.interface == .landscapeRight)
    #expect(phone.turns == [.landscapeRight])
  }

  @Test("R2.6: under the user's lock the device reads portrait", arguments: Systems.all, [0, 1])
  func userLock(system: Int, flatPoses: Int) {
    let phone = Phone(system, assuming: [.flatPosesUnderUserLock: flatPoses])
    phone.simulation.isUserRotationLocked = true
    let listener = Listener(phone.device)
    phone.turn(.landscapeLeft)
    #expect(phone.device.orientation == .portrait)
    #expect(phone.interface == .portrait)
    phone.turn(.faceUp)
    #expect(phone.device.orientation == (flatPoses == 0 ? .portrait : .faceUp))
    #expect(listener.heard == (flatPoses == 0 ? [] : [.faceUp]))
    #expect(phone.turns.isEmpty)
  }

  @Test("R2.7: engaging the user's lock brings the interface upright where it may be", arguments: Systems.all)
  func lockSnaps(system: Int) {
    let free = Phone(system)
    free.turn(.landscapeLeft)
    free.perform { free.simulation.isUserRotationLocked = true }
    #expect(free.interface == .portrait)
    let landscape = Phone(system, mask: .landscape, pose: .landscapeLeft)
    landscape.perform { landscape.simulation.isUserRotationLocked = true }
    #expect(landscape.interface == .landscapeRight)
  }

  @Test("R2.8: the user's lock does not overrule the app", arguments: Systems.from16)
  func lockIsNoVeto(system: Int) {
    let phone = Phone(system, mask: .allButUpsideDown, userLock: true)
    phone.allow(.landscape)
    phone.refresh()
    #expect(phone.interface == .landscapeRight)
    phone.request(.landscapeLeft)
    #expect(phone.interface == .landscapeLeft)
    phone.allow(.allButUpsideDown)
    phone.refresh()
    #expect(phone.interface == .landscapeLeft, "the device contributes nothing, so it stays")
    phone.present(Page(.portrait), .fullScreen)
    #expect(phone.interface == .portrait)
  }

  @Test("R2.13: a turn made by the app is no device notification", arguments: Systems.from16)
  func requestIsSilent(system: Int) {
    let phone = Phone(system)
    let listener = Listener(phone.device)
    phone.request(.landscapeLeft)
    #expect(phone.turns.first == .landscapeLeft)
    #expect(listener.heard.isEmpty)
    #expect(phone.device.orientation == .portrait)
  }

  @available(macOS 26, *)
  @Test("R2.2 b: from iOS 26 the notification has a typed form", arguments: Systems.all)
  func message(system: Int) {
    let phone = Phone(system)
    let heard = Order()
    let device = phone.device
    let token = NotificationCenter.default.addObserver(of: device, for: .orientationDidChange) { _ in
      heard.append("\(device.orientation)")
    }
    phone.turn(.landscapeLeft)
    phone.turn(.faceUp)
    NotificationCenter.default.removeObserver(token)
    phone.turn(.portrait)
    #expect(heard.list == (system >= 26 ? ["landscapeLeft", "faceUp"] : []))
  }

  @Test("R2.3 b: a begun counter does not make up for what was missed", arguments: Systems.all)
  func noCatchingUp(system: Int) {
    let phone = Phone(system, assuming: [.systemGeneratesDeviceOrientation: 1])
    phone.turn(.landscapeLeft)
    let listener = Listener(phone.device)
    phone.device.beginGeneratingDeviceOrientationNotifications()
    #expect(phone.device.orientation == .portrait)
    phone.device.endGeneratingDeviceOrientationNotifications()
    phone.device.endGeneratingDeviceOrientationNotifications()
    phone.device.beginGeneratingDeviceOrientationNotifications()
    #expect(phone.device.isGeneratingDeviceOrientationNotifications, "an end too many is not owed")
    #expect(listener.heard.isEmpty)
  }

  @Test("R2.6 b: under the user's lock a flat pose ends where it began", arguments: Systems.all, [0, 1])
  func flatUnderTheLock(system: Int, flatPoses: Int) {
    let phone = Phone(system, assuming: [.flatPosesUnderUserLock: flatPoses], userLock: true)
    let listener = Listener(phone.device)
    phone.turn(.faceUp)
    phone.turn(.landscapeLeft)
    #expect(phone.device.orientation == .portrait)
    #expect(listener.heard == (flatPoses == 0 ? [] : [.faceUp, .portrait]))
    #expect(phone.turns.isEmpty)
  }

  @Test("R2.7 b: releasing the user's lock lets the device speak again", arguments: Systems.all)
  func release(system: Int) {
    let phone = Phone(system, userLock: true)
    phone.turn(.landscapeRight)
    #expect(phone.interface == .portrait)
    let listener = Listener(phone.device)
    phone.perform { phone.simulation.isUserRotationLocked = false }
    #expect(phone.interface == .landscapeLeft)
    #expect(listener.heard == [.landscapeRight])
    phone.perform { phone.simulation.isUserRotationLocked = false }
    #expect(phone.turns == [.landscapeLeft])
  }

  @Test("R2.7 c: engaging the user's lock rights an interface that is upside down", arguments: Systems.all)
  func upsideDown(system: Int) {
    let phone = Phone(system, device: .phoneWithHomeButton, mask: .all, pose: .portraitUpsideDown) { Page(.all) }
    #expect(phone.interface == .portraitUpsideDown)
    phone.perform { phone.simulation.isUserRotationLocked = true }
    #expect(phone.interface == .portrait)
  }

  @Test("R2.8 b: under the user's lock a presentation still turns, and going back turns back", arguments: Systems.all)
  func presentationUnderTheLock(system: Int) {
    let phone = Phone(system, userLock: true) { Page(.portrait) }
    let modal = Page(.landscape)
    phone.present(modal, .fullScreen)
    #expect(phone.interface == .landscapeRight)
    phone.turn(.landscapeRight)
    #expect(phone.interface == .landscapeRight, "the real device orientation does not count")
    phone.dismiss(modal)
    #expect(phone.interface == .portrait)
  }
}
