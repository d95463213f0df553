/// A card that leaves the presenter in sight.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {}

/// A bubble with an arrow; it becomes something else where the width is compact.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  open var sourceRect = CGRect.null
}
