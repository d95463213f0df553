import SwiftUI

func viewOnChangeOfInitial() {
  _ = view.onChange(of: number) { old, new in print(old, new) }  // found: View.onChange(of:initial:_:)
  _ = view.onChange(of: number) { print("changed") }  // found: View.onChange(of:initial:_:)
  _ = view.onChange(of: number, initial: true) { print("changed") }  // found: View.onChange(of:initial:_:)
  _ = view.onChange(of: number) { new in print(new) }
  _ = view.onChange(of: number) { print($0) }
  _ = view.onChange(of: number, perform: { new in print(new) })
}

@available(iOS 17, *)
enum ViewOnChangeOfInitialGuarded {
  static func use() {
    _ = view.onChange(of: number) { old, new in print(old, new) }
    _ = view.onChange(of: number) { print("changed") }
    _ = view.onChange(of: number, initial: true) { print("changed") }
    _ = view.onChange(of: number) { new in print(new) }
    _ = view.onChange(of: number) { print($0) }
    _ = view.onChange(of: number, perform: { new in print(new) })
  }
}

func viewOnGeometryChangeForOfAction() {
  _ = view.onGeometryChange(for: CGSize.self) { $0.size } action: { size in print(size) }  // found: View.onGeometryChange(for:of:action:)
}

func viewOnGeometryChangeForOfActionGuarded() {
  if #available(iOS 16, *) {
    _ = view.onGeometryChange(for: CGSize.self) { $0.size } action: { size in print(size) }
  }
}

func viewEnvironment() {
  _ = view.environment(model)  // found: View.environment(_:)
  _ = view.environment(\.isEnabled, false)
}

func viewEnvironmentGuarded() {
  guard #available(iOS 17, *) else { return }
  _ = view.environment(model)
  _ = view.environment(\.isEnabled, false)
}
