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
