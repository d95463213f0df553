/// How a presentation is shown where there is little room.
public struct PresentationAdaptation: Sendable {
  let style: UIModalPresentationStyle

  public static var automatic: PresentationAdaptation { PresentationAdaptation(style: .automatic) }
  public static var none: PresentationAdaptation { PresentationAdaptation(style: .none) }
  public static var popover: PresentationAdaptation { PresentationAdaptation(style: .popover) }
  public static var sheet: PresentationAdaptation { PresentationAdaptation(style: .pageSheet) }
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(style: .fullScreen) }
}

struct CompactAdaptationKey: PreferenceKey {
  struct Styles {
    let horizontal: UIModalPresentationStyle
    let vertical: UIModalPresentationStyle
  }

  static var defaultValue: Styles? { nil }

  static func reduce(value: inout Styles?, nextValue: () -> Styles?) { value = nextValue() ?? value }
}

extension View {
  /// UIKit's presentation gets a delegate that says the same.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// UIKit's presentation gets a delegate that says the same.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    preference(
      key: CompactAdaptationKey.self,
      value: CompactAdaptationKey.Styles(horizontal: horizontalAdaptation.style, vertical: verticalAdaptation.style))
  }

  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }

  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    self
  }

  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
}

/// Whether what lies under a presentation can be touched; here it cannot.
public struct PresentationBackgroundInteraction: Sendable {
  public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
  public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction()
  }
}

/// Whether a finger moves a sheet or scrolls in it.
public struct PresentationContentInteraction: Equatable, Sendable {
  public static var automatic: PresentationContentInteraction { PresentationContentInteraction() }
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction() }
  public static var scrolls: PresentationContentInteraction { PresentationContentInteraction() }
}
