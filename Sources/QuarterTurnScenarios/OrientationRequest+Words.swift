import QuarterTurn

extension OrientationRequest.Status {
  /// What became of a request, in a few words.
  var words: String {
    switch self {
    case .inForce: "in force"
    case .transparent: "lets others through"
    case .replaced(let label): "replaced by \(label)"
    case .suspended(let cover): "suspended while \(cover) covers it"
    case .setAside(.conflict(let label)): "set aside: conflicts with \(label)"
    case .setAside(.controllerInFront(let name)): "set aside: \(name) is in front"
    case .setAside(.upsideDown): "set aside: the device does not turn upside down"
    case .setAside(.empty): "set aside: its mask is empty"
    case .setAside(.undoneByRotation): "set aside: rotating for it took it off the screen"
    case .setAside(.overlayWindow): "set aside: its window only lies over others"
    case .offScreen: "off screen"
    }
  }
}
