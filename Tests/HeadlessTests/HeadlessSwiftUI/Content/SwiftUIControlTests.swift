import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct SwiftUIControlTests {
  private struct Player: View {
    @State private var position = 0.0
    @State private var rate = 1.0
    @State private var isEditing = ""

    var body: some View {
      VStack {
        Text("at \(Int(position * 100)) rate \(Int(rate)) \(isEditing)")
        Slider(value: $position) {
          Text("Position")
        } onEditingChanged: {
          isEditing += $0 ? "[" : "]"
        }
        Slider(value: $rate, in: 1...5, step: 1).accessibilityIdentifier("rate")
        Slider(value: $rate, in: 0...10) {
          Text("off")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        }
        .disabled(true)
      }
    }
  }

  @Test("a slider is dragged by its label or identifier, in steps where it has some, and not where it is disabled")
  func sliders() throws {
    let stage = Stage { Player() }
    try stage.screen.slide("Position", to: 0.25)
    #expect(stage.texts.first == "at 25 rate 1 []")
    try stage.screen.slide("rate", to: 0.6)
    #expect(stage.texts.first == "at 25 rate 3 []")
    try stage.screen.tap("Position")
    #expect(stage.texts.first == "at 25 rate 3 []")
    #expect(throws: DriverError.disabled("off 0 10")) { try stage.screen.slide("off 0 10", to: 1) }
    #expect(throws: DriverError.noControl("volume", onScreen: ["Position", "", "off 0 10"])) {
      try stage.screen.slide("volume", to: 1)
    }
  }

  private struct Plaque: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(isEnabled ? "on" : "off")
        configuration.label.foregroundStyle(configuration.isPressed ? .red : .blue)
      }
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("twice") {
        configuration.trigger()
        configuration.trigger()
      }
      Button(configuration)
    }
  }

  private struct Styled: View {
    @State private var taps = 0

    var body: some View {
      VStack {
        Text("taps \(taps)")
        Button("plaque") { taps += 1 }.buttonStyle(Plaque())
        Button("plain") { taps += 10 }.buttonStyle(.plain)
        Button("own", role: .destructive) { taps += 100 }.buttonStyle(Twice())
      }
      .buttonStyle(.borderedProminent)
    }
  }

  @Test("a button's own style makes what it shows, and is linked; a style that makes buttons of its own is no endless one")
  func styles() throws {
    let stage = Stage { Styled() }
    #expect(stage.texts == ["taps 0", "on", "plaque", "plain", "twice", "own"])
    #expect(stage.screen.controls == ["on plaque", "plain", "twice", "own"])
    try stage.screen.tap("plaque")
    try stage.screen.tap("plain")
    try stage.screen.tap("twice")
    try stage.screen.tap("own")
    #expect(stage.texts.first == "taps 311")
  }

  private struct Asking: View {
    struct Film: Identifiable { let id: String }

    @State private var film: Film?
    @State private var isAsking = false
    @State private var isTold = false
    @State private var answer = "none"

    var body: some View {
      Button("ask") {
        film = Film(id: "Alien")
        isAsking = true
      }
      Button("ask for nothing") {
        film = nil
        isAsking = true
      }
      Button("tell") { isTold = true }
      Text("answer \(answer) \(isAsking)")
        .alert("Delete?", isPresented: $isAsking, presenting: film) { film in
          Button("Delete \(film.id)", role: .destructive) { answer = film.id }
        } message: { film in
          Text("\(film.id) is gone for good.")
        }
      Text("second")
        .alert(isPresented: $isTold) {
          Alert(
            title: Text("Told"), primaryButton: .default(Text("Fine")) { answer = "fine" }, secondaryButton: .cancel())
        }
    }
  }

  @Test("an alert with data shows it and waits for it, and the old kind of alert has its buttons")
  func alerts() throws {
    let stage = Stage { Asking() }
    try stage.screen.tap("ask for nothing")
    #expect(stage.screen.controls.count == 3)
    try stage.screen.tap("ask")
    #expect(stage.texts.suffix(3) == ["Delete?", "Alien is gone for good.", "Delete Alien"])
    try stage.screen.tap("Delete Alien")
    #expect(stage.texts.contains("answer Alien false"))
    try stage.screen.tap("tell")
    #expect(stage.screen.controls == ["Fine", "Cancel"])
    try stage.screen.tap("Fine")
    #expect(stage.texts.contains("answer fine false"))
  }

  private struct NewTabs: View {
    @State private var tab = "films"
    let journal: Journal

    var body: some View {
      TabView(selection: $tab) {
        Tab("Films", systemImage: "film", value: "films") { Text("films").noted("films", in: journal) }
        Tab(value: "search") {
          Button("home") { tab = "films" }
        } label: {
          Label("Search", systemImage: "magnifyingglass")
        }
      }
    }
  }

  @Test("tabs by value are chosen like tagged ones, in both directions")
  func tabs() throws {
    let journal = Journal()
    let stage = Stage { NewTabs(journal: journal) }
    #expect(stage.screen.tabs == ["Films", "Search"])
    try stage.screen.tapTab("Search")
    #expect(stage.screen.controls == ["home"])
    try stage.screen.tap("home")
    #expect(stage.texts == ["films"])
    #expect(journal.take() == ["+films", "-films", "+films"])
    let plain = Stage { TabView { Tab("One", systemImage: "1.circle") { Text("one") } } }
    #expect(plain.texts == ["one"])
  }

  @Test("notifications reach a view while it lives, and a size is told when it is another one")
  func events() throws {
    struct Listening: View {
      let journal: Journal
      @State private var isThere = true

      var body: some View {
        Button("switch") { isThere.toggle() }
        if isThere {
          Text("x")
            .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in
              journal.note("device")
            }
            .onGeometryChange(for: Bool.self) {
              $0.size.width > $0.size.height
            } action: {
              journal.note("wide \($0)")
            }
        }
      }
    }
    let journal = Journal()
    let stage = Stage { Listening(journal: journal) }
    #expect(journal.take() == ["wide false"])
    stage.perform { stage.simulation.turnDevice(to: .landscapeLeft) }
    #expect(Set(journal.take()) == ["device", "wide true"])
    try stage.screen.tap("switch")
    stage.perform { stage.simulation.turnDevice(to: .portrait) }
    #expect(journal.take() == [])
  }

  @Test("what only changes the looks leaves texts and controls as they are")
  func looks() throws {
    struct Video: View {
      @State private var isPlaying = false

      var body: some View {
        ZStack(alignment: .bottom) {
          Color.black.ignoresSafeArea()
          RoundedRectangle(cornerRadius: 12).fill(.blue).aspectRatio(16 / 9, contentMode: .fit)
            .frame(maxWidth: .infinity, maxHeight: .infinity).edgesIgnoringSafeArea(.all)
          Circle().stroke(.white, lineWidth: 2).frame(width: 44, height: 44).shadow(radius: 4)
          Button {
            withAnimation(.spring()) { isPlaying.toggle() }
          } label: {
            Image(systemName: isPlaying ? "pause" : "play").resizable().scaledToFit().imageScale(.large)
          }
          .padding().background(.ultraThinMaterial, in: Capsule()).tint(.white)
          .transition(.opacity.combined(with: .scale)).animation(.easeInOut, value: isPlaying)
        }
        .overlay(alignment: .topTrailing) { ProgressView().opacity(isPlaying ? 0 : 1) }
        .background(.black)
        .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
        .contentShape(Rectangle())
        .preferredColorScheme(.dark)
        .statusBarHidden()
        .persistentSystemOverlays(.hidden)
        .navigationBarHidden(true)
        .toolbar(.hidden, for: .navigationBar, .tabBar)
      }
    }
    let stage = Stage { NavigationStack { Video() } }
    #expect(stage.screen.controls == ["play"])
    try stage.screen.tap("play")
    #expect(stage.screen.controls == ["pause"])
    #expect(stage.console.isEmpty)
  }
}
