import QuarterTurnPlatform

extension MaskResolution {
  package var explanation: String {
    ([opening] + requests.reversed().compactMap(\.sentence)).joined(separator: "\n")
  }

  private var opening: String {
    switch source {
    case .defaultOrientations:
      "No request is active: the default orientations apply, \(mask.readableName)."
    case .policy(let screen):
      "No request is active on \(screen.ownName ?? "the presented screen"): the scene's presentation policy applies, "
        + "\(mask.readableName)."
    case .requests(let screen, let isInherited):
      "The mask is \(mask.readableName), requested\(place(screen, isInherited: isInherited))."
    }
  }

  private func place(_ screen: Screen?, isInherited: Bool) -> String {
    guard let screen else { return " by a lock on the whole scene" }
    guard let name = screen.ownName else { return isInherited ? " on a screen from which the one in front inherits" : asker }
    return isInherited ? " on \(name), which the screen in front inherits from" : " on \(name)"
  }

  /// The request's label: the place in the app's code unless it has another.
  private var asker: String {
    requests.last { $0.status == .active }.map { " by “\($0.label)”" } ?? ""
  }
}

extension MaskResolution.Screen {
  /// The name if it is of the app's making, a title or a class, and not that of a container of UIKit's, SwiftUI's or the library's.
  fileprivate var ownName: String? {
    let isContainer =
      name.hasPrefix("UI") || name.contains("HostingController<") || name == "PresentationHostingController"
      || (name.hasPrefix("Orientation") && name.hasSuffix("Controller"))
    return isContainer ? nil : name
  }
}

extension OrientationRequest {
  /// The request's status as a sentence; nil for one that is not on screen.
  package var sentence: String? {
    let wanted = supportedOrientations?.readableName ?? "no orientations"
    return switch status {
    case .active: "“\(label)” requests \(wanted)."
    case .deferring: "“\(label)” requests \(wanted) and leaves the enclosing requests in effect."
    case .replaced(let inner): "“\(label)” (\(wanted)) is replaced by “\(inner)” inside it."
    case .suspended(let cover): "“\(label)” (\(wanted)) is suspended while \(cover) covers it."
    case .rejected(.conflict(let newer)):
      "“\(label)” (\(wanted)) is rejected: it shares no orientation with the newer “\(newer)”."
    case .rejected(.controllerInFront(let name)): "“\(label)” (\(wanted)) is rejected: \(name), in front, allows none of it."
    case .rejected(.upsideDown): "“\(label)” (\(wanted)) is rejected: this device does not rotate upside down."
    case .rejected(.empty): "“\(label)” is rejected: its mask is empty."
    case .rejected(.undoneByRotation): "“\(label)” (\(wanted)) is rejected: rotating for it removed it from the screen."
    case .rejected(.overlayWindow): "“\(label)” (\(wanted)) is rejected: its window only lies over others."
    case .offScreen: nil
    }
  }
}
