import HeadlessSwiftUI
import Testing

private struct ToneKey: EnvironmentKey {
  static let defaultValue = "default"
}

extension EnvironmentValues {
  fileprivate var tone: String {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
}

@MainActor
@Suite struct EnvironmentTests {
  private struct Leaf: View {
    @Environment(\.tone) private var tone

    var body: some View { Text(tone) }
  }

  @Test("a change at the root reaches a leaf, and an inner writer wins")
  func reachesLeaf() throws {
    struct Root: View {
      @State private var tone = "a"

      var body: some View {
        VStack {
          Button("change") { tone = "b" }
          Group { HStack { Leaf() } }
          Leaf().environment(\.tone, "inner")
        }
        .environment(\.tone, tone)
        Leaf()
      }
    }
    let stage = Stage { Root() }
    #expect(stage.texts == ["change", "a", "inner", "default"])
    try stage.screen.tap("change")
    #expect(stage.texts == ["change", "b", "inner", "default"])
  }

  @Test("an environment object is found below, and followed")
  func environmentObject() {
    final class Model: ObservableObject {
      @Published var name = "a"
    }
    struct Child: View {
      @EnvironmentObject var model: Model

      var body: some View { Text(model.name) }
    }
    let model = Model()
    let stage = Stage { VStack { Child() }.environmentObject(model) }
    stage.perform { model.name = "b" }
    #expect(stage.texts == ["b"])
  }

  @Test("disabling reaches every control inside")
  func disabled() {
    let stage = Stage { VStack { Button("a") {} }.disabled(true) }
    #expect(throws: DriverError.disabled("a")) { try stage.screen.tap("a") }
  }
}
