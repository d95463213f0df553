/// The first of several views whose ideal size fits into the room.
///
/// The room is the screen's, or that of the frames around; what lies beside this view takes nothing away from it here. All of
/// the views live, and keep their state; the one that fits is seen.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View {}

extension ViewThatFits: PrimitiveView {
  func render(in node: Node) {
    node.host.addSizeReader(node)
    let choice = node.stored(0) { FitChoice() }
    for item in node.tracked({ ListedView.list(content) }) {
      node.place(FitCandidate(content: item.view, isSeen: choice.key == item.key), at: item.key)
    }
    node.layout = .custom { [weak node] proposal in node?.chosenFit?.measured(proposal) ?? .zero }
    node.remeasure = { [weak node, axes] in node?.chooseFit(axes, choice) }
    node.chooseFit(axes, choice)
  }
}

/// Which of the views is seen.
@MainActor
private final class FitChoice {
  var key: NodeKey?
}

extension Node {
  fileprivate var chosenFit: Node? { children.first { $0.isWanted } }

  fileprivate func chooseFit(_ axes: Axis.Set, _ choice: FitChoice) {
    let room = proposal.size(in: host.size)
    let fitting = children.first { candidate in
      let ideal = candidate.measured(.unspecified)
      return Axis.allCases.allSatisfy { !axes.contains($0.asSet) || ideal[$0] <= room[$0] }
    }
    let chosen = fitting ?? children.last
    choice.key = chosen?.key
    for candidate in children { candidate.isSeenFit = candidate === chosen }
  }

  fileprivate var isSeenFit: Bool {
    get { isWanted }
    set {
      isWanted = newValue
      hidesElements = !newValue
      contributesPreferences = newValue
    }
  }
}

/// One of the views; a new one is not seen before it was measured.
private nonisolated struct FitCandidate: PrimitiveView {
  let content: any View
  let isSeen: Bool

  @MainActor func render(in node: Node) {
    node.isSeenFit = isSeen
    node.place(content, at: .slot(0))
  }
}
