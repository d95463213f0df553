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

  /// - Parameters:
  ///   - id: the drawing's own id, for others to use it.
  ///   - part: the id of the device's body among the page's parts.
  func svg(id: String, part: String) -> Markup {
    let screen = state.screen
    let display: Markup = """
      <use href="#\(part)"/><rect class="screen" x="\(-screen.width / 2)" y="\(-screen.height / 2)" width="\(screen.width)" \
      height="\(screen.height)" rx="\(body.radius)"/>
      """
    let back: Markup = state.pose == .faceDown ? "<use href=\"#\(part)-back\"/>" : ""
    return """
      <g id="\(id)" class="hand" transform="rotate(\(Self.angle(picture.rotation)))">\(display)\(interface)<use href="#\(part)-over"/>\
      \(back)</g>\(lock)
      """
  }

  /// The shorter way round: a quarter turn to the left is no three quarters to the right.
  private static func angle(_ quarters: Int) -> Int { quarters == 3 ? -90 : quarters * 90 }

  // MARK: The interface

  private var interface: Markup {
    guard let edge = picture.edge, state.size.width > 0 else { return "" }
    let origin = origin
    let (width, height) = (state.size.width, state.size.height)
    let isWhole = state.fillsScreen
    let radius = isWhole ? body.radius : 16
    let unit = min(width, height) / 390
    let bar = PageBar(width: width, unit: unit, title: state.visible)
    let indicator: Markup =
      device.hasHomeButton || !isWhole
      ? "" : "<rect class=\"indicator\" x=\"\(-70 * unit)\" y=\"\(height / 2 - 15)\" width=\"\(140 * unit)\" height=\"6\" rx=\"3\"/>"
    return """
      <g class="ui \(picture.isUpright ? "upright" : "sideways")" transform="rotate(\(Self.angle(edge)))\
      \(origin == .zero ? "" : " translate(\(origin.x) \(origin.y))" as Markup)">\
      <rect class="page" x="\(-width / 2)" y="\(-height / 2)" width="\(width)" height="\(height)" rx="\(radius)"/>\
      \(bar.svg(top: -height / 2, radius: radius))\
      <path class="up" d="\(Self.arrow(at: (bar.height - 70 * unit) / 2, unit * (height > width ? 1.3 : 1)))"/>\
      <path class="words" stroke-width="\(14 * unit)" d="M\(-width * 0.3) \(height / 2 - 74 * unit)H\(width * 0.3)\
      M\(-width * 0.2) \(height / 2 - 46 * unit)H\(width * 0.2)"/>\(indicator)</g>
      """
  }

  /// The centre of the scene. Where a scene lies on its display is not modelled: one of full height is drawn at the left edge.
  private var origin: CGPoint {
    guard !state.fillsScreen else { return .zero }
    let display = state.interface.isLandscape ? CGSize(width: state.screen.height, height: state.screen.width) : state.screen
    guard state.size.height >= display.height else { return .zero }
    return CGPoint(x: (state.size.width - display.width) / 2, y: 0)
  }

  private static func arrow(at y: CGFloat, _ unit: CGFloat) -> Markup {
    "M0 \(y - 62 * unit)l\(54 * unit) \(58 * unit)h\(-32 * unit)v\(62 * unit)h\(-44 * unit)v\(-62 * unit)h\(-32 * unit)z"
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

/// The bar at the top of the interface, with the page's name.
private struct PageBar {
  let width: CGFloat
  let unit: CGFloat
  let title: String?

  var height: CGFloat { 128 * unit }

  func svg(top: CGFloat, radius: CGFloat) -> Markup {
    let left = -width / 2
    let corner = min(radius, height)
    let shape: Markup = """
      <path class="bar" d="M\(left) \(top + height)V\(top + corner)a\(corner) \(corner) 0 0 1 \(corner) \(-corner)\
      H\(-left - corner)a\(corner) \(corner) 0 0 1 \(corner) \(corner)V\(top + height)z"/>
      """
    guard let title else { return shape }
    let room = width - 40 * unit
    // A letter is about this wide, in parts of its height.
    let letter = 0.58
    let fitting = room / (letter * CGFloat(max(title.count, 1)))
    let size = min(46 * unit, max(fitting, 27 * unit))
    let limit = max(Int(room / (letter * size)), 1)
    let shown = title.count > limit ? title.prefix(limit - 1) + "…" : title[...]
    return shape + "<text x=\"0\" y=\"\(top + height - 24 * unit)\" font-size=\"\(size)\">\(String(shown))</text>"
  }
}
