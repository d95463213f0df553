import HeadlessSwiftUI
import Testing

/// Views that show others, or that something is missing.
@MainActor
@Suite struct MoreContentTests {
  @Test("what stands in for a picture, for results, for a value and for phases is shown")
  func standIns() {
    struct Row: View, Equatable {
      let name: String

      var body: some View { Text(name) }
    }
    let stage = Stage {
      VStack {
        AsyncImage(url: nil) {
          $0.resizable()
        } placeholder: {
          Text("loading")
        }
        AsyncImage(url: nil) { phase in if phase.image == nil { Text("no picture, \(phase.error == nil)") } }
        Gauge(value: 0.4) {
          Text("Tank")
        } currentValueLabel: {
          Text("40 %")
        }.gaugeStyle(.accessoryCircular)
        LabeledContent("Weight", value: "3 kg")
        PhaseAnimator([1, 2, 3]) {
          Text("phase \($0)")
        } animation: { _ in
          .linear(duration: 1)
        }
        Text("wave").phaseAnimator([false, true], trigger: 0) { content, isUp in content.offset(y: isUp ? 9 : 0) }
        Row(name: "row").equatable()
      }
    }
    #expect(
      stage.texts == [
        "loading", "no picture, true", "Tank", "40 %", "Weight", "3 kg", "phase 1", "wave", "row",
      ])
  }

  @Test("nothing to show is said, with what can be done about it")
  func unavailable() throws {
    struct Inbox: View {
      @State private var loads = 0

      var body: some View {
        Text("loads \(loads)")
        ContentUnavailableView {
          Label("No Mail", systemImage: "tray")
        } description: {
          Text("Nothing has come.")
        } actions: {
          Button("Refresh") { loads += 1 }
        }
        ContentUnavailableView("Empty", systemImage: "tray", description: Text("Really."))
        ContentUnavailableView.search(text: "moon")
      }
    }
    let stage = Stage { Inbox() }
    try stage.screen.tap("Refresh")
    #expect(
      stage.texts.prefix(6) == ["loads 1", "No Mail", "Nothing has come.", "Refresh", "Empty", "Really."])
    #expect(stage.texts.contains { $0.contains("moon") })
  }

  @Test("controls of a group are touched, and what would be shared is in the log")
  func groups() throws {
    struct Tools: View {
      @State private var steps = 0

      var body: some View {
        ControlGroup("Edit") {
          Button("Undo") { steps -= 1 }.keyboardShortcut("z")
          Button("Redo") { steps += 1 }.keyboardShortcut("z", modifiers: [.command, .shift])
        }
        .controlSize(.large)
        .sensoryFeedback(.selection, trigger: steps)
        ShareLink(item: "a poem") { Text("Recite") }
        ShareLink("Send", item: URL(fileURLWithPath: "/poem"))
        Text("\(steps)")
      }
    }
    let stage = Stage { Tools() }
    #expect(stage.screen.controls == ["Undo", "Redo", "Recite", "Send"])
    try stage.screen.tap("Redo")
    #expect(stage.texts.last == "1")
    try stage.screen.tap("Recite")
    try stage.screen.tap("Send")
    #expect(stage.console == ["shares a poem", "shares file:///poem"])
  }

  @Test("sections of tabs bring their tabs, in order")
  func tabSections() throws {
    let stage = Stage {
      TabView {
        Tab("Home", systemImage: "house") { Text("home") }
        TabSection("Library") {
          Tab("Books", systemImage: "book") { Text("books") }
          Tab("Films", systemImage: "film") { Text("films") }
        }
      }
    }
    #expect(stage.screen.tabs == ["Home", "Books", "Films"])
    try stage.screen.tapTab("Films")
    #expect(stage.texts == ["films"])
  }

  @Test("a form's looks and inputs leave it as it is, and what the environment tells is read")
  func accepted() throws {
    struct Reading: View {
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.redactionReasons) private var reasons
      @Environment(\.font) private var font

      var body: some View { Text("\(size) \(reasons.contains(.placeholder)) \(font == .title)") }
    }
    struct Account: View {
      @State private var mail = ""

      var body: some View {
        NavigationSplitView {
          ScrollView {
            LazyVStack {
              Reading().redacted(reason: .placeholder).dynamicTypeSize(.accessibility1...).font(.title)
            }
            .scrollTargetLayout()
            Reading().redacted(reason: .privacy).unredacted().dynamicTypeSize(.small)
            TextField("Mail", text: $mail)
              .textInputAutocapitalization(.never).textContentType(.emailAddress).textCase(.uppercase)
            Text(mail).mask { Circle() }.textSelection(.enabled).truncationMode(.middle).lineSpacing(3)
          }
          .scrollTargetBehavior(.viewAligned)
          .scrollPosition(id: .constant(Int?.none))
          .scrollDismissesKeyboard(.interactively)
        } detail: {
          EmptyView()
        }
        .navigationSplitViewStyle(.balanced)
      }
    }
    let stage = Stage { Account() }
    #expect(stage.texts.prefix(2) == ["accessibility1 true true", "small false false"])
    try stage.screen.type("a@b.c", into: "Mail")
    #expect(stage.texts.suffix(2) == ["a@b.c", "a@b.c"])
    #expect(stage.console.isEmpty)
  }
}
