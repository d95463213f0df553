import HeadlessSwiftUI

/// Objects that ought to be gone.
@MainActor
final class WeakList {
  private struct Entry {
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []

  func add(_ object: AnyObject?) { entries.append(Entry(object: object)) }

  var total: Int { entries.count }
  var living: Int { entries.count { $0.object != nil } }
}
