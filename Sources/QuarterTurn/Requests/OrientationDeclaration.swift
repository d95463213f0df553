import QuarterTurnPlatform

/// What an anchor declares about orientation.
enum OrientationDeclaration: Equatable, Sendable {
  /// A request for a mask; nil leaves the requests around it in effect.
  case request(UIInterfaceOrientationMask?, preferring: UIInterfaceOrientation?)
  /// A page's preference, which narrows what requests leave and yields to them: a small video's wish to stay portrait.
  case pagePreference(UIInterfaceOrientationMask?)
  /// Whether the interface is to stay in its present orientation.
  case lockCurrent(Bool)
  /// The default of the scene; nil declares none.
  case `default`(UIInterfaceOrientationMask?)
  /// What holds on presented screens on which nobody makes a request.
  case presentationPolicy(PresentationOrientationPolicy)

  /// Whether it is one of the requests that a mask is made of.
  var isRequest: Bool {
    switch self {
    case .request, .pagePreference, .lockCurrent: true
    case .default, .presentationPolicy: false
    }
  }

  /// Whether it is a request for something.
  var isForSomething: Bool {
    switch self {
    case .request(let mask, _), .pagePreference(let mask): mask != nil
    case .lockCurrent(let isOn): isOn
    case .default, .presentationPolicy: false
    }
  }

  /// The mask asked for, as far as the declaration itself tells.
  var supportedOrientations: UIInterfaceOrientationMask? {
    switch self {
    case .request(let mask, _), .pagePreference(let mask): mask
    case .lockCurrent, .default, .presentationPolicy: nil
    }
  }

  var preferredOrientation: UIInterfaceOrientation? {
    if case .request(_, let orientation) = self { orientation } else { nil }
  }
}
