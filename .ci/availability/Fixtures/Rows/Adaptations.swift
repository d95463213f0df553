import SwiftUI

func presentationAdaptation() {
  let _: PresentationAdaptation? = nil  // found: PresentationAdaptation
  _ = PresentationAdaptation.automatic  // found: PresentationAdaptation.automatic
  _ = PresentationAdaptation.fullScreenCover  // found: PresentationAdaptation.fullScreenCover
  _ = PresentationAdaptation.none  // found: PresentationAdaptation.none
  _ = PresentationAdaptation.popover  // found: PresentationAdaptation.popover
  _ = PresentationAdaptation.sheet  // found: PresentationAdaptation.sheet
}

@available(iOS 16.4, *)
func presentationAdaptationGuarded() {
  let _: PresentationAdaptation? = nil
  _ = PresentationAdaptation.automatic
  _ = PresentationAdaptation.fullScreenCover
  _ = PresentationAdaptation.none
  _ = PresentationAdaptation.popover
  _ = PresentationAdaptation.sheet
}

func presentationBackgroundInteraction() {
  let _: PresentationBackgroundInteraction? = nil  // found: PresentationBackgroundInteraction
  _ = PresentationBackgroundInteraction.automatic  // found: PresentationBackgroundInteraction.automatic
  _ = PresentationBackgroundInteraction.disabled  // found: PresentationBackgroundInteraction.disabled
  _ = PresentationBackgroundInteraction.enabled  // found: PresentationBackgroundInteraction.enabled
  _ = PresentationBackgroundInteraction.enabled(upThrough: given)  // found: PresentationBackgroundInteraction.enabled(upThrough:)
}

func presentationBackgroundInteractionGuarded() {
  if #available(iOS 16.4, *) {
    let _: PresentationBackgroundInteraction? = nil
    _ = PresentationBackgroundInteraction.automatic
    _ = PresentationBackgroundInteraction.disabled
    _ = PresentationBackgroundInteraction.enabled
    _ = PresentationBackgroundInteraction.enabled(upThrough: given)
  }
}

func presentationContentInteraction() {
  let _: PresentationContentInteraction? = nil  // found: PresentationContentInteraction
  _ = PresentationContentInteraction.automatic  // found: PresentationContentInteraction.automatic
  _ = PresentationContentInteraction.resizes  // found: PresentationContentInteraction.resizes
  _ = PresentationContentInteraction.scrolls  // found: PresentationContentInteraction.scrolls
}

func presentationContentInteractionGuarded() {
  guard #available(iOS 16.4, *) else { return }
  let _: PresentationContentInteraction? = nil
  _ = PresentationContentInteraction.automatic
  _ = PresentationContentInteraction.resizes
  _ = PresentationContentInteraction.scrolls
}

func viewsAdaptations() {
  _ = view.presentationBackground(given)  // found: View.presentationBackground(_:)
  _ = view.presentationBackground(alignment: given, content: given)  // found: View.presentationBackground(alignment:content:)
  _ = view.presentationBackgroundInteraction(given)  // found: View.presentationBackgroundInteraction(_:)
  _ = view.presentationCompactAdaptation(given)  // found: View.presentationCompactAdaptation(_:)
  _ = view.presentationCompactAdaptation(horizontal: given, vertical: given)  // found: View.presentationCompactAdaptation(horizontal:vertical:)
  _ = view.presentationContentInteraction(given)  // found: View.presentationContentInteraction(_:)
}

@available(iOS 16.4, *)
func viewsAdaptationsGuarded() {
  _ = view.presentationBackground(given)
  _ = view.presentationBackground(alignment: given, content: given)
  _ = view.presentationBackgroundInteraction(given)
  _ = view.presentationCompactAdaptation(given)
  _ = view.presentationCompactAdaptation(horizontal: given, vertical: given)
  _ = view.presentationContentInteraction(given)
}
