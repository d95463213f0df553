import QuarterTurnPlatform

/// What an anchor has to say about orientation.
enum Statement: Equatable, Sendable {
  /// A request for a mask; nil lets the requests around it through.
  case request(UIInterfaceOrientationMask?, preferring: UIInterfaceOrientation?)
  /// A request that narrows what the others leave and gives way to them without a word; nil states none.
  case yielding(UIInterfaceOrientationMask?)
  /// Whether the interface is to stay the way it is up.
  case freeze(Bool)
  /// The default of the scene; nil states none.
  case standard(UIInterfaceOrientationMask?)
  /// What holds on presented screens on which nobody asks.
  case unclaimed(UnclaimedPresentations)

  /// Whether it is one of the requests that a mask is made of.
  var isRequest: Bool {
    switch self {
    case .request, .yielding, .freeze: true
    case .standard, .unclaimed: false
    }
  }

  /// Whether it is a request for something.
  var isWish: Bool {
    switch self {
    case .request(let mask, _), .yielding(let mask): mask != nil
    case .freeze(let isOn): isOn
    case .standard, .unclaimed: false
    }
  }

  /// The mask asked for, as far as the statement itself tells.
  var supportedOrientations: UIInterfaceOrientationMask? {
    switch self {
    case .request(let mask, _), .yielding(let mask): mask
    case .freeze, .standard, .unclaimed: nil
    }
  }

  var preferredOrientation: UIInterfaceOrientation? {
    if case .request(_, let orientation) = self { orientation } else { nil }
  }
}
