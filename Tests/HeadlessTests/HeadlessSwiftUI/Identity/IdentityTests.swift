import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct IdentityTests {
  @Test("two branches of one type have separate state")
  func branches() throws {
    struct Fork: View {
      @State private var isFirst = true

      var body: some View {
        Button("switch") { isFirst.toggle() }
        if isFirst { Counter("c") } else { Counter("c") }
      }
    }
    let stage = Stage { Fork() }
    try stage.screen.tap(identifier: "c")
    #expect(stage.texts.last == "c 1")
    try stage.screen.tap("switch")
    #expect(stage.texts.last == "c 0")
    try stage.screen.tap("switch")
    #expect(stage.texts.last == "c 0")
  }

  @Test("a view before an optional one keeps its state when that comes and goes")
  func optionals() throws {
    struct Maybe: View {
      @State private var isThere = false

      var body: some View {
        Button("switch") { isThere.toggle() }
        if isThere { Text("there") }
        Counter("c")
      }
    }
    let stage = Stage { Maybe() }
    try stage.screen.tap(identifier: "c")
    try stage.screen.tap("switch")
    #expect(stage.texts == ["switch", "there", "c 1"])
  }

  @Test("reordering and removing elements keeps the right state, and removed rows disappear")
  func forEach() throws {
    struct Rows: View {
      let journal: Journal
      @State private var names = ["a", "b", "c"]

      var body: some View {
        Button("reverse") { names.reverse() }
        Button("drop") { names.removeLast() }
        ForEach(names, id: \.self) { name in Counter(name).noted(name, in: journal) }
      }
    }
    let journal = Journal()
    let stage = Stage { Rows(journal: journal) }
    try stage.screen.tap(identifier: "a")
    try stage.screen.tap("reverse")
    #expect(stage.texts.suffix(3) == ["c 0", "b 0", "a 1"])
    #expect(Set(journal.take()) == ["+a", "+b", "+c"])
    try stage.screen.tap("drop")
    #expect(stage.texts.suffix(2) == ["c 0", "b 0"])
    #expect(journal.take() == ["-a"])
  }

  @Test("the first of two elements with one identifier wins, with a line in the log")
  func duplicates() {
    let stage = Stage { ForEach(["a", "a", "b"], id: \.self) { Text($0) } }
    #expect(stage.texts == ["a", "b"])
    #expect(stage.console.contains { $0.contains("occurs multiple times") })
  }

  @Test("another id is another view")
  func explicitID() throws {
    struct Reborn: View {
      let journal: Journal
      @State private var id = 0

      var body: some View {
        Button("new") { id += 1 }
        Counter("c").noted("c", in: journal).id(id)
      }
    }
    let journal = Journal()
    let stage = Stage { Reborn(journal: journal) }
    try stage.screen.tap(identifier: "c")
    try stage.screen.tap("new")
    #expect(stage.texts.last == "c 0")
    #expect(journal.entries.sorted() == ["+c", "+c", "-c"])
  }

  @Test("an erased view keeps its state while its type stays")
  func erasedTypes() throws {
    struct Erased: View {
      @State private var isText = false

      var body: some View {
        Button("switch") { isText.toggle() }
        Button("again") { isText = isText }
        isText ? AnyView(Text("text")) : AnyView(Counter("c"))
      }
    }
    let stage = Stage { Erased() }
    try stage.screen.tap(identifier: "c")
    try stage.screen.tap("again")
    #expect(stage.texts.last == "c 1")
    try stage.screen.tap("switch")
    try stage.screen.tap("switch")
    #expect(stage.texts.last == "c 0")
  }
}
