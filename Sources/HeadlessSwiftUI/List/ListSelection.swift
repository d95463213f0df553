/// What tapping a row does to the app's selection.
struct ListSelection {
  let tap: (AnyHashable) -> Void

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    tap = { if let value = $0.base as? Value { selection.wrappedValue = value } }
  }

  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    tap = { if let value = $0.base as? Value { selection.wrappedValue = [value] } }
  }
}
