import SwiftUI

func animationCompletionCriteria() {
  let _: AnimationCompletionCriteria? = nil  // found: AnimationCompletionCriteria
  _ = AnimationCompletionCriteria.logicallyComplete  // found: AnimationCompletionCriteria.logicallyComplete
  _ = AnimationCompletionCriteria.removed  // found: AnimationCompletionCriteria.removed
}

@available(iOS 17, *)
func animationCompletionCriteriaGuarded() {
  let _: AnimationCompletionCriteria? = nil
  _ = AnimationCompletionCriteria.logicallyComplete
  _ = AnimationCompletionCriteria.removed
}

func contentUnavailableView() {
  let _: ContentUnavailableView? = nil  // found: ContentUnavailableView
  let value: ContentUnavailableView = given  // found: ContentUnavailableView
  _ = value.body  // found: ContentUnavailableView.body
  _ = ContentUnavailableView(given, image: given, description: given)  // found: ContentUnavailableView.init(_:image:description:)
  _ = ContentUnavailableView(given, systemImage: given, description: given)  // found: ContentUnavailableView.init(_:systemImage:description:)
  _ = ContentUnavailableView(label: given, description: given, actions: given)  // found: ContentUnavailableView.init(label:description:actions:)
  _ = ContentUnavailableView.search  // found: ContentUnavailableView.search
  _ = ContentUnavailableView.search(text: given)  // found: ContentUnavailableView.search(text:)
}

func contentUnavailableViewGuarded() {
  if #available(iOS 17, *) {
    let _: ContentUnavailableView? = nil
    let value: ContentUnavailableView = given
    _ = value.body
    _ = ContentUnavailableView(given, image: given, description: given)
    _ = ContentUnavailableView(given, systemImage: given, description: given)
    _ = ContentUnavailableView(label: given, description: given, actions: given)
    _ = ContentUnavailableView.search
    _ = ContentUnavailableView.search(text: given)
  }
}

func magnifyGesture() {
  let _: MagnifyGesture? = nil  // found: MagnifyGesture
  let _: MagnifyGesture.Body? = nil  // found: MagnifyGesture.Body
  let _: MagnifyGesture.Value? = nil  // found: MagnifyGesture.Value
  _ = MagnifyGesture(minimumScaleDelta: given)  // found: MagnifyGesture.init(minimumScaleDelta:)
  let value: MagnifyGesture = given  // found: MagnifyGesture
  _ = value.minimumScaleDelta  // found: MagnifyGesture.minimumScaleDelta
}

func magnifyGestureGuarded() {
  guard #available(iOS 17, *) else { return }
  let _: MagnifyGesture? = nil
  let _: MagnifyGesture.Body? = nil
  let _: MagnifyGesture.Value? = nil
  _ = MagnifyGesture(minimumScaleDelta: given)
  let value: MagnifyGesture = given
  _ = value.minimumScaleDelta
}

func magnifyGestureValue() {
  let value: MagnifyGesture.Value = given  // found: MagnifyGesture.Value
  _ = value.magnification  // found: MagnifyGesture.Value.magnification
  _ = value.startAnchor  // found: MagnifyGesture.Value.startAnchor
  _ = value.startLocation  // found: MagnifyGesture.Value.startLocation
  _ = value.time  // found: MagnifyGesture.Value.time
  _ = value.velocity  // found: MagnifyGesture.Value.velocity
}

@available(iOS 17, *)
func magnifyGestureValueGuarded() {
  let value: MagnifyGesture.Value = given
  _ = value.magnification
  _ = value.startAnchor
  _ = value.startLocation
  _ = value.time
  _ = value.velocity
}

func pagingScrollTargetBehavior() {
  let _: PagingScrollTargetBehavior? = nil  // found: PagingScrollTargetBehavior
  _ = PagingScrollTargetBehavior()  // found: PagingScrollTargetBehavior.init()
}

