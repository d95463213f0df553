import QuarterTurnPlatform

/// What an anchor declares about orientation.
enum OrientationDeclaration: Equatable, Sendable {
  // A request for a mask; nil leaves the requests around it in effect.
  case request(UIInterfaceOrientationMask?, preferring: UIInterfaceOrientation?)
  // A page's preference, which narrows what requests leave and yields to them: an inline video keeps its page in portrait.
  case pagePreference(UIInterfaceOrientationMask?)
  case lockCurrent(Bool)
  case `default`(UIInterfaceOrientationMask?)
  case presentationPolicy(PresentationOrientationPolicy)

  var isRequest: Bool {
    switch self {
    case .request, .pagePreference, .lockCurrent: true
    case .default, .presentationPolicy: false
    }
  }

  var isForSomething: Bool {
    switch self {
    case .request(let mask, _), .pagePreference(let mask): mask != nil
    case .lockCurrent(let isOn): isOn
    case .default, .presentationPolicy: false
    }
  }

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
