import QuarterTurn

extension OrientationRequest.Status {
  /// What became of a request, in a few words.
  var words: String {
    switch self {
    case .active: "in force"
    case .deferring: "lets others through"
    case .replaced(let label): "replaced by \(label)"
    case .suspended(let cover): "suspended while \(cover) covers it"
    case .rejected(.conflict(let label)): "set aside: conflicts with \(label)"
    case .rejected(.controllerInFront(let name)): "set aside: \(name) is in front"
    case .rejected(.upsideDown): "set aside: the device does not turn upside down"
    case .rejected(.empty): "set aside: its mask is empty"
    case .rejected(.undoneByRotation): "set aside: rotating for it took it off the screen"
    case .rejected(.overlayWindow): "set aside: its window only lies over others"
    case .offScreen: "off screen"
    }
  }
}
