/// A stack's path, whatever collection the app keeps it in.
struct PathBinding {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void

  init(_ path: Binding<NavigationPath>) {
    read = { path.wrappedValue.elements }
    write = { elements in
      var value = NavigationPath()
      value.elements = elements
      path.wrappedValue = value
    }
  }

  init<Data: RandomAccessCollection & RangeReplaceableCollection>(
    _ path: Binding<Data>
  ) where Data.Element: Hashable {
    read = { path.wrappedValue.map { AnyHashable($0) } }
    write = { elements in
      // A value of another type has no place in a path of one type; SwiftUI drops it as well.
      path.wrappedValue = Data(elements.compactMap { $0.base as? Data.Element })
    }
  }
}
