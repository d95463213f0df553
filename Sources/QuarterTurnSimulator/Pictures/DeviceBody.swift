import HeadlessUIKit

/// The outside of a device, in points, around the centre of its display, held upright.
///
/// Displays have their true sizes. What surrounds them is drawn so that one sees which way the device is held: a camera or an earpiece at
/// the top, the buttons on the right, a Home button at the bottom where there is one.
struct DeviceBody: Hashable {
  let screen: CGSize
  private let hasHomeButton: Bool
  private let isPad: Bool
  private let isOpen: Bool

  init(_ device: DeviceModel, screen: CGSize) {
    self.screen = screen
    hasHomeButton = device.hasHomeButton
    isPad = device.idiom == .pad
    isOpen = device.innerScreenSize == screen
  }

  private var side: CGFloat { isPad ? 32 : hasHomeButton ? 20 : 15 }
  private var end: CGFloat { hasHomeButton ? (isPad ? 84 : 92) : side }

  var size: CGSize { CGSize(width: screen.width + 2 * side, height: screen.height + 2 * end) }

  /// The radius of the display's corners.
  var radius: CGFloat { hasHomeButton ? 4 : isPad ? 22 : 46 }

  /// Half the side of the square that holds the device however it is held.
  var reach: CGFloat { (max(size.width, size.height) / 2 + 18).rounded(.up) }

  /// The display, which the interface does not leave while it turns.
  var display: Markup {
    """
    <rect x="\(-screen.width / 2)" y="\(-screen.height / 2)" width="\(screen.width)" height="\(screen.height)" rx="\(radius)"/>
    """
  }

  /// What lies under the interface.
  var under: Markup {
    let corner = hasHomeButton ? (isPad ? 44 : 58) : radius + side
    let right = size.width / 2
    var parts: Markup = """
      <rect class="buttons" x="\(right - 8)" y="\(-size.height * 0.24)" width="14" height="\(size.height * 0.11)" rx="5"/>\
      <rect class="body" x="\(-right)" y="\(-size.height / 2)" width="\(size.width)" height="\(size.height)" rx="\(corner)"/>
      """
    guard hasHomeButton else { return parts }
    let middle = (screen.height + size.height) / 4
    parts += """
      <rect class="camera" x="-36" y="\(-middle - 4)" width="72" height="8" rx="4"/>\
      <circle class="home" cx="0" cy="\(middle)" r="\(isPad ? 27 : 31)"/>
      """
    return parts
  }

  /// What lies over the interface: the camera, and a foldable's fold.
  var over: Markup {
    guard !hasHomeButton else { return "" }
    if isPad { return "<circle class=\"camera\" cx=\"0\" cy=\"\(-(screen.height + size.height) / 4)\" r=\"6\"/>" }
    let fold: Markup = isOpen ? "<path class=\"fold\" d=\"M0 \(-screen.height / 2)V\(screen.height / 2)\"/>" : ""
    return fold + "<rect class=\"camera\" x=\"-60\" y=\"\(-screen.height / 2 + 12)\" width=\"120\" height=\"34\" rx=\"17\"/>"
  }

  /// The back, as one sees it when the device lies on its face.
  var back: Markup {
    let lens: CGFloat = isPad ? 46 : 40
    let x = size.width / 2 - lens - 34
    let y = -size.height / 2 + lens + 34
    return """
      <rect class="back" x="\(-size.width / 2)" y="\(-size.height / 2)" width="\(size.width)" height="\(size.height)" \
      rx="\(radius + side)"/><circle class="lens" cx="\(-x)" cy="\(y)" r="\(lens)"/>
      """
  }
}
