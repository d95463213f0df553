import HeadlessSwiftUI
import Testing

/// Gestures on SwiftUI's views.
@MainActor
@Suite struct SwiftUIGestureTests {
  private struct Card: View {
    @State private var way = CGSize.zero
    @State private var ends: [String] = []
    @GestureState private var isPressed = false

    var body: some View {
      VStack {
        Text("Card").gesture(
          DragGesture()
            .updating($isPressed) { _, state, _ in state = true }
            .onChanged { way = $0.translation }
            .onEnded { ends.append("\(Int($0.translation.height)) \(isPressed)") })
        Text("Spot").gesture(TapGesture().onEnded { ends.append("tap") })
        Text("Stone").onLongPressGesture { ends.append("long") }
        Circle().stroke(lineWidth: 2)
        Text("way \(Int(way.width)) \(ends.joined(separator: ","))")
      }
    }
  }

  @Test("a drag, a tap and a long press reach their gestures")
  func gestures() throws {
    let stage = Stage { Card() }
    try stage.screen.drag("Card", by: CGSize(width: 30, height: 80))
    try stage.screen.tap("Spot")
    try stage.screen.longPress("Stone")
    #expect(stage.texts.last == "way 30 80 true,tap,long")
    #expect(throws: DriverError.self) { try stage.screen.drag("Spot", by: .zero) }
  }

  @Test("a drag that is too short is none")
  func shortDrag() throws {
    let stage = Stage { Card() }
    try stage.screen.drag("Card", by: CGSize(width: 3, height: 3))
    #expect(stage.texts.last == "way 0 ")
  }

  @Test("two fingers come apart and turn, by the old gestures and by the new")
  func twoFingers() throws {
    struct Photo: View {
      @State private var log: [String] = []

      var body: some View {
        Text("Old").gesture(MagnificationGesture().onEnded { log.append("x\($0)") })
        Text("New").gesture(MagnifyGesture().onChanged { log.append("x\($0.magnification)") })
        Text("Turned").gesture(RotationGesture().onEnded { log.append("\(Int($0.degrees.rounded()))°") })
        Text("Newly turned").gesture(RotateGesture().onEnded { log.append("\(Int($0.rotation.degrees.rounded()))°") })
        Text(log.joined(separator: " "))
      }
    }
    let stage = Stage { Photo() }
    try stage.screen.pinch("Old", by: 2)
    try stage.screen.pinch("New", by: 0.5)
    try stage.screen.twist("Turned", by: .degrees(90))
    try stage.screen.twist("Newly turned", by: .degrees(-45))
    try stage.screen.pinch("Old", by: 1.001)
    #expect(stage.texts.last == "x2.0 x0.5 90° -45°")
    #expect(throws: DriverError.noControl("Old", onScreen: ["Turned", "Newly turned"])) {
      try stage.screen.twist("Old", by: .zero)
    }
  }
}

/// Fields and other controls of forms.
@MainActor
@Suite struct FormControlTests {
  private struct Profile: View {
    @State private var name = ""
    @State private var word = ""
    @State private var count = 1
    @State private var submitted = ""
    @FocusState private var isNamed: Bool

    var body: some View {
      Form {
        TextField("Name", text: $name).focused($isNamed).textFieldStyle(.roundedBorder)
        SecureField("Password", text: $word)
        Stepper("Guests", value: $count, in: 1...3)
        DisclosureGroup("More") { Text("Details") }
        Menu("Sort") { Button("By name") { submitted = "sorted" } }
        Text("\(name) \(count) \(submitted)")
      }
      .onSubmit { submitted = "submitted \(name)" }
    }
  }

  @Test("a form is filled in and submitted")
  func filling() throws {
    let stage = Stage { Profile() }
    try stage.screen.type("Ada", into: "Name")
    try stage.screen.type("secret", into: "Password")
    for _ in 0..<4 { try stage.screen.tap("Increment") }
    try stage.screen.tap("More")
    #expect(stage.texts.contains("••••••"))
    #expect(stage.texts.contains("Details"))
    #expect(stage.texts.last == "Ada 3 submitted Ada")
    try stage.screen.tap("By name")
    #expect(stage.texts.last == "Ada 3 sorted")
  }
}
