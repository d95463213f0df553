import SwiftUI

func bindable() {
  let bindable: Bindable<Model> = given  // found: Bindable
  _ = bindable.wrappedValue  // found: Bindable.wrappedValue
  _ = bindable.projectedValue  // found: Bindable.projectedValue
  _ = bindable.id  // found: Bindable.id
  _ = bindable.title  // found: Bindable.subscript(dynamicMember:)
}

@available(iOS 17, *)
enum BindableGuarded {
  static func use() {
    let bindable: Bindable<Model> = given
    _ = bindable.wrappedValue
    _ = bindable.projectedValue
    _ = bindable.id
    _ = bindable.title
  }
}

func bindableInit() {
  _ = Bindable(model)  // found: Bindable.init(_:)
}

func bindableInitGuarded() {
  if #available(iOS 17, *) {
    _ = Bindable(model)
  }
}

func bindableInitWrappedValue() {
  _ = Bindable(wrappedValue: model)  // found: Bindable.init(wrappedValue:)
}

func bindableInitWrappedValueGuarded() {
  guard #available(iOS 17, *) else { return }
  _ = Bindable(wrappedValue: model)
}

func bindableInitProjectedValue() {
  _ = Bindable(projectedValue: given)  // found: Bindable.init(projectedValue:)
}

@available(iOS 17, *)
func bindableInitProjectedValueGuarded() {
  _ = Bindable(projectedValue: given)
}
