import HeadlessSwiftUI
import Testing

private struct SumKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor
@Suite struct PreferenceTests {
  private struct Source: View {
    let name: String
    @State private var value = 1

    var body: some View {
      Button(name) { value += 1 }.preference(key: SumKey.self, value: value)
    }
  }

  @Test("children add up, and an outer write replaces what is below")
  func reduction() {
    let journal = Journal()
    _ = Stage {
      VStack {
        Source(name: "a")
        Source(name: "b")
        Text("x").preference(key: SumKey.self, value: 5).preference(key: SumKey.self, value: 3)
      }
      .onPreferenceChange(SumKey.self) { journal.note("\($0)") }
    }
    #expect(journal.take() == ["5"])
  }

  @Test("a deep change climbs, and an equal sum tells nobody")
  func climbing() throws {
    struct Swap: View {
      @State private var isSwapped = false

      var body: some View {
        Button("swap") { isSwapped.toggle() }
        Text("l").preference(key: SumKey.self, value: isSwapped ? 2 : 1)
        Text("r").preference(key: SumKey.self, value: isSwapped ? 1 : 2)
      }
    }
    let journal = Journal()
    let stage = Stage {
      VStack { HStack { Group { Source(name: "a") } } }.onPreferenceChange(SumKey.self) { journal.note("a\($0)") }
      Swap().onPreferenceChange(SumKey.self) { journal.note("s\($0)") }
    }
    #expect(Set(journal.take()) == ["a1", "s3"])
    try stage.screen.tap("a")
    #expect(journal.take() == ["a2"])
    try stage.screen.tap("swap")
    #expect(journal.take() == [])
  }

  @Test("two leaves that change together make one callback with the whole sum")
  func oneCallback() {
    final class Model: ObservableObject {
      @Published var value = 1
    }
    struct Leaf: View {
      @ObservedObject var model: Model

      var body: some View { Text("leaf").preference(key: SumKey.self, value: model.value) }
    }
    let model = Model()
    let journal = Journal()
    let stage = Stage {
      VStack {
        Leaf(model: model)
        HStack { Leaf(model: model) }
      }
      .onPreferenceChange(SumKey.self) { journal.note("\($0)") }
    }
    stage.perform { model.value = 4 }
    #expect(journal.take() == ["2", "8"])
  }

  @Test("a preference of a leaf that goes away is gone")
  func removal() throws {
    struct Outer: View {
      let journal: Journal
      @State private var isThere = true

      var body: some View {
        VStack {
          Button("switch") { isThere.toggle() }
          if isThere { Text("x").preference(key: SumKey.self, value: 4) }
        }
        .onPreferenceChange(SumKey.self) { journal.note("\($0)") }
      }
    }
    let journal = Journal()
    let stage = Stage { Outer(journal: journal) }
    try stage.screen.tap("switch")
    #expect(journal.take() == ["4", "0"])
  }
}
