import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct OldNavigationTests {
  private struct Old: View {
    @State private var isActive = false
    @State private var chosen: String?

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("plain") { Text("plain page") }
          NavigationLink(isActive: $isActive) {
            Button("close") { isActive = false }
          } label: {
            Text("bound")
          }
          NavigationLink(tag: "a", selection: $chosen) {
            Text("tagged page")
          } label: {
            Text("tagged")
          }
          Text("\(isActive) \(chosen ?? "nil")")
        }
        Text("second column")
      }
    }
  }

  @Test("on a phone it is a stack, whose links may be bound")
  func phone() throws {
    let stage = Stage(SystemVersion(15)) { Old() }
    try stage.screen.tap("plain")
    #expect(stage.texts == ["plain page"])
    try stage.screen.goBack()
    try stage.screen.tap("bound")
    #expect(stage.texts == ["close"])
    try stage.screen.tap("close")
    #expect(stage.texts.last == "false nil")
    try stage.screen.tap("tagged")
    #expect(stage.texts == ["tagged page"])
    try stage.screen.goBack()
    #expect(stage.texts.last == "false nil")
  }

  @Test("on an iPad it has columns unless told otherwise")
  func pad() throws {
    let columns = Stage(SystemVersion(15), device: .pad) { Old() }
    #expect(columns.texts.contains("second column"))
    #expect(columns.controllers(UISplitViewController.self).count == 1)
    try columns.screen.tap("plain")
    #expect(columns.texts.contains("plain page"))
    let stack = Stage(SystemVersion(15), device: .pad) { Old().navigationViewStyle(.stack) }
    #expect(stack.controllers(UISplitViewController.self).isEmpty)
  }

  private struct Split: View {
    @State private var chosen: Int?

    var body: some View {
      NavigationSplitView {
        List(0..<3, id: \.self, selection: $chosen) { Text("row \($0)") }
      } detail: {
        if let chosen { Text("detail \(chosen)") } else { Text("nothing") }
      }
    }
  }

  @Test("a split view shows its columns side by side, or one after the other")
  func splitView() throws {
    let pad = Stage(device: .pad) { Split() }
    #expect(pad.texts.contains("row 0") && pad.texts.contains("nothing"))
    try pad.screen.tap("row 1")
    #expect(pad.texts.contains("row 0") && pad.texts.contains("detail 1"))
    let phone = Stage { Split() }
    #expect(phone.texts == ["row 0", "row 1", "row 2"])
    try phone.screen.tap("row 2")
    #expect(phone.texts == ["detail 2"])
    try phone.screen.goBack()
    #expect(phone.texts == ["row 0", "row 1", "row 2"])
  }

  nonisolated private static let largePhone = DeviceModel(
    name: "Large phone", idiom: .phone, screenSize: CGSize(width: 430, height: 932), scale: 3, hasHomeButton: false,
    isRegularWidthInLandscape: true, systems: SystemVersion.oldest...SystemVersion.newest)

  @Test("on a large phone it is columns while that is held sideways, and one of them upright")
  func largePhone() throws {
    let stage = Stage(SystemVersion(15), device: Self.largePhone) { Old() }
    #expect(stage.texts.contains("false nil") && !stage.texts.contains("second column"))
    stage.simulation.turnDevice(to: .landscapeLeft)
    stage.simulation.settle()
    #expect(stage.texts.contains("false nil") && stage.texts.contains("second column"))
    try stage.screen.tap("bound")
    #expect(stage.texts.contains("true nil") && stage.texts.contains("close"))
    stage.simulation.turnDevice(to: .portrait)
    stage.simulation.settle()
    #expect(stage.texts == ["close"])
    try stage.screen.goBack()
    #expect(stage.texts.contains("false nil"), "going back makes the link's binding false")
    try stage.screen.tap("bound")
    try stage.screen.tap("close")
    #expect(stage.texts.contains("false nil"), "and so does the binding by itself")
  }

  private struct Deep: View {
    var body: some View {
      NavigationView {
        NavigationLink("first") { NavigationLink("second") { Text("deep") } }
      }
    }
  }

  @Test("links inside the last column push there", arguments: [DeviceModel.phone, .pad, OldNavigationTests.largePhone])
  func deepLinks(device: DeviceModel) throws {
    let stage = Stage(SystemVersion(15), device: device) { Deep() }
    try stage.screen.tap("first")
    try stage.screen.tap("second")
    #expect(stage.texts.contains("deep"))
    try stage.screen.goBack()
    #expect(!stage.texts.contains("deep") && stage.texts.contains("second"))
  }

  private struct ByData: View {
    @State private var chosen: Int?

    var body: some View {
      NavigationSplitView {
        List(0..<3, id: \.self, selection: $chosen) { Text("row \($0)") }
        Button("choose") { chosen = 1 }
      } detail: {
        Text("detail \(chosen.map(String.init) ?? "nil")")
        Button("none") { chosen = nil }
      }
    }
  }

  @Test("where one column shows, a selection that data makes brings the detail, and none goes back")
  func selectionByData() throws {
    let phone = Stage { ByData() }
    try phone.screen.tap("choose")
    #expect(phone.texts == ["detail 1", "none"])
    try phone.screen.tap("none")
    #expect(phone.texts.contains("row 0"))
    try phone.screen.tap("choose")
    try phone.screen.goBack()
    #expect(phone.texts.contains("row 0"))
    try phone.screen.tap("choose")
    #expect(phone.texts == ["detail 1", "none"], "going back had taken the selection away")
  }
}
