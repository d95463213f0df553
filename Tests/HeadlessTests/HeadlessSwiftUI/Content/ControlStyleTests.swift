import HeadlessSwiftUI
import Testing

/// Styles of labels and toggles.
@MainActor
@Suite struct ControlStyleTests {
  private struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        Text(configuration.isOn ? "[x]" : "[ ]")
        configuration.label
      }
    }
  }

  private struct Framed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { HStack { Toggle(configuration).padding() } }
  }

  private struct Switches: View {
    @State private var sound = false
    @State private var light = false

    var body: some View {
      Text("\(sound) \(light)")
      VStack {
        Toggle("Sound", isOn: $sound)
        Toggle("Light", isOn: $light).toggleStyle(.button)
      }
      .toggleStyle(Checkbox())
      Toggle("Framed light", isOn: $light).toggleStyle(Framed())
    }
  }

  @Test("a toggle's own style makes what is touched, one of the platform's changes nothing")
  func toggles() throws {
    let stage = Stage { Switches() }
    #expect(stage.screen.controls == ["[ ] Sound", "Light", "Framed light"])
    try stage.screen.tap("Sound")
    try stage.screen.tap("Light")
    #expect(stage.texts == ["true true", "[x]", "Sound", "Light", "Framed light"])
    try stage.screen.tap("Framed light")
    #expect(stage.texts.first == "true false")
  }

  private struct Loud: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Text(isEnabled ? "!" : "?")
      configuration.title
      Label(configuration)
    }
  }

  @Test("a label's own style makes what it shows, and an icon is touched by its title")
  func labels() throws {
    struct Bar: View {
      @State private var taps: [String] = []

      var body: some View {
        Text(taps.joined(separator: ","))
        Label("Loud", systemImage: "horn").labelStyle(Loud()).disabled(true)
        Group {
          Button("Add", systemImage: "plus") { taps.append("add") }
          Button {
            taps.append("share")
          } label: {
            Label("Share", systemImage: "square.and.arrow.up")
          }
          .labelStyle(.titleOnly)
        }
        .labelStyle(.iconOnly)
      }
    }
    let stage = Stage { Bar() }
    #expect(stage.texts == ["", "?", "Loud", "Loud", "Share"])
    #expect(stage.screen.controls == ["plus", "Share"])
    try stage.screen.tap("Add")
    try stage.screen.tap("plus")
    try stage.screen.tap("Share")
    #expect(stage.texts.first == "add,add,share")
  }
}
