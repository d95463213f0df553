/// Shows a sheet, a cover or a popover.
final class PresentationHostingController: ScreenController {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Whoever dismissed it, SwiftUI or a finger: the bindings have to follow once UIKit is done.
    if isBeingDismissed { host.runtime.presenter.setNeedsPump() }
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
