import HeadlessSwiftUI

/// Whose modifier a call is given where SwiftUI and the library both have one of the name.
enum Winner {
  case quarterTurn
  case swiftUI

  @MainActor
  static func of<Modified: View>(_ view: Modified) -> Winner {
    String(reflecting: Modified.self).contains("SwiftUIStandIn") ? .swiftUI : .quarterTurn
  }
}
