import HeadlessUIKit
import Testing

/// Controls and what they send.
@MainActor
@Suite struct ControlTests {
  @Test("a button sends its actions for the events they were added for, once for each identifier")
  func actions() {
    let button = UIButton(type: .system)
    var sent: [String] = []
    button.addAction(UIAction(identifier: .init("save")) { _ in sent.append("old") }, for: .touchUpInside)
    button.addAction(UIAction(identifier: .init("save")) { _ in sent.append("new") }, for: .touchUpInside)
    button.addAction(UIAction { action in sent.append(action.sender is UIButton ? "changed" : "?") }, for: .valueChanged)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    button.removeAction(identifiedBy: .init("save"), for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(sent == ["new", "changed"])
  }

  @Test("a primary action names its button, a disabled one does nothing")
  func primaryAction() {
    var count = 0
    let action = UIAction(title: "Play", image: UIImage(systemName: "play")) { _ in count += 1 }
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.currentTitle == "Play")
    #expect(button.currentImage != nil)
    button.sendActions(for: .primaryActionTriggered)
    action.attributes = .disabled
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }

  @Test("what can be touched on a page is found by its words, its picture or its label, unless it is hidden")
  func finding() {
    let phone = Phone(18)
    let page = phone.root
    phone.perform {
      let titled = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in })
      let pictured = UIButton(type: .custom)
      pictured.setImage(UIImage(systemName: "trash"), for: .normal)
      let hidden = UIButton(type: .system, primaryAction: UIAction(title: "Hidden") { _ in })
      hidden.isHidden = true
      let named = UISwitch()
      named.accessibilityLabel = "Sound"
      let label = UILabel()
      label.text = "Volume"
      for view in [titled, pictured, hidden, named, label] as [UIView] { page.view.addSubview(view) }
    }
    #expect(page.ownTouchables.map(\.label) == ["Save", "trash", "Sound"])
    #expect(page.ownTexts == ["Save", "Volume"])
  }

  @Test("a switch, a slider and a row of segments change when they are touched, and say so")
  func values() throws {
    var sent: [String] = []
    let toggle = UISwitch()
    let slider = UISlider()
    let segments = UISegmentedControl(items: ["Day", "Week"])
    toggle.addAction(UIAction { _ in sent.append("switch \(toggle.isOn)") }, for: .valueChanged)
    slider.addAction(UIAction { _ in sent.append("slider \(slider.value)") }, for: .valueChanged)
    segments.addAction(UIAction { _ in sent.append("segment \(segments.selectedSegmentIndex)") }, for: .valueChanged)
    slider.maximumValue = 10
    toggle.reachable.first?.tap()
    slider.reachable.first?.slide?(0.5)
    segments.reachable.last?.tap()
    segments.reachable.last?.tap()
    #expect(sent == ["switch true", "slider 5.0", "segment 1"])
  }

  @Test("a field takes what a person writes between the two ends of its editing")
  func field() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var steps: [String] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { steps.append("begin") }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
      }
      func textFieldDidEndEditing(_ textField: UITextField) { steps.append("end with \(textField.text ?? "")") }
    }
    let field = UITextField()
    let delegate = Delegate()
    field.delegate = delegate
    field.placeholder = "Name"
    #expect(field.reachable.map(\.label) == ["Name"])
    field.reachable.first?.type?("Ada")
    #expect(delegate.steps == ["begin", "end with Ada"])
    #expect(!field.isFirstResponder)
  }
}
