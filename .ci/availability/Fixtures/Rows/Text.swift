import SwiftUI

func fontSystemDesignWeight() {
  _ = view.font(.system(.body, weight: .bold))  // found: Font.system(_:design:weight:)
  _ = view.font(.system(.body, design: .serif))
  _ = view.font(.system(size: 12, weight: .bold))
}

func fontSystemDesignWeightGuarded() {
  if #available(iOS 16, *) {
    _ = view.font(.system(.body, weight: .bold))
    _ = view.font(.system(.body, design: .serif))
    _ = view.font(.system(size: 12, weight: .bold))
  }
}

func viewBold() {
  _ = HStack { Text("row") }.bold()  // found: View.bold(_:)
  _ = view.bold(isBold)  // found: View.bold(_:)
  _ = Text("text").bold()
  _ = Text("text").italic().bold()
}

func viewBoldGuarded() {
  guard #available(iOS 16, *) else { return }
  _ = HStack { Text("row") }.bold()
  _ = view.bold(isBold)
  _ = Text("text").bold()
  _ = Text("text").italic().bold()
}

func viewFontWeight() {
  _ = HStack { Text("row") }.fontWeight(.bold)  // found: View.fontWeight(_:)
  _ = Text("text").fontWeight(.bold)
}

@available(iOS 16, *)
func viewFontWeightGuarded() {
  _ = HStack { Text("row") }.fontWeight(.bold)
  _ = Text("text").fontWeight(.bold)
}

func viewItalic() {
  _ = HStack { Text("row") }.italic()  // found: View.italic(_:)
  _ = Text("text").italic()
}

@available(iOS 16, *)
enum ViewItalicGuarded {
  static func use() {
    _ = HStack { Text("row") }.italic()
    _ = Text("text").italic()
  }
}
