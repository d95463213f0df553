import QuarterTurn

extension OrientationRequest.Status {
  /// What became of a request, in a few words.
  var words: String {
    switch self {
    case .active: "active"
    case .deferring: "leaves the enclosing request in effect"
    case .replaced(let label): "replaced by \(label)"
    case .suspended(let cover): "suspended while \(cover) covers it"
    case .rejected(.conflict(let label)): "rejected: conflicts with \(label)"
    case .rejected(.controllerInFront(let name)): "rejected: \(name) is in front"
    case .rejected(.upsideDown): "rejected: the device does not rotate upside down"
    case .rejected(.empty): "rejected: its mask is empty"
    case .rejected(.undoneByRotation): "rejected: rotating for it removed it from the screen"
    case .rejected(.overlayWindow): "rejected: its window only lies over others"
    case .offScreen: "off screen"
    }
  }
}
