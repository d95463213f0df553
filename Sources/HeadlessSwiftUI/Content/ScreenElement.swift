/// What a person would see or touch at a node.
enum ScreenElement {
  case text(String)
  case image(String)
  case control(Control)
  case list(rowCount: Int)

  /// Something that can be tapped.
  struct Control {
    enum Kind: String {
      case button
      case toggle
      case link
      case row
      case option
      case slider
      case field
      case picker
    }

    var kind: Kind
    var role: ButtonRole?
    var isEnabled = true
    /// Takes a share of the way from one end to the other.
    var slide: ((Double) -> Void)?
    /// Takes the text that a person writes, and the return key.
    var type: ((String) -> Void)?
    var drag: ((CGSize) -> Void)?
    var longPress: (() -> Void)?
    var pinch: ((CGFloat) -> Void)?
    var twist: ((Angle) -> Void)?
    var pickDate: ((Date) -> Void)?
    var pickColor: ((Color) -> Void)?
    /// What a list may do to a row.
    var delete: (() -> Void)?
    var move: ((Int) -> Void)?
    var tap: () -> Void
  }
}
