// R9.4
/// Makes the app's delegate and keeps it; UIKit's calls reach it through SwiftUI's own.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  public let wrappedValue: DelegateType

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DelegateClass.make(delegateType)
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

extension UIApplicationDelegateAdaptor: LinkedProperty {
  // Anywhere but in the app itself it makes an object, and that is all.
  mutating func link(to node: Node, at offset: Int) { node.runtime.app?.use(wrappedValue, from: node) }
}
