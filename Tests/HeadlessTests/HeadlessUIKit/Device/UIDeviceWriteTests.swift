import HeadlessUIKit
import Testing

@MainActor @Suite struct UIDeviceWriteTests {
  @Test("R2.9: up to iOS 15 writing the device's orientation turns the interface")
  func write() {
    let phone = Phone(15, mask: .allButUpsideDown)
    let listener = Listener(phone.device)
    phone.write(.landscapeRight)
    #expect(phone.interface == .landscapeLeft)
    #expect(listener.heard == [.landscapeRight])
    #expect(phone.device.orientation == .landscapeRight)
    phone.write(.landscapeRight)
    #expect(listener.heard.count == 1, "the value it has already is no change")
    phone.turn(.faceUp)
    #expect(phone.device.orientation == .faceUp)
    phone.turn(.portrait)
    #expect(phone.interface == .portrait)
    #expect(phone.console.isEmpty)
  }

  @Test("R2.9 b: the write needs a mask that allows it, and works under the user's lock")
  func writeLimits() {
    let phone = Phone(15, mask: .portrait)
    phone.write(.landscapeLeft)
    #expect(phone.interface == .portrait)
    let locked = Phone(15, mask: .allButUpsideDown, userLock: true)
    locked.write(.landscapeLeft)
    #expect(locked.interface == .landscapeRight)
  }

