import HeadlessSwiftUI
import Testing

@Observable
@MainActor
private final class Model {
  var read = 0
  var unread = 0
}

@MainActor
@Suite struct ObservationTests {
  private struct Reader: View {
    let model: Model
    let journal: Journal

    var body: some View {
      let _ = journal.note("body \(model.read)")
      Text("\(model.read)")
    }
  }

  private struct Parent: View {
    let model: Model
    let journal: Journal

    var body: some View {
      let _ = journal.note("parent")
      Reader(model: model, journal: journal)
    }
  }

  @Test("a property nobody read runs no body, two writes run one, and ancestors are left alone")
  func tracking() {
    let model = Model()
    let journal = Journal()
    let stage = Stage { Parent(model: model, journal: journal) }
    #expect(journal.take() == ["parent", "body 0"])
    stage.perform { model.unread = 1 }
    #expect(journal.take() == [])
    stage.perform {
      model.read = 1
      model.read = 2
    }
    #expect(journal.take() == ["body 2"])
    #expect(stage.texts == ["2"])
  }

  @Test("an observable object travels in the environment, and binds")
  func environment() throws {
    struct Leaf: View {
      @Environment(Model.self) private var model

      var body: some View {
        @Bindable var model = model
        Text("\(model.read)")
        Picker("number", selection: $model.read) { Text("seven").tag(7) }
      }
    }
    let model = Model()
    let stage = Stage { Group { Leaf() }.environment(model) }
    try stage.screen.tap("seven")
    #expect(stage.texts.first == "7")
  }

  @Test("what a content closure reads runs its owner again")
  func contentClosures() {
    let model = Model()
    let stage = Stage {
      List { ForEach(0..<1) { _ in Text("row \(model.read)") } }
      GeometryReader { _ in Text("inside \(model.read)") }
    }
    stage.perform { model.read = 3 }
    #expect(stage.texts == ["row 3", "inside 3"])
  }
}

/// What a stack, a tab view and an alert read through bindings, and nothing else in the body.
@MainActor
@Observable
private final class Places {
  var path: [Int] = []
  var tab = 0
  var asks = false
}

private struct PlacesView: View {
  @Bindable var places: Places

  var body: some View {
    TabView(selection: $places.tab) {
      NavigationStack(path: $places.path) {
        Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
      }
      .tabItem { Text("one") }.tag(0)
      Text("second").tabItem { Text("two") }.tag(1)
    }
    .alert("Sure?", isPresented: $places.asks) { Button("Yes") {} }
  }
}

@MainActor
@Suite struct ObservedBindingTests {
  @Test("containers follow what they read through a binding to an observable object")
  func bindings() {
    let places = Places()
    let stage = Stage { PlacesView(places: places) }
    stage.perform { places.path = [1, 2] }
    #expect(stage.texts == ["page 2"])
    stage.perform { places.tab = 1 }
    #expect(stage.texts == ["second"])
    stage.perform { places.asks = true }
    #expect(stage.texts.contains("Sure?"))
  }
}
