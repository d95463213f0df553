import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct InspectorTests {
  private struct Editor: View {
    let journal: Journal
    @State private var isShown = true

    var body: some View {
      NavigationStack {
        Button("details \(isShown)") { isShown.toggle() }
          .inspector(isPresented: $isShown) {
            GeometryReader { proxy in Text("width \(Int(proxy.size.width))") }.inspectorColumnWidth(280)
              .noted("details", in: journal)
          }
      }
    }
  }

  @Test("where the width is regular it stands beside its content")
  func column() throws {
    let journal = Journal()
    let stage = Stage(device: .pad) { Editor(journal: journal) }
    #expect(stage.root?.presentedViewController == nil)
    #expect(stage.texts == ["details true", "width 280"])
    try stage.screen.tap("details true")
    #expect(stage.texts == ["details false"])
    #expect(journal.take() == ["+details", "-details"])
  }

  @Test("where the width is compact it is a sheet, which a finger closes")
  func sheet() throws {
    let journal = Journal()
    let stage = Stage { Editor(journal: journal) }
    #expect(stage.root?.presentedViewController?.modalPresentationStyle == .pageSheet)
    #expect(stage.texts == ["details true", "width 280"])
    try stage.screen.swipeDown()
    #expect(stage.texts == ["details false"])
    #expect(journal.take() == ["+details", "-details"])
  }

  @Test("a phone whose width changes with a turn shows it the other way, and it stays open")
  func turning() throws {
    let stage = Stage(device: .largePhone) { Editor(journal: Journal()) }
    #expect(stage.root?.presentedViewController != nil)
    stage.perform { stage.simulation.turnDevice(to: .landscapeLeft) }
    #expect(stage.root?.presentedViewController == nil)
    #expect(stage.texts == ["details true", "width 280"])
    stage.perform { stage.simulation.turnDevice(to: .portrait) }
    #expect(stage.root?.presentedViewController != nil)
    #expect(stage.texts == ["details true", "width 280"])
  }
}
