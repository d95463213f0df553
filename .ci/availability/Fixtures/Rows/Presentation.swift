import SwiftUI

func presentationDetent() {
  let _: PresentationDetent? = nil  // found: PresentationDetent
}

@available(iOS 16, *)
enum PresentationDetentGuarded {
  static func use() {
    let _: PresentationDetent? = nil
  }
}

func presentationDetentLarge() {
  _ = PresentationDetent.large  // found: PresentationDetent.large
}

func presentationDetentLargeGuarded() {
  if #available(iOS 16, *) {
    _ = PresentationDetent.large
  }
}

func presentationDetentMedium() {
  _ = PresentationDetent.medium  // found: PresentationDetent.medium
}

func presentationDetentMediumGuarded() {
  guard #available(iOS 16, *) else { return }
  _ = PresentationDetent.medium
}

func presentationDetentFraction() {
  _ = PresentationDetent.fraction(0.3)  // found: PresentationDetent.fraction(_:)
}

@available(iOS 16, *)
func presentationDetentFractionGuarded() {
  _ = PresentationDetent.fraction(0.3)
}

func presentationDetentHeight() {
  _ = PresentationDetent.height(200)  // found: PresentationDetent.height(_:)
}

@available(iOS 16, *)
enum PresentationDetentHeightGuarded {
  static func use() {
    _ = PresentationDetent.height(200)
  }
}

func viewPresentationDetents() {
  _ = view.presentationDetents([.medium, .large])  // found: View.presentationDetents(_:)
}

func viewPresentationDetentsGuarded() {
  if #available(iOS 16, *) {
    _ = view.presentationDetents([.medium, .large])
  }
}

func viewPresentationDetentsSelection() {
  _ = view.presentationDetents([.medium, .large], selection: $detent)  // found: View.presentationDetents(_:selection:)
}

func viewPresentationDetentsSelectionGuarded() {
  guard #available(iOS 16, *) else { return }
  _ = view.presentationDetents([.medium, .large], selection: $detent)
}

func viewPresentationDragIndicator() {
  _ = view.presentationDragIndicator(.visible)  // found: View.presentationDragIndicator(_:)
}

@available(iOS 16, *)
func viewPresentationDragIndicatorGuarded() {
  _ = view.presentationDragIndicator(.visible)
}

func viewPresentationCornerRadius() {
  _ = view.presentationCornerRadius(20)  // found: View.presentationCornerRadius(_:)
}

@available(iOS 16.4, *)
enum ViewPresentationCornerRadiusGuarded {
  static func use() {
    _ = view.presentationCornerRadius(20)
  }
}

func viewPersistentSystemOverlays() {
  _ = view.persistentSystemOverlays(.hidden)  // found: View.persistentSystemOverlays(_:)
}

func viewPersistentSystemOverlaysGuarded() {
  if #available(iOS 16, *) {
    _ = view.persistentSystemOverlays(.hidden)
  }
}

func buttonRoleClose() {
  _ = Button(role: .close) {} label: { Text("x") }  // found: ButtonRole.close
  _ = Button(role: .cancel) {} label: { Text("x") }
}

func buttonRoleCloseGuarded() {
  guard #available(iOS 26, *) else { return }
  _ = Button(role: .close) {} label: { Text("x") }
  _ = Button(role: .cancel) {} label: { Text("x") }
}

func buttonRoleConfirm() {
  let _: ButtonRole = .confirm  // found: ButtonRole.confirm
  let _: ButtonRole = .destructive
  let _: Answer = .confirm
}

@available(iOS 26, *)
func buttonRoleConfirmGuarded() {
  let _: ButtonRole = .confirm
  let _: ButtonRole = .destructive
  let _: Answer = .confirm
}
