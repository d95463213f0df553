/// One thing that is to be shown over the screen, from the wish to the end.
@MainActor
final class PresentationItem {
  enum Phase {
    case waiting
    case presented
    case gone
  }

  let id: AnyHashable
  let serial: Int
  weak var owner: Node?
  let controller: UIViewController
  var phase = Phase.waiting
  var isWanted = true
  /// The app's data took it away; a finger or a call of UIKit's leaves the data to be told.
  var isSentAway = false
  /// Runs once, when the controller has gone or will never come.
  var ended: ((_ wasShown: Bool) -> Void)?
  /// What the controller needs to know before it is shown.
  var prepare: (() -> Void)?

  init(id: AnyHashable, serial: Int, owner: Node, controller: UIViewController) {
    self.id = id
    self.serial = serial
    self.owner = owner
    self.controller = controller
  }

  /// The place of the content among its owner's children.
  var key: NodeKey { .pair(.slot(1), .slot(serial)) }
}
