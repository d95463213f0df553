/// A control with the words a person would call it by.
struct FoundControl {
  let label: String
  let identifiers: [String]
  let control: ScreenElement.Control
}

extension FoundControl {
  /// What UIKit's own pages have to touch.
  @MainActor
  init(_ touchable: Touchable) {
    let kind = touchable.slide == nil ? ScreenElement.Control.Kind.button : .slider
    self.init(
      label: touchable.label, identifiers: touchable.identifiers,
      control: ScreenElement.Control(
        kind: kind, isEnabled: touchable.isEnabled, slide: touchable.slide, type: touchable.type, drag: touchable.drag,
        longPress: touchable.longPress, tap: touchable.tap))
  }
}

extension Node {
  /// The texts at and below this node, without those of other controllers' parts.
  func texts(includingHidden: Bool = false) -> [String] {
    var found: [String] = []
    collectTexts(&found, includingHidden)
    return found
  }

  private func collectTexts(_ found: inout [String], _ includingHidden: Bool) {
    guard includingHidden || !hidesElements else { return }
    if case .text(let text)? = element { found.append(text) }
    for child in children where !child.isHostRoot { child.collectTexts(&found, includingHidden) }
  }

  private var images: [String] {
    var found: [String] = []
    if case .image(let name)? = element { found.append(name) }
    for child in children where !child.isHostRoot { found += child.images }
    return found
  }

  func controls(includingHidden: Bool = false) -> [FoundControl] {
    var found: [FoundControl] = []
    collectControls(&found, identifiers: [], includingHidden)
    return found
  }

  private func collectControls(_ found: inout [FoundControl], identifiers: [String], _ includingHidden: Bool) {
    guard includingHidden || !hidesElements else { return }
    let all = identifiers + (accessibilityIdentifier.map { [$0] } ?? [])
    var passed = all
    if case .control(let control)? = element {
      let texts = texts(includingHidden: includingHidden)
      // A control without words is called by its picture.
      let label = texts.isEmpty ? images.joined(separator: " ") : texts.joined(separator: " ")
      found.append(FoundControl(label: label, identifiers: all + innerIdentifiers, control: control))
      passed = []
    }
    for child in children where !child.isHostRoot {
      child.collectControls(&found, identifiers: passed, includingHidden)
    }
  }

  /// Identifiers written on a control's label count for the control.
  private var innerIdentifiers: [String] {
    children.filter { !$0.isHostRoot }.flatMap { child in
      (child.accessibilityIdentifier.map { [$0] } ?? []) + child.innerIdentifiers
    }
  }

  /// The nodes of lists at and below this one.
  func lists() -> [Node] {
    var found: [Node] = []
    if case .list? = element { found.append(self) }
    for child in children where !child.isHostRoot { found += child.lists() }
    return found
  }
}
