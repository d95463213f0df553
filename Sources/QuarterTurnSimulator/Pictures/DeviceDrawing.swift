import HeadlessUIKit

/// A device as it is held with its interface as a person sees it, as SVG: in points, around the centre of the display.
struct DeviceDrawing {
  let state: Timeline.State
  let body: DeviceBody
  private let device: DeviceModel
  private let picture: DevicePicture

  init(_ device: DeviceModel, _ state: Timeline.State) {
    self.device = device
    self.state = state
    body = DeviceBody(device, screen: state.screen)
    picture = DevicePicture(pose: state.pose, interface: state.interface)
  }

  /// What the drawing shows, in words.
  var label: String {
    let held =
      switch state.pose {
      case .portrait, .unknown: "held upright"
      case .portraitUpsideDown: "held upside down"
      case .landscapeLeft: "held sideways, its top to the left"
      case .landscapeRight: "held sideways, its top to the right"
      case .faceUp: "lying on its back"
      case .faceDown: "lying on its face"
      }
    let shown = state.interface == .unknown ? "no interface yet" : "interface \(Words.name(state.interface))"
    let lies = picture.isUpright ? "" : ", not upright for the person who holds it"
    let page = state.visible.map { ", page “\($0)”" } ?? ""
    return "\(device.name) \(held), \(shown)\(lies)\(page)"
  }

  /// - Parameter id: the drawing's own id, for others to use it.
  func svg(id: String, _ parts: inout DrawingParts) -> Markup {
    let body = parts.id(of: body)
    let screen = state.screen
    let display: Markup = """
      <use href="#\(body)"/><rect class="screen" x="\(-screen.width / 2)" y="\(-screen.height / 2)" width="\(screen.width)" \
      height="\(screen.height)" rx="\(self.body.radius)"/>
      """
    let back: Markup = state.pose == .faceDown ? "<use href=\"#\(body)-back\"/>" : ""
    // What lies flat lies on a table.
    let table: Markup = state.pose.isFlat ? "<circle class=\"table\" r=\"\(self.body.reach - 6)\"/>" : ""
    return """
      <g id="\(id)">\(table)<g class="hand" transform="rotate(\(Self.angle(picture.rotation)))">\(display)<g clip-path="url(#\(body)-clip)">\
      \(interface(&parts))</g><use href="#\(body)-over"/>\(back)</g>\(lock)</g>
      """
  }

  /// The shorter way round: a quarter turn to the left is no three quarters to the right.
  private static func angle(_ quarters: Int) -> Int { quarters == 3 ? -90 : quarters * 90 }

  // MARK: The interface

  private func interface(_ parts: inout DrawingParts) -> Markup {
    guard let edge = picture.edge, state.size.width > 0 else { return "" }
    let origin = origin
    let face = InterfaceFace(size: state.size, isWindow: !state.fillsScreen, hasIndicator: !device.hasHomeButton)
    return """
      <g class="ui \(picture.isUpright ? "upright" : "sideways")" transform="rotate(\(Self.angle(edge)))\
      \(origin == .zero ? "" : " translate(\(origin.x) \(origin.y))" as Markup)">\(face.page)<use href="#\(parts.id(of: face))"/>\
      \(state.visible.map(face.title) ?? "")</g>
      """
  }

  /// The centre of the scene.
  ///
  /// Where a scene lies on its display is not modelled: one of full height is drawn at the left edge.
  private var origin: CGPoint {
    guard !state.fillsScreen else { return .zero }
    let display = state.interface.isLandscape ? CGSize(width: state.screen.height, height: state.screen.width) : state.screen
    guard state.size.height >= display.height else { return .zero }
    return CGPoint(x: (state.size.width - display.width) / 2, y: 0)
  }

  // MARK: Locks

  /// The user's rotation lock, a badge in the corner that stays upright.
  private var lock: Markup {
    guard state.isUserLocked else { return "" }
    let place = body.reach - 64
    return "<use href=\"#lock\" x=\"\(place)\" y=\"\(-place)\"/>"
  }

  /// The badge of the rotation lock, once for each page.
  static let lockPart: Markup = """
    <g id="lock"><circle class="badge" r="54"/><rect class="padlock" x="-26" y="-8" width="52" height="38" rx="6"/>\
    <path class="shackle" d="M-15 -8v-9a15 15 0 0 1 30 0v9"/></g>
    """
}