func pagingScrollTargetBehaviorGuarded() {
  if #available(iOS 17, *) {
    let _: PagingScrollTargetBehavior? = nil
    _ = PagingScrollTargetBehavior()
  }
}

func phaseAnimator() {
  let _: PhaseAnimator? = nil  // found: PhaseAnimator
  let value: PhaseAnimator = given  // found: PhaseAnimator
  _ = value.body  // found: PhaseAnimator.body
  _ = PhaseAnimator(given, content: given, animation: given)  // found: PhaseAnimator.init(_:content:animation:)
  _ = PhaseAnimator(given, trigger: given, content: given, animation: given)  // found: PhaseAnimator.init(_:trigger:content:animation:)
}

func phaseAnimatorGuarded() {
  guard #available(iOS 17, *) else { return }
  let _: PhaseAnimator? = nil
  let value: PhaseAnimator = given
  _ = value.body
  _ = PhaseAnimator(given, content: given, animation: given)
  _ = PhaseAnimator(given, trigger: given, content: given, animation: given)
}

func placeholderContentView() {
  let _: PlaceholderContentView? = nil  // found: PlaceholderContentView
}

@available(iOS 17, *)
func placeholderContentViewGuarded() {
  let _: PlaceholderContentView? = nil
}

func redactionReasons() {
  _ = RedactionReasons.invalidated  // found: RedactionReasons.invalidated
}

func redactionReasonsGuarded() {
  if #available(iOS 17, *) {
    _ = RedactionReasons.invalidated
  }
}

func rotateGesture() {
  let _: RotateGesture? = nil  // found: RotateGesture
  let _: RotateGesture.Body? = nil  // found: RotateGesture.Body
  let _: RotateGesture.Value? = nil  // found: RotateGesture.Value
  _ = RotateGesture(minimumAngleDelta: given)  // found: RotateGesture.init(minimumAngleDelta:)
  let value: RotateGesture = given  // found: RotateGesture
  _ = value.minimumAngleDelta  // found: RotateGesture.minimumAngleDelta
}

func rotateGestureGuarded() {
  guard #available(iOS 17, *) else { return }
  let _: RotateGesture? = nil
  let _: RotateGesture.Body? = nil
  let _: RotateGesture.Value? = nil
  _ = RotateGesture(minimumAngleDelta: given)
  let value: RotateGesture = given
  _ = value.minimumAngleDelta
}

func rotateGestureValue() {
  let value: RotateGesture.Value = given  // found: RotateGesture.Value
  _ = value.rotation  // found: RotateGesture.Value.rotation
  _ = value.startAnchor  // found: RotateGesture.Value.startAnchor
  _ = value.startLocation  // found: RotateGesture.Value.startLocation
  _ = value.time  // found: RotateGesture.Value.time
  _ = value.velocity  // found: RotateGesture.Value.velocity
}

@available(iOS 17, *)
func rotateGestureValueGuarded() {
  let value: RotateGesture.Value = given
  _ = value.rotation
  _ = value.startAnchor
  _ = value.startLocation
  _ = value.time
  _ = value.velocity
}

func searchUnavailableContent() {
  let _: SearchUnavailableContent? = nil  // found: SearchUnavailableContent
  let _: SearchUnavailableContent.Actions? = nil  // found: SearchUnavailableContent.Actions
  let _: SearchUnavailableContent.Description? = nil  // found: SearchUnavailableContent.Description
  let _: SearchUnavailableContent.Label? = nil  // found: SearchUnavailableContent.Label
}

func searchUnavailableContentGuarded() {
  if #available(iOS 17, *) {
    let _: SearchUnavailableContent? = nil
    let _: SearchUnavailableContent.Actions? = nil
    let _: SearchUnavailableContent.Description? = nil
    let _: SearchUnavailableContent.Label? = nil
  }
}

func searchUnavailableContentActions() {
  let value: SearchUnavailableContent.Actions = given  // found: SearchUnavailableContent.Actions
  _ = value.body  // found: SearchUnavailableContent.Actions.body
}

