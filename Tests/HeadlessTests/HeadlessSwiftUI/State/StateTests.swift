import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct StateTests {
  @Test("one view value placed twice has two states")
  func twoStates() throws {
    let counter = Counter("a")
    let stage = Stage {
      counter
      counter.accessibilityIdentifier("second")
    }
    try stage.screen.tap(identifier: "second")
    #expect(stage.texts == ["a 0", "a 1"])
  }

  @Test("a child's write runs the parent's body once")
  func bindingRunsParentOnce() throws {
    struct Parent: View {
      let journal: Journal
      @State private var isOn = false

      var body: some View {
        let _ = journal.note("body \(isOn)")
        Toggle("switch", isOn: $isOn)
      }
    }
    let journal = Journal()
    let stage = Stage { Parent(journal: journal) }
    #expect(journal.take() == ["body false"])
    try stage.screen.tap("switch")
    #expect(journal.take() == ["body true"])
  }

  @Test("a binding projects to properties and from optionals")
  func bindingProjections() {
    struct Model { var name = "a" }
    var model = Model()
    var optional: Int? = 1
    let binding = Binding(get: { model }, set: { model = $0 })
    binding.name.wrappedValue = "b"
    #expect(model.name == "b")
    let unwrapped = Binding(Binding(get: { optional }, set: { optional = $0 }))
    unwrapped?.wrappedValue = 2
    #expect(optional == 2)
    optional = nil
    #expect(unwrapped?.wrappedValue == 1)
    #expect(Binding(Binding(get: { optional }, set: { optional = $0 })) == nil)
  }

  @Test("two writes in one action run the body once")
  func writesAreCollected() throws {
    struct Pair: View {
      let journal: Journal
      @State private var a = 0
      @State private var b = 0

      var body: some View {
        let _ = journal.note("\(a) \(b)")
        Button("go") {
          a += 1
          b += 1
        }
      }
    }
    let journal = Journal()
    let stage = Stage { Pair(journal: journal) }
    try stage.screen.tap("go")
    #expect(journal.take() == ["0 0", "1 1"])
  }

  @Test("state in a modifier and in a property of one's own is kept")
  func nestedProperties() throws {
    struct Counted: DynamicProperty {
      @State var value = 0
    }
    struct CountingModifier: ViewModifier {
      @State private var taps = 0

      func body(content: Content) -> some View {
        Button("modifier \(taps)") { taps += 1 }
        content
      }
    }
    struct Nested: View {
      var counted = Counted()

      var body: some View {
        Button("own \(counted.value)") { counted.value += 1 }.modifier(CountingModifier())
      }
    }
    let stage = Stage { Nested() }
    try stage.screen.tap("own 0")
    try stage.screen.tap("modifier 0")
    try stage.screen.tap("own 1")
    #expect(stage.texts == ["modifier 1", "own 2"])
  }

  @Test("a write while a body runs is reported")
  func writeDuringUpdate() {
    struct Careless: View {
      @State private var count = 0

      var body: some View {
        let _ = write()
        Text("\(count)")
      }

      private func write() {
        if count == 0 { count = 1 }
      }
    }
    let stage = Stage { Careless() }
    #expect(stage.console.contains { $0.hasPrefix("Modifying state during view update") })
  }

  @Test("a state object is made once and its writes run the body once")
  func stateObject() throws {
    final class Model: ObservableObject {
      @Published var count = 0
      @Published var name = "n"
    }
    struct Screen: View {
      let journal: Journal
      @StateObject private var model: Model

      init(_ journal: Journal) {
        self.journal = journal
        _model = StateObject(
          wrappedValue: {
            journal.note("made")
            return Model()
          }())
      }

      var body: some View {
        let _ = journal.note("\(model.name) \(model.count)")
        Button("go") {
          model.count += 1
          model.name = "m"
        }
        TextField("field", text: $model.name)
      }
    }
    struct Outer: View {
      let journal: Journal
      @State private var runs = 0

      var body: some View {
        Button("again \(runs)") { runs += 1 }
        Screen(journal)
      }
    }
    let journal = Journal()
    let stage = Stage { Outer(journal: journal) }
    try stage.screen.tap("go")
    #expect(journal.take() == ["made", "n 0", "m 1"])
    try stage.screen.tap("again 0")
    #expect(journal.take() == ["m 1"])
  }
}
