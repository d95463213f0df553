import QuarterTurnPlatform

// Nothing happens in its initializer or body: an anchor behind the view tells the coordinator of its scene.
struct DeclarationModifier: ViewModifier {
  private let declaration: OrientationDeclaration
  private let label: String
  @State private var place = AnchorReference()

  nonisolated init(_ declaration: OrientationDeclaration, label: String) {
    self.declaration = declaration
    self.label = label
  }

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.surroundingAnchors) { [declaration, place] in $0[declaration] = place }
      .background(DeclarationAnchor(declaration: declaration, label: label, place: place))
  }
}

private struct DeclarationAnchor: UIViewControllerRepresentable {
  let declaration: OrientationDeclaration
  let label: String
  let place: AnchorReference

  func makeUIViewController(context: Context) -> AnchorController {
    let controller = AnchorController(anchor: Anchor(host: nil, label: label, declaration: declaration))
    // One place makes one statement, also while SwiftUI makes its controller anew.
    place.anchor?.retire()
    place.anchor = controller.anchor
    controller.anchor.setSurroundings(context.environment.surroundingAnchors[declaration])
    return controller
  }

  func updateUIViewController(_ controller: AnchorController, context: Context) {
    controller.anchor.declare(declaration)
    controller.anchor.setSurroundings(context.environment.surroundingAnchors[declaration])
    controller.anchor.wasUpdated()
  }

  static func dismantleUIViewController(_ controller: AnchorController, coordinator: ()) {
    controller.anchor.retire()
  }
}
