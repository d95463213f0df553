import QuarterTurnPlatform

/// What an anchor has to say about orientation.
enum Statement: Equatable, Sendable {
  /// A request for a mask; nil lets the requests around it through.
  case request(UIInterfaceOrientationMask?, preferring: UIInterfaceOrientation?)
  /// Whether the interface is to stay the way it is up.
  case freeze(Bool)
  /// The default of the scene; nil states none.
  case standard(UIInterfaceOrientationMask?)
  /// What holds on presented screens on which nobody asks.
  case unclaimed(UnclaimedPresentations)

  /// Whether it is one of the requests that a mask is made of.
  var isRequest: Bool {
    switch self {
    case .request, .freeze: true
    case .standard, .unclaimed: false
    }
  }

  /// Whether it is a request for something.
  var isWish: Bool { isRequest && self != .request(nil, preferring: preferredOrientation) && self != .freeze(false) }

  /// The mask asked for, as far as the statement itself tells.
  var supportedOrientations: UIInterfaceOrientationMask? {
    if case .request(let mask, _) = self { mask } else { nil }
  }

  var preferredOrientation: UIInterfaceOrientation? {
    if case .request(_, let orientation) = self { orientation } else { nil }
  }
}