func searchUnavailableContentActionsGuarded() {
  guard #available(iOS 17, *) else { return }
  let value: SearchUnavailableContent.Actions = given
  _ = value.body
}

func searchUnavailableContentDescription() {
  let value: SearchUnavailableContent.Description = given  // found: SearchUnavailableContent.Description
  _ = value.body  // found: SearchUnavailableContent.Description.body
}

@available(iOS 17, *)
func searchUnavailableContentDescriptionGuarded() {
  let value: SearchUnavailableContent.Description = given
  _ = value.body
}

func searchUnavailableContentLabel() {
  let value: SearchUnavailableContent.Label = given  // found: SearchUnavailableContent.Label
  _ = value.body  // found: SearchUnavailableContent.Label.body
}

func searchUnavailableContentLabelGuarded() {
  if #available(iOS 17, *) {
    let value: SearchUnavailableContent.Label = given
    _ = value.body
  }
}

func sensoryFeedback() {
  let _: SensoryFeedback? = nil  // found: SensoryFeedback
  _ = SensoryFeedback.alignment  // found: SensoryFeedback.alignment
  _ = SensoryFeedback.decrease  // found: SensoryFeedback.decrease
  _ = SensoryFeedback.error  // found: SensoryFeedback.error
  _ = SensoryFeedback.impact  // found: SensoryFeedback.impact
  _ = SensoryFeedback.increase  // found: SensoryFeedback.increase
  _ = SensoryFeedback.levelChange  // found: SensoryFeedback.levelChange
  _ = SensoryFeedback.selection  // found: SensoryFeedback.selection
  _ = SensoryFeedback.start  // found: SensoryFeedback.start
  _ = SensoryFeedback.stop  // found: SensoryFeedback.stop
  _ = SensoryFeedback.success  // found: SensoryFeedback.success
  _ = SensoryFeedback.warning  // found: SensoryFeedback.warning
}

func sensoryFeedbackGuarded() {
  guard #available(iOS 17, *) else { return }
  let _: SensoryFeedback? = nil
  _ = SensoryFeedback.alignment
  _ = SensoryFeedback.decrease
  _ = SensoryFeedback.error
  _ = SensoryFeedback.impact
  _ = SensoryFeedback.increase
  _ = SensoryFeedback.levelChange
  _ = SensoryFeedback.selection
  _ = SensoryFeedback.start
  _ = SensoryFeedback.stop
  _ = SensoryFeedback.success
  _ = SensoryFeedback.warning
}

func viewAlignedScrollTargetBehavior() {
  let _: ViewAlignedScrollTargetBehavior? = nil  // found: ViewAlignedScrollTargetBehavior
  let _: ViewAlignedScrollTargetBehavior.LimitBehavior? = nil  // found: ViewAlignedScrollTargetBehavior.LimitBehavior
  _ = ViewAlignedScrollTargetBehavior(limitBehavior: given)  // found: ViewAlignedScrollTargetBehavior.init(limitBehavior:)
}

@available(iOS 17, *)
func viewAlignedScrollTargetBehaviorGuarded() {
  let _: ViewAlignedScrollTargetBehavior? = nil
  let _: ViewAlignedScrollTargetBehavior.LimitBehavior? = nil
  _ = ViewAlignedScrollTargetBehavior(limitBehavior: given)
}

func viewAlignedScrollTargetBehaviorLimitBehavior() {
  _ = ViewAlignedScrollTargetBehavior.LimitBehavior.always  // found: ViewAlignedScrollTargetBehavior.LimitBehavior.always
  _ = ViewAlignedScrollTargetBehavior.LimitBehavior.automatic  // found: ViewAlignedScrollTargetBehavior.LimitBehavior.automatic
  _ = ViewAlignedScrollTargetBehavior.LimitBehavior.never  // found: ViewAlignedScrollTargetBehavior.LimitBehavior.never
}