  @Test("R2.10: from iOS 16 the write is refused with a line in the console", arguments: Systems.from16)
  func refused(system: Int) {
    let phone = Phone(system)
    phone.write(.landscapeLeft)
    #expect(phone.interface == .portrait)
    #expect(phone.turns.isEmpty)
    #expect(phone.simulation.console.map(\.category) == ["Orientation"])
    #expect(phone.simulation.console.map(\.level) == [.error])
    #expect(
      phone.console == [
        "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. "
          + "Please use UIWindowScene.requestGeometryUpdate(_:)"
      ])
  }

  @Test("R2.11: an app of an older SDK keeps a working write, with the same line", arguments: Systems.from16)
  func oldSDK(system: Int) {
    let phone = Phone(system, sdk: SystemVersion(15))
    phone.write(.landscapeLeft)
    #expect(phone.turns.first == .landscapeRight)
    #expect(phone.console.count == 1)
  }

  @Test("R2.12: whether a refused write is stored", arguments: Systems.from16, [0, 1])
  func stored(system: Int, value: Int) {
    let phone = Phone(system, assuming: [.deviceOrientationWriteIsStored: value])
    let listener = Listener(phone.device)
    phone.write(.landscapeLeft)
    #expect(phone.device.orientation == (value == 0 ? .portrait : .landscapeLeft))
    #expect(listener.heard == (value == 0 ? [] : [.landscapeLeft]))
    #expect(phone.interface == .portrait, "no turn either way")
  }

  @Test("R2.14: attempting rotation follows the device and nothing else")
  func attempt() {
    let phone = Phone(15, mask: .portrait, pose: .landscapeLeft)
    phone.attemptRotation()
    #expect(phone.interface == .portrait)
    phone.allow(.allButUpsideDown)
    phone.attemptRotation()
    #expect(phone.interface == .landscapeRight)
    phone.allow(.portrait)
    phone.attemptRotation()
    #expect(phone.interface == .landscapeRight, "the device's own side is not allowed, so nothing moves")
  }

  @Test("R2.15: up to iOS 15 every device turn asks the app, later systems do not", arguments: Systems.all)
  func asking(system: Int) {
    let phone = Phone(system, mask: .portrait)
    phone.allow(.allButUpsideDown)
    phone.forget()
    phone.turn(.landscapeLeft)
    #expect((phone.questionsToTheApp > 0) == (system == 15))
    #expect(phone.interface == (system == 15 ? .landscapeRight : .portrait))
  }

  @Test("R2.15 b: up to iOS 15 posting the notification by hand makes a changed mask count")
  func postedByHand() {
    let phone = Phone(15, mask: .portrait, pose: .landscapeLeft)
    phone.allow(.allButUpsideDown)
    phone.perform {
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
    #expect(phone.interface == .landscapeRight)
  }

  @Test("R2.9 c: with the rotation lock on a written pose stands, however the user rotates the device")
  func writtenUnderTheLock() {
    let phone = Phone(15, mask: .allButUpsideDown, userLock: true)
    phone.write(.landscapeLeft)
    phone.turn(.landscapeRight)
    #expect(phone.device.orientation == .landscapeLeft)
    phone.attemptRotation()
    #expect(phone.interface == .landscapeRight)
    phone.perform { phone.simulation.isUserRotationLocked = false }
    #expect(phone.interface == .landscapeLeft, "released, the real device orientation counts")
    #expect(phone.device.orientation == .landscapeRight)
  }

  @Test("R2.9 d: unknown first makes the same value count again")
  func unknownFirst() {
    let phone = Phone(15, mask: .landscape, pose: .landscapeLeft)
    phone.allow(.allButUpsideDown)
    phone.write(.portrait)
    #expect(phone.interface == .portrait)
    phone.allow(.landscape)
    phone.write(.unknown)
    #expect(phone.device.orientation == .unknown)
    #expect(phone.interface == .portrait, "an unknown pose changes nothing")
    phone.write(.landscapeLeft)
    #expect(phone.interface == .landscapeRight)
  }

  @Test("R2.9 e: what is no pose is ignored, and another key raises", arguments: Systems.all)
  func noPose(system: Int) {
    let phone = Phone(system)
    phone.perform {
      UIDevice.current.setValue(24, forKey: "orientation")
      UIDevice.current.setValue(NSNumber(value: 99), forKey: "orientation")
    }
    #expect(phone.interface == .portrait)
    #expect(phone.console.isEmpty)
    #expect(phone.simulation.calls.deviceOrientationWrites == 2)
    phone.perform { UIDevice.current.setValue(1, forKey: "pose") }
    #expect(phone.simulation.crashes.map(\.name) == ["NSUnknownKeyException"])
  }

  @Test("R2.11 b: an old app's write is judged by the mask reported last", arguments: Systems.from16)
  func oldSDKAndMask(system: Int) {
    let phone = Phone(system, sdk: SystemVersion(15), mask: .portrait)
    phone.write(.landscapeLeft)
    #expect(phone.turns.isEmpty)
    #expect(phone.refusals.isEmpty, "nobody asked for a geometry")
    #expect(phone.console.count == 1)
    phone.write(.faceUp)
    #expect(phone.turns.isEmpty)
  }

  @Test("R2.14 b: from iOS 16 attempting rotation still follows the device alone", arguments: Systems.from16)
  func attemptLater(system: Int) {
    let phone = Phone(system, mask: .portrait, pose: .landscapeLeft)
    phone.attemptRotation()
    #expect(phone.interface == .portrait)
    phone.allow(.allButUpsideDown)
    phone.attemptRotation()
    #expect(phone.interface == .landscapeRight)
    phone.allow(.portrait)
    phone.attemptRotation()
    #expect(phone.interface == .landscapeRight, "the device's own side is not allowed, so nothing moves")
  }

  @Test("R2.15 c: a notification posted without an object is meant for the app that posts it")
  func postedWithoutObject() {
    let phone = Phone(15, mask: .portrait, pose: .landscapeLeft)
    let other = Phone(15, mask: .portrait, pose: .landscapeLeft)
    for each in [phone, other] { each.allow(.allButUpsideDown) }
    phone.perform { NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: nil) }
    #expect(phone.interface == .landscapeRight)
    #expect(other.interface == .portrait)
  }

  @Test("R2.15 d: from iOS 16 posting by hand does nothing", arguments: Systems.from16)
  func postedLater(system: Int) {
    let phone = Phone(system, mask: .portrait, pose: .landscapeLeft)
    phone.allow(.allButUpsideDown)
    phone.forget()
    phone.perform {
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
    #expect(phone.questionsToTheApp == 0)
    #expect(phone.interface == .portrait)
  }
}
