/// The colours with names, as they are in light appearance.
extension UIColor {
  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { rgb(255, 0, 0) }
  public class var green: UIColor { rgb(0, 255, 0) }
  public class var blue: UIColor { rgb(0, 0, 255) }
  public class var cyan: UIColor { rgb(0, 255, 255) }
  public class var yellow: UIColor { rgb(255, 255, 0) }
  public class var magenta: UIColor { rgb(255, 0, 255) }
  public class var orange: UIColor { rgb(255, 127.5, 0) }
  public class var purple: UIColor { rgb(127.5, 0, 127.5) }
  public class var brown: UIColor { rgb(153, 102, 51) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  public class var systemRed: UIColor { rgb(255, 59, 48) }
  public class var systemGreen: UIColor { rgb(52, 199, 89) }
  public class var systemBlue: UIColor { rgb(0, 122, 255) }
  public class var systemOrange: UIColor { rgb(255, 149, 0) }
  public class var systemYellow: UIColor { rgb(255, 204, 0) }
  public class var systemPink: UIColor { rgb(255, 45, 85) }
  public class var systemPurple: UIColor { rgb(175, 82, 222) }
  public class var systemTeal: UIColor { rgb(48, 176, 199) }
  public class var systemIndigo: UIColor { rgb(88, 86, 214) }
  public class var systemBrown: UIColor { rgb(162, 132, 94) }
  public class var systemMint: UIColor { rgb(0, 199, 190) }
  public class var systemCyan: UIColor { rgb(50, 173, 230) }
  public class var systemGray: UIColor { rgb(142, 142, 147) }
  public class var systemGray2: UIColor { rgb(174, 174, 178) }
  public class var systemGray3: UIColor { rgb(199, 199, 204) }
  public class var systemGray4: UIColor { rgb(209, 209, 214) }
  public class var systemGray5: UIColor { rgb(229, 229, 234) }
  public class var systemGray6: UIColor { rgb(242, 242, 247) }
  public class var tintColor: UIColor { systemBlue }

  public class var label: UIColor { .black }
  public class var secondaryLabel: UIColor { rgb(60, 60, 67, 0.6) }
  public class var tertiaryLabel: UIColor { rgb(60, 60, 67, 0.3) }
  public class var link: UIColor { systemBlue }
  public class var placeholderText: UIColor { rgb(60, 60, 67, 0.3) }
  public class var separator: UIColor { rgb(60, 60, 67, 0.29) }
  public class var systemBackground: UIColor { .white }
  public class var secondarySystemBackground: UIColor { systemGray6 }
  public class var tertiarySystemBackground: UIColor { .white }
  public class var systemGroupedBackground: UIColor { systemGray6 }
  public class var secondarySystemGroupedBackground: UIColor { .white }
  public class var systemFill: UIColor { rgb(120, 120, 128, 0.2) }
  public class var secondarySystemFill: UIColor { rgb(120, 120, 128, 0.16) }
}
