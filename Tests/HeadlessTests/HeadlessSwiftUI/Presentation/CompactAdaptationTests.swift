import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct CompactAdaptationTests {
  private struct Menu: View {
    let adaptation: PresentationAdaptation?
    @State private var isShown = true

    var body: some View {
      Text("page").popover(isPresented: $isShown) {
        if let adaptation { Text("popover").presentationCompactAdaptation(adaptation) } else { Text("popover") }
      }
    }
  }

  @Test("R4.1: content that says how it adapts gives UIKit's presentation a delegate that says so")
  func adapting() throws {
    let pairs: [(PresentationAdaptation, UIModalPresentationStyle)] = [(.fullScreenCover, .fullScreen), (.popover, .popover)]
    for (adaptation, style) in pairs {
      let stage = Stage { Menu(adaptation: adaptation) }
      let popover = try #require(stage.root?.presentedViewController)
      #expect(popover.modalPresentationStyle == .popover)
      #expect(popover.presentationController?.adaptivePresentationStyle == style)
      #expect(stage.texts == ["page", "popover"])
    }
    let silent = Stage { Menu(adaptation: nil) }
    #expect(silent.root?.presentedViewController?.presentationController?.delegate == nil)
  }

  @Test("what the height asks for counts where that is compact")
  func vertical() throws {
    struct Sheet: View {
      @State private var isShown = true

      var body: some View {
        Text("page").sheet(isPresented: $isShown) {
          Text("sheet").presentationCompactAdaptation(horizontal: .sheet, vertical: .fullScreenCover)
            .presentationBackground(.thinMaterial)
        }
      }
    }
    let stage = Stage { Sheet() }
    let sheet = try #require(stage.root?.presentedViewController)
    #expect(sheet.presentationController?.adaptivePresentationStyle == .pageSheet)
    stage.perform { stage.simulation.turnDevice(to: .landscapeLeft) }
    #expect(sheet.presentationController?.adaptivePresentationStyle == .fullScreen)
  }
}
