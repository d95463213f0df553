import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite(.worlds) struct DeviceOrientationObserverTests {
  @Test("It tells every pose, flat ones too, and stops when told to (B96, B130)", arguments: TestApp.eras)
  func poses(system: Int) {
    let app = TestApp(system)
    var poses: [UIDeviceOrientation] = []
    let observer = app.simulation.run { DeviceOrientationObserver { poses.append($0) } }
    app.turn(to: .landscapeLeft)
    app.turn(to: .faceUp)
    #expect(poses == [.landscapeLeft, .faceUp])
    #expect(observer.orientation == .faceUp)
    observer.stop()
    observer.stop()
    app.turn(to: .portrait)
    #expect(poses.count == 2)
  }

  @Test("Begin and end are balanced, whatever ends the observer (R2.1, C50)", arguments: TestApp.eras)
  func balanced(system: Int) {
    let app = TestApp(system)
    let before = app.simulation.uiDevice.isGeneratingDeviceOrientationNotifications
    var observers = app.simulation.run { [DeviceOrientationObserver(), DeviceOrientationObserver()] }
    #expect(app.simulation.uiDevice.isGeneratingDeviceOrientationNotifications)
    observers[0].stop()
    observers[0].stop()
    #expect(app.simulation.uiDevice.isGeneratingDeviceOrientationNotifications)
    observers = []
    #expect(app.simulation.uiDevice.isGeneratingDeviceOrientationNotifications == before)
  }

  @Test("Its streams begin with the pose of now and end with it")
  func streams() async {
    let app = TestApp(26)
    let observer = app.simulation.run { DeviceOrientationObserver() }
    app.turn(to: .landscapeLeft)
    let stream = observer.orientations
    app.turn(to: .landscapeRight)
    observer.stop()
    var poses: [UIDeviceOrientation] = []
    for await pose in stream { poses.append(pose) }
    #expect(poses == [.landscapeRight])
    for await pose in observer.orientations { poses.append(pose) }
    #expect(poses.count == 2)
  }
}
