import SwiftUI

func bindable() {
  let bindable: Bindable<Model> = given  // found: Bindable
  _ = bindable.wrappedValue  // found: Bindable.wrappedValue
  _ = bindable.projectedValue  // found: Bindable.projectedValue
  _ = bindable.id  // found: Bindable.id
  _ = bindable.title  // found: Bindable.subscript(dynamicMember:)
}

func bindableGuarded() {
  guard #available(iOS 17, *) else { return }
  let bindable: Bindable<Model> = given
  _ = bindable.wrappedValue
  _ = bindable.projectedValue
  _ = bindable.id
  _ = bindable.title
}

func bindableInit() {
  _ = Bindable(model)  // found: Bindable.init(_:)
}

@available(iOS 17, *)
func bindableInitGuarded() {
  _ = Bindable(model)
}

func bindableInitWrappedValue() {
  _ = Bindable(wrappedValue: model)  // found: Bindable.init(wrappedValue:)
}

@available(iOS 17, *)
enum BindableInitWrappedValueGuarded {
  static func use() {
    _ = Bindable(wrappedValue: model)
  }
}

func bindableInitProjectedValue() {
  _ = Bindable(projectedValue: given)  // found: Bindable.init(projectedValue:)
}

func bindableInitProjectedValueGuarded() {
  if #available(iOS 17, *) {
    _ = Bindable(projectedValue: given)
  }
}
