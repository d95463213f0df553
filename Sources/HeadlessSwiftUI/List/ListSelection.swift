/// The app's selection behind a list, and what tapping a row does to it.
struct ListSelection {
  let tap: (AnyHashable) -> Void
  /// What is selected; `nil` is nothing.
  let read: () -> AnyHashable?
  let clear: () -> Void

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    tap = { if let value = $0.base as? Value { selection.wrappedValue = value } }
    read = { selection.wrappedValue.map { AnyHashable($0) } }
    clear = { if selection.wrappedValue != nil { selection.wrappedValue = nil } }
  }

  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    tap = { if let value = $0.base as? Value { selection.wrappedValue = [value] } }
    read = { selection.wrappedValue.isEmpty ? nil : AnyHashable(selection.wrappedValue) }
    clear = { if !selection.wrappedValue.isEmpty { selection.wrappedValue = [] } }
  }
}
