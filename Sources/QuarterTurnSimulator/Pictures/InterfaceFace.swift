import HeadlessUIKit

/// What an interface of one size looks like: a bar with the page's name at its top, an arrow up, and the beginnings of text.
struct InterfaceFace: Hashable {
  let size: CGSize
  /// Whether it is a window that fills its display no more.
  let isWindow: Bool
  let hasIndicator: Bool

  /// What is a point on a phone; larger on larger displays, so that small drawings can be read.
  private var unit: CGFloat { min(size.width, size.height) / 390 }
  private var barHeight: CGFloat { 128 * unit }
  private var radius: CGFloat { isWindow ? 16 : 0 }
  private var top: CGFloat { -size.height / 2 }

  var page: Markup {
    """
    <rect class="page" x="\(-size.width / 2)" y="\(top)" width="\(size.width)" height="\(size.height)"\
    \(radius > 0 ? " rx=\"\(radius)\"" : "" as Markup)/>
    """
  }

  /// All that is the same on each page.
  var furniture: Markup {
    let left = -size.width / 2
    let corner: Markup = radius > 0 ? "v-\(barHeight - radius)a\(radius) \(radius) 0 0 1 \(radius) \(-radius)" : "v\(-barHeight)"
    let end: Markup = radius > 0 ? "a\(radius) \(radius) 0 0 1 \(radius) \(radius)v\(barHeight - radius)" : "v\(barHeight)"
    let (width, bottom) = (size.width, size.height / 2)
    let indicator: Markup =
      hasIndicator && !isWindow
      ? "<rect class=\"indicator\" x=\"\(-70 * unit)\" y=\"\(bottom - 15)\" width=\"\(140 * unit)\" height=\"6\" rx=\"3\"/>" : ""
    return """
      <path class="bar" d="M\(left) \(top + barHeight)\(corner)H\(-left - radius)\(end)z"/><path class="up" d="\(arrow)"/>\
      <path class="words" stroke-width="\(14 * unit)" d="M\(-width * 0.3) \(bottom - 74 * unit)H\(width * 0.3)\
      M\(-width * 0.2) \(bottom - 46 * unit)H\(width * 0.2)"/>\(indicator)
      """
  }

  private var arrow: Markup {
    let middle = (barHeight - 70 * unit) / 2
    let unit = unit * (size.height > size.width ? 1.3 : 1)
    return
      "M0 \(middle - 62 * unit)l\(54 * unit) \(58 * unit)h\(-32 * unit)v\(62 * unit)h\(-44 * unit)v\(-62 * unit)h\(-32 * unit)z"
  }

  /// The page's name in the bar, as large as it fits, cut where even small letters would not.
  func title(_ title: String) -> Markup {
    let room = size.width - 40 * unit
    // A letter is about this wide, in parts of its height.
    let letter = 0.58
    let count = VisibleText.text(title).count
    let height = min(46 * unit, max(room / (letter * CGFloat(max(count, 1))), 27 * unit))
    let limit = max(Int(room / (letter * height)), 1)
    let shown = count > limit ? VisibleText.text(title).prefix(limit - 1) + "…" : VisibleText.text(title)[...]
    return "<text x=\"0\" y=\"\(top + barHeight - 24 * unit)\" font-size=\"\(height)\">\(String(shown))</text>"
  }
}
