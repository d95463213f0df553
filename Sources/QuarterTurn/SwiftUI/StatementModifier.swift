import QuarterTurnPlatform

/// States something about orientation for as long as a view is there.
///
/// Nothing happens in its initializer or body: an anchor behind the view tells the coordinator of the scene it comes to.
struct StatementModifier: ViewModifier {
  private let statement: Statement
  private let label: String
  @State private var place = AnchorPlace()

  nonisolated init(_ statement: Statement, label: String) {
    self.statement = statement
    self.label = label
  }

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.surroundingPlaces) { [statement, place] in $0[statement] = place }
      .background(StatementAnchor(statement: statement, label: label, place: place))
  }
}

/// The invisible controller that tells where a SwiftUI view is.
private struct StatementAnchor: UIViewControllerRepresentable {
  let statement: Statement
  let label: String
  let place: AnchorPlace

  func makeUIViewController(context: Context) -> AnchorController {
    let controller = AnchorController(anchor: AnchorView(host: nil, label: label, statement: statement))
    // One place makes one statement, also while SwiftUI makes its controller anew.
    place.anchor?.retire()
    place.anchor = controller.anchor
    controller.anchor.lie(in: context.environment.surroundingPlaces[statement])
    return controller
  }

  func updateUIViewController(_ controller: AnchorController, context: Context) {
    controller.anchor.state(statement)
    controller.anchor.lie(in: context.environment.surroundingPlaces[statement])
    controller.anchor.wasUpdated()
  }

  static func dismantleUIViewController(_ controller: AnchorController, coordinator: ()) {
    controller.anchor.retire()
  }
}
