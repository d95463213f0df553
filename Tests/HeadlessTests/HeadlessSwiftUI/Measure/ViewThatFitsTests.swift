import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct ViewThatFitsTests {
  private struct Choice: View {
    let journal: Journal

    var body: some View {
      ViewThatFits(in: .horizontal) {
        HStack {
          Counter("wide").frame(width: 300)
          Color.blue.frame(width: 200)
        }
        .noted("wide", in: journal)
        VStack { Counter("narrow").frame(width: 300) }.noted("narrow", in: journal)
      }
    }
  }

  @Test("the first view that fits is seen, another one when the room changes, and each keeps its state")
  func turning() throws {
    let journal = Journal()
    let stage = Stage { Choice(journal: journal) }
    try stage.screen.tap(identifier: "narrow")
    #expect(stage.texts == ["narrow 1"])
    #expect(journal.take() == ["+narrow"])
    stage.perform { stage.simulation.turnDevice(to: .landscapeLeft) }
    try stage.screen.tap(identifier: "wide")
    #expect(stage.texts == ["wide 1"])
    #expect(Set(journal.take()) == ["-narrow", "+wide"])
    stage.perform { stage.simulation.turnDevice(to: .portrait) }
    #expect(stage.texts == ["narrow 1"])
    stage.perform { stage.simulation.turnDevice(to: .landscapeRight) }
    #expect(stage.texts == ["wide 1"])
  }

  @Test("where nothing fits the last view is seen, and only the named directions count")
  func lastOne() {
    func texts(in axes: Axis.Set) -> [String] {
      Stage {
        ViewThatFits(in: axes) {
          Text("tall").frame(width: 10, height: 9_000)
          Text("wide").frame(width: 9_000, height: 10)
        }
      }.texts
    }
    #expect(texts(in: .horizontal) == ["tall"])
    #expect(texts(in: .vertical) == ["wide"])
    #expect(texts(in: [.horizontal, .vertical]) == ["wide"])
  }

  @Test("a text that becomes too long makes way for a shorter one, in the room of the frame around")
  func changingContent() throws {
    struct Title: View {
      @State private var words = "Moon"

      var body: some View {
        Button("more") { words = "A long walk on the Moon" }
        ViewThatFits {
          Text(words).font(.title)
          Text(words).font(.caption)
          Text("…")
        }
        .frame(width: 150)
        ViewThatFits {
          Label(words, systemImage: "moon").padding(.horizontal, 40)
          Image(systemName: "moon")
        }
        .frame(width: 150)
      }
    }
    let stage = Stage { Title() }
    #expect(stage.texts == ["more", "Moon", "Moon"])
    try stage.screen.tap("more")
    #expect(stage.texts == ["more", "A long walk on the Moon"])
  }

  @Test("what changes inside of a view is measured again")
  func changingInside() throws {
    struct Growing: View {
      @State private var isLarge = false

      var body: some View {
        Button("grow") { isLarge = true }
        if isLarge { Color.red.frame(width: 500) }
      }
    }
    let stage = Stage {
      ViewThatFits(in: .horizontal) {
        Growing()
        Text("small")
      }
    }
    #expect(stage.screen.controls == ["grow"])
    try stage.screen.tap("grow")
    #expect(stage.texts == ["small"])
    #expect(stage.screen.controls.isEmpty)
  }

  @Test("a view that is not seen has no say in preferences")
  func preferences() {
    let stage = Stage {
      NavigationStack {
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 500).navigationTitle("wide")
          Text("x").navigationTitle("narrow")
        }
      }
    }
    #expect(stage.screen.navigationTitle == "narrow")
    stage.perform { stage.simulation.turnDevice(to: .landscapeLeft) }
    #expect(stage.screen.navigationTitle == "wide")
  }
}
