#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Stands between a container and the app's own delegate, which it does not keep alive.
///
/// What a relay does not pass on by hand goes through Objective-C's forwarding.
@MainActor
package class DelegateRelay: NSObject {
  /// The app's own delegate.
  ///
  /// Objective-C asks for optional methods on any thread.
  package nonisolated var target: (any NSObjectProtocol)? { nil }

  #if os(iOS)
    package override nonisolated func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || (target?.responds(to: selector) ?? false)
    }

    package override nonisolated func forwardingTarget(for selector: Selector!) -> Any? {
      (target?.responds(to: selector) ?? false) ? target : super.forwardingTarget(for: selector)
    }
  #endif
}
