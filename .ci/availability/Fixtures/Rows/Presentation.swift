import SwiftUI

func presentationDetent() {
  let _: PresentationDetent? = nil  // found: PresentationDetent
}

func presentationDetentGuarded() {
  if #available(iOS 16, *) {
    let _: PresentationDetent? = nil
  }
}

func presentationDetentLarge() {
  _ = PresentationDetent.large  // found: PresentationDetent.large
}

func presentationDetentLargeGuarded() {
  guard #available(iOS 16, *) else { return }
  _ = PresentationDetent.large
}

func presentationDetentMedium() {
  _ = PresentationDetent.medium  // found: PresentationDetent.medium
}

@available(iOS 16, *)
func presentationDetentMediumGuarded() {
  _ = PresentationDetent.medium
}

func presentationDetentFraction() {
  _ = PresentationDetent.fraction(0.3)  // found: PresentationDetent.fraction(_:)
}

@available(iOS 16, *)
enum PresentationDetentFractionGuarded {
  static func use() {
    _ = PresentationDetent.fraction(0.3)
  }
}

func presentationDetentHeight() {
  _ = PresentationDetent.height(200)  // found: PresentationDetent.height(_:)
}

func presentationDetentHeightGuarded() {
  if #available(iOS 16, *) {
    _ = PresentationDetent.height(200)
  }
}

func viewPresentationDetents() {
  _ = view.presentationDetents([.medium, .large])  // found: View.presentationDetents(_:)
}

func viewPresentationDetentsGuarded() {
  guard #available(iOS 16, *) else { return }
  _ = view.presentationDetents([.medium, .large])
}

func viewPresentationDetentsSelection() {
  _ = view.presentationDetents([.medium, .large], selection: $detent)  // found: View.presentationDetents(_:selection:)
}

@available(iOS 16, *)
func viewPresentationDetentsSelectionGuarded() {
  _ = view.presentationDetents([.medium, .large], selection: $detent)
}

func viewPresentationDragIndicator() {
  _ = view.presentationDragIndicator(.visible)  // found: View.presentationDragIndicator(_:)
}

@available(iOS 16, *)
enum ViewPresentationDragIndicatorGuarded {
  static func use() {
    _ = view.presentationDragIndicator(.visible)
  }
}

func viewPresentationCornerRadius() {
  _ = view.presentationCornerRadius(20)  // found: View.presentationCornerRadius(_:)
}

func viewPresentationCornerRadiusGuarded() {
  if #available(iOS 16.4, *) {
    _ = view.presentationCornerRadius(20)
  }
}

func viewPersistentSystemOverlays() {
  _ = view.persistentSystemOverlays(.hidden)  // found: View.persistentSystemOverlays(_:)
}

func viewPersistentSystemOverlaysGuarded() {
  guard #available(iOS 16, *) else { return }
  _ = view.persistentSystemOverlays(.hidden)
}

func buttonRoleClose() {
  _ = Button(role: .close) {} label: { Text("x") }  // found: ButtonRole.close
  _ = Button(role: .cancel) {} label: { Text("x") }
}

@available(iOS 26, *)
func buttonRoleCloseGuarded() {
  _ = Button(role: .close) {} label: { Text("x") }
  _ = Button(role: .cancel) {} label: { Text("x") }
}

func buttonRoleConfirm() {
  let _: ButtonRole = .confirm  // found: ButtonRole.confirm
  let _: ButtonRole = .destructive
  let _: Answer = .confirm
}

@available(iOS 26, *)
enum ButtonRoleConfirmGuarded {
  static func use() {
    let _: ButtonRole = .confirm
    let _: ButtonRole = .destructive
    let _: Answer = .confirm
  }
}
