import HeadlessUIKit
import Testing

@MainActor
@Suite struct DeviceTurnTests {
  @Test("R6.1: below iOS 16 the app turns at once, from iOS 16 on in a later turn of the loop", arguments: [15, 16, 26])
  func momentOfTheTurn(major: Int) {
    let simulation = Simulation(device: .iPhone16, system: SystemVersion(major))
    simulation.launch { MaskController(.all) }
    simulation.turnDevice(to: .landscapeLeft)
    #expect(simulation.windowScene?.interfaceOrientation == (major == 15 ? .landscapeRight : .portrait))
    simulation.settle()
    #expect(simulation.windowScene?.interfaceOrientation == .landscapeRight)
    #expect(simulation.windowScene?.windows.first?.bounds.size == CGSize(width: 852, height: 393))
  }

  @Test("R2.5: a flat device does not turn the interface", arguments: [UIDeviceOrientation.faceUp, .faceDown, .unknown])
  func flatPosesKeepTheInterface(pose: UIDeviceOrientation) {
    let simulation = Simulation(device: .iPhone16, system: SystemVersion(26))
    simulation.launch { MaskController(.all) }
    simulation.turnDevice(to: .landscapeRight)
    simulation.settle()
    simulation.turnDevice(to: pose)
    simulation.settle()
    #expect(simulation.windowScene?.interfaceOrientation == .landscapeLeft)
  }

  @Test("R5.17: from iOS 16 on a turn uses the mask last reported and asks nobody")
  func turnsAskNobody() {
    let delegate = MaskDelegate()
    let simulation = Simulation(device: .iPhone16, system: SystemVersion(18))
    simulation.launch(delegate: delegate) { MaskController(.all) }
    let asked = delegate.asked
    delegate.mask = .all
    simulation.turnDevice(to: .landscapeLeft)
    simulation.settle()
    #expect(delegate.asked == asked)
    #expect(simulation.windowScene?.interfaceOrientation == .portrait)
  }

  @Test("R2.15: below iOS 16 the app is asked on every turn")
  func turnsAskBelow16() {
    let delegate = MaskDelegate()
    let simulation = Simulation(device: .iPhone16, system: SystemVersion(15))
    simulation.launch(delegate: delegate) { MaskController(.all) }
    delegate.mask = .all
    simulation.turnDevice(to: .landscapeLeft)
    simulation.settle()
    #expect(simulation.windowScene?.interfaceOrientation == .landscapeRight)
  }
}
