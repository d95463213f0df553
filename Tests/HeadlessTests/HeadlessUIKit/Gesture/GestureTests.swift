import HeadlessUIKit
import Testing

/// Gesture recognizers that a test fires.
@MainActor
@Suite struct GestureTests {
  @Test("a tap is recognized where it was made, unless its delegate or its switch forbids it")
  func tap() {
    final class Refuser: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    outer.addSubview(inner)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    var places: [CGPoint] = []
    tap.onRecognition = { places.append($0.location(in: outer)) }
    inner.addGestureRecognizer(tap)
    tap.fire(at: CGPoint(x: 1, y: 2))
    let refuser = Refuser()
    tap.delegate = refuser
    tap.fire()
    tap.delegate = nil
    tap.isEnabled = false
    tap.fire()
    #expect(places == [CGPoint(x: 11, y: 22)])
    #expect(tap.state == .possible)
  }

  @Test("a drag goes from its beginning over a change to its end")
  func pan() {
    let view = UIView()
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    var steps: [String] = []
    pan.onRecognition = { [unowned pan] in steps.append("\($0.state) \(pan.translation(in: view).y)") }
    view.addGestureRecognizer(pan)
    pan.drag(by: CGPoint(x: 0, y: 80))
    #expect(steps == ["began 0.0", "changed 80.0", "ended 80.0"])
  }
}