func viewAlignedScrollTargetBehaviorLimitBehaviorGuarded() {
  if #available(iOS 17, *) {
    _ = ViewAlignedScrollTargetBehavior.LimitBehavior.always
    _ = ViewAlignedScrollTargetBehavior.LimitBehavior.automatic
    _ = ViewAlignedScrollTargetBehavior.LimitBehavior.never
  }
}

func viewsScrolling() {
  _ = view.containerRelativeFrame(given, alignment: given)  // found: View.containerRelativeFrame(_:alignment:)
  _ = view.containerRelativeFrame(given, alignment: given, given)  // found: View.containerRelativeFrame(_:alignment:_:)
  _ = view.containerRelativeFrame(given, count: given, span: given, spacing: given, alignment: given)  // found: View.containerRelativeFrame(_:count:span:spacing:alignment:)
  _ = view.phaseAnimator(given, content: given, animation: given)  // found: View.phaseAnimator(_:content:animation:)
  _ = view.phaseAnimator(given, trigger: given, content: given, animation: given)  // found: View.phaseAnimator(_:trigger:content:animation:)
  _ = view.safeAreaPadding(given)  // found: View.safeAreaPadding(_:)
  _ = view.safeAreaPadding(given, given)  // found: View.safeAreaPadding(_:_:)
  _ = view.scrollPosition(id: given, anchor: given)  // found: View.scrollPosition(id:anchor:)
  _ = view.scrollTargetBehavior(given)  // found: View.scrollTargetBehavior(_:)
  _ = view.scrollTargetLayout(isEnabled: given)  // found: View.scrollTargetLayout(isEnabled:)
  _ = view.sensoryFeedback(given, trigger: given)  // found: View.sensoryFeedback(_:trigger:)
  _ = view.sensoryFeedback(given, trigger: given, condition: given)  // found: View.sensoryFeedback(_:trigger:condition:)
  _ = view.sensoryFeedback(trigger: given, given)  // found: View.sensoryFeedback(trigger:_:)
}

@available(iOS 17, *)
func viewsScrollingGuarded() {
  _ = view.containerRelativeFrame(given, alignment: given)
  _ = view.containerRelativeFrame(given, alignment: given, given)
  _ = view.containerRelativeFrame(given, count: given, span: given, spacing: given, alignment: given)
  _ = view.phaseAnimator(given, content: given, animation: given)
  _ = view.phaseAnimator(given, trigger: given, content: given, animation: given)
  _ = view.safeAreaPadding(given)
  _ = view.safeAreaPadding(given, given)
  _ = view.scrollPosition(id: given, anchor: given)
  _ = view.scrollTargetBehavior(given)
  _ = view.scrollTargetLayout(isEnabled: given)
  _ = view.sensoryFeedback(given, trigger: given)
  _ = view.sensoryFeedback(given, trigger: given, condition: given)
  _ = view.sensoryFeedback(trigger: given, given)
}

func scrollTargetBehavior() {
  let _: any ScrollTargetBehavior  // found: ScrollTargetBehavior
  let _: ScrollTargetBehavior = .paging  // found: ScrollTargetBehavior.paging
  let _: ScrollTargetBehavior = .viewAligned  // found: ScrollTargetBehavior.viewAligned
  let _: ScrollTargetBehavior = .viewAligned(limitBehavior: given)  // found: ScrollTargetBehavior.viewAligned(limitBehavior:)
}

@available(iOS 17, *)
func scrollTargetBehaviorGuarded() {
  let _: any ScrollTargetBehavior
  let _: ScrollTargetBehavior = .paging
  let _: ScrollTargetBehavior = .viewAligned
  let _: ScrollTargetBehavior = .viewAligned(limitBehavior: given)
}

func animationCompletion() {
  withAnimation { change() } completion: { end() }  // found: withAnimation(_:completionCriteria:_:completion:)
}

@available(iOS 17, *)
func animationCompletionGuarded() {
  withAnimation { change() } completion: { end() }
}
