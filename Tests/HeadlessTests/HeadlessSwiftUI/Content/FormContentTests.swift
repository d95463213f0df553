import HeadlessSwiftUI
import Testing

/// What forms hold besides fields and switches.
@MainActor
@Suite struct FormContentTests {
  private struct Note: View {
    @State private var text = "Buy"
    @State private var isAsking = false
    @State private var done: [String] = []

    var body: some View {
      Form {
        GroupBox("Note") { TextEditor(text: $text).accessibilityIdentifier("note") }
          .listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowBackground(Color.clear)
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(height: 4)
        Text(done.joined(separator: ","))
          .contextMenu { Button("Copy") { done.append("copied") } }
        Button("Delete") { isAsking = true }
      }
      .accentColor(.orange)
      .confirmationDialog("Really?", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Delete it", role: .destructive) { done.append("deleted") }
      } message: {
        Text("It is gone for good.")
      }
    }
  }

  @Test("a text of several lines is edited in its box")
  func editing() throws {
    let stage = Stage { Note() }
    #expect(stage.texts.prefix(2) == ["Note", "Buy"])
    try stage.screen.type("Buy milk\nand tea", into: "note")
    #expect(stage.texts.prefix(2) == ["Note", "Buy milk\nand tea"])
  }

  @Test("a menu of the context is tapped, and a dialog asks, acts and goes")
  func asking() throws {
    let stage = Stage { Note() }
    try stage.screen.tap("Copy")
    try stage.screen.tap("Delete")
    #expect(stage.texts.suffix(3) == ["Really?", "It is gone for good.", "Delete it"])
    try stage.screen.tap("Delete it")
    #expect(stage.texts.contains("copied,deleted"))
    #expect(stage.screen.controls.last == "Delete")
  }

  @Test("a dialog about something waits for it and shows it")
  func dialogsWithData() throws {
    struct Films: View {
      @State private var film: String?
      @State private var isAsking = false
      @State private var answer = "none"

      var body: some View {
        Button("nothing") { isAsking = true }
        Button("Alien") {
          film = "Alien"
          isAsking = true
        }
        Text(answer)
          .confirmationDialog("Delete?", isPresented: $isAsking, presenting: film) { film in
            Button("Delete \(film)") { answer = film }
          } message: { film in
            Text("\(film) is old.")
          }
      }
    }
    let stage = Stage { Films() }
    try stage.screen.tap("nothing")
    #expect(stage.screen.controls == ["nothing", "Alien"])
    try stage.screen.tap("Alien")
    #expect(stage.texts.suffix(3) == ["Delete?", "Alien is old.", "Delete Alien"])
    try stage.screen.tap("Delete Alien")
    #expect(stage.texts.last == "Alien")
  }
}
