import HeadlessSwiftUI

/// What happened, in order.
@MainActor
final class Journal {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// The entries since the last look.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  func count(_ entry: String) -> Int { entries.count { $0 == entry } }
}

extension View {
  /// Notes when this view comes into sight and leaves it.
  func noted(_ name: String, in journal: Journal) -> some View {
    onAppear { journal.note("+\(name)") }.onDisappear { journal.note("-\(name)") }
  }
}

/// A number with a button that raises it.
struct Counter: View {
  let name: String
  @State private var count = 0

  init(_ name: String) { self.name = name }

  var body: some View {
    Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier(name)
  }
}
