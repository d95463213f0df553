@_exported import Foundation

/// Apple's, as far as it has more than Linux's.
open class NSObject: Foundation.NSObject {
  open var className: String { "" }

  open func setValue(_ value: Any?, forKey key: String) {}

  open func value(forKey key: String) -> Any? { nil }
}
