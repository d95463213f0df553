/// Shows a sheet, a cover or a popover.
final class PresentationHostingController: ScreenController, UIAdaptivePresentationControllerDelegate {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Whoever dismissed it, SwiftUI or a finger: the bindings have to follow once UIKit is done.
    if isBeingDismissed { host.runtime.presenter.setNeedsPump() }
  }

  /// Only content that says how it adapts needs a delegate: without one UIKit does as it likes.
  func prepare() {
    if host.root?.preferences[CompactAdaptationKey.self] != nil { presentationController?.delegate = self }
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard let styles = host.root?.preferences[CompactAdaptationKey.self] else { return .automatic }
    return traitCollection.verticalSizeClass == .compact ? styles.vertical : styles.horizontal
  }

  override var isModalInPresentation: Bool {
    get { host.root?.preferences[DismissDisabledKey.self] ?? false }
    set {}
  }
}

/// Shows an alert or a confirmation dialog.
final class PlatformAlertController: UIAlertController {
  var disappeared: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { disappeared?() }
  }
}

struct DismissDisabledKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: DismissDisabledKey.self, value: isDisabled)
  }
}
