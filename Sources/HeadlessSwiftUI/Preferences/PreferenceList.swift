/// The preferences of a node and what is below it, by key.
struct PreferenceList {
  private struct Entry {
    var value: Any
    let reduce: (inout Any, Any) -> Void
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value {
    get { written(key) ?? Key.defaultValue }
    set {
      entries[ObjectIdentifier(key)] = Entry(value: newValue) { value, next in
        guard var typed = value as? Key.Value, let next = next as? Key.Value else { return }
        Key.reduce(value: &typed) { next }
        value = typed
      }
    }
  }

  /// The value if anybody below wrote one.
  func written<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    entries[ObjectIdentifier(key)]?.value as? Key.Value
  }

  mutating func remove<Key: PreferenceKey>(_ key: Key.Type) { entries[ObjectIdentifier(key)] = nil }

  mutating func reduce(_ next: PreferenceList) {
    for (key, entry) in next.entries {
      if var known = entries[key] {
        known.reduce(&known.value, entry.value)
        entries[key] = known
      } else {
        entries[key] = entry
      }
    }
  }
}
