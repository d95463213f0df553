import HeadlessUIKit
import Testing

@testable import QuarterTurnSimulator

@Suite("Drawings")
struct DeviceDrawingTests {
  private func drawing(_ pose: UIDeviceOrientation, _ interface: UIInterfaceOrientation) -> DeviceDrawing {
    var state = Timeline.State.sample
    state.pose = pose
    state.interface = interface
    if interface.isLandscape { state.size = CGSize(width: 844, height: 390) }
    return DeviceDrawing(.iPhone16, state)
  }

  private func svg(_ drawing: DeviceDrawing) -> String {
    var parts = DrawingParts()
    return drawing.svg(id: "d", &parts).text
  }

  @Test("turn the device by the shorter way, and the interface in it to the edge its top is at")
  func angles() {
    let device: [(UIDeviceOrientation, Int)] = [
      (.portrait, 0), (.landscapeLeft, -90), (.landscapeRight, 90), (.portraitUpsideDown, 180), (.faceUp, 0), (.faceDown, 0),
    ]
    for (pose, angle) in device {
      #expect(svg(drawing(pose, .portrait)).contains("class=\"hand\" transform=\"rotate(\(angle))\""))
    }
    let interface: [(UIInterfaceOrientation, Int)] = [
      (.portrait, 0), (.landscapeLeft, -90), (.landscapeRight, 90), (.portraitUpsideDown, 180),
    ]
    for (orientation, angle) in interface {
      let upright = orientation == .portrait ? "upright" : "sideways"
      #expect(svg(drawing(.portrait, orientation)).contains("class=\"ui \(upright)\" transform=\"rotate(\(angle))\""))
    }
  }

  @Test("R1.3: an interface with the device's raw value is upright")
  func upright() {
    for pose in [UIDeviceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] {
      for side in [UIInterfaceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] {
        #expect(svg(drawing(pose, side)).contains("ui upright") == (pose.rawValue == side.rawValue))
        #expect(drawing(pose, side).label.contains("not upright") == (pose.rawValue != side.rawValue))
      }
    }
  }

  @Test("say in words what they show")
  func words() {
    #expect(
      drawing(.landscapeLeft, .portrait).label
        == "iPhone 16 held sideways, its top to the left, interface portrait, not upright for the person who holds it, page “root”"
    )
    #expect(drawing(.faceDown, .portrait).label == "iPhone 16 lying on its face, interface portrait, page “root”")
  }

  @Test("show the lock, the back, a window that is smaller than its display, and nothing before there is an interface")
  func other() {
    var state = Timeline.State.sample
    #expect(!svg(DeviceDrawing(.iPhone16, state)).contains("#lock"))
    state.isUserLocked = true
    #expect(svg(DeviceDrawing(.iPhone16, state)).contains("#lock"))
    #expect(svg(drawing(.faceDown, .portrait)).contains("#b0-back") && svg(drawing(.faceUp, .portrait)).contains("\"table\""))
    #expect(!svg(drawing(.portrait, .unknown)).contains("class=\"ui"))
    // One of full height is at the left, one that is smaller both ways in the middle.
    state.fillsScreen = false
    state.size = CGSize(width: 190, height: 844)
    #expect(svg(DeviceDrawing(.iPhone16, state)).contains("rotate(0) translate(-100 0)"))
    state.size = CGSize(width: 190, height: 500)
    #expect(svg(DeviceDrawing(.iPhone16, state)).contains("transform=\"rotate(0)\"><rect class=\"page\" x=\"-95\""))
  }

  @Test("hold each body once, and long names cut")
  func parts() {
    var parts = DrawingParts()
    #expect(parts.id(of: DeviceBody(.iPhone16, screen: CGSize(width: 393, height: 852))) == "b0")
    #expect(parts.id(of: DeviceBody(.iPhone16, screen: CGSize(width: 402, height: 874))) == "b1")
    #expect(parts.id(of: DeviceBody(.iPhone16, screen: CGSize(width: 393, height: 852))) == "b0")
    let face = InterfaceFace(size: CGSize(width: 390, height: 844), isWindow: false, hasIndicator: true)
    #expect(face.title("short").text.contains(">short</text>"))
    #expect(face.title(String(repeating: "long ", count: 20)).text.contains("…</text>"))
    #expect(face.title("<&>").text.contains(">&lt;&amp;&gt;</text>"))
  }
}
