import QuarterTurnPlatform

extension MaskResolution {
  /// Why the mask is what it is, one sentence a line.
  package var explanation: String {
    ([opening] + requests.reversed().compactMap(\.sentence)).joined(separator: "\n")
  }

  private var opening: String {
    switch source {
    case .defaultOrientations:
      "Nobody asks for orientations here: the default holds, \(mask.readableName)."
    case .policy(let screen):
      "Nobody asks for orientations on \(screen.name): the scene's policy for that holds, \(mask.readableName)."
    case .requests(let screen, let isInherited):
      "The mask is \(mask.readableName), asked for\(place(screen, isInherited: isInherited))."
    }
  }

  private func place(_ screen: Screen?, isInherited: Bool) -> String {
    guard let screen else { return " by a lock on the whole scene" }
    return isInherited ? " on \(screen.name), which the screen in front inherits from" : " on \(screen.name)"
  }
}

extension OrientationRequest {
  /// What became of the request, as a sentence; nil for one that is not on screen.
  package var sentence: String? {
    let wanted = supportedOrientations?.readableName ?? "nothing in particular"
    return switch status {
    case .active: "“\(label)” asks for \(wanted)."
    case .deferring: "“\(label)” asks for \(wanted) and lets the requests around it through."
    case .replaced(let inner): "“\(label)” (\(wanted)) is replaced by “\(inner)” inside it."
    case .suspended(let cover): "“\(label)” (\(wanted)) is suspended while \(cover) covers it."
    case .rejected(.conflict(let newer)): "“\(label)” (\(wanted)) is set aside: it shares nothing with the newer “\(newer)”."
    case .rejected(.controllerInFront(let name)): "“\(label)” (\(wanted)) is set aside: \(name), in front, allows none of it."
    case .rejected(.upsideDown): "“\(label)” (\(wanted)) is set aside: this device does not turn upside down."
    case .rejected(.empty): "“\(label)” is set aside: its mask is empty."
    case .rejected(.undoneByRotation): "“\(label)” (\(wanted)) is rejected: rotating for it took it off the screen."
    case .rejected(.overlayWindow): "“\(label)” (\(wanted)) is rejected: its window only lies over others."
    case .offScreen: nil
    }
  }
}
