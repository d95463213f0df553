import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// Videos and covers inside a branch that the turn takes away: there, back, rest, and an issue with the remedy (A2, A7).
@MainActor
@Suite("A full screen inside a branch of the layout", .worlds) struct FullScreenInBranchTests {
  // MARK: A root chosen by the width (A2)

  enum Presented: CaseIterable, Sendable {
    case video
    case cover
  }

  private struct Root: View {
    @Environment(\.horizontalSizeClass) private var width
    @Bindable var switches: Switches
    let presented: Presented

    var body: some View {
      if width == .regular {
        Text("wide")
      } else {
        NavigationStack {
          if presented == .video {
            Text("film").fullScreenInLandscape(isOn: $switches.sheet, label: "video")
          } else {
            Text("page").fullScreenCover(isPresented: $switches.cover) {
              Text("cover").supportedInterfaceOrientations(whileVisible: .landscape, label: "cover")
            }
          }
        }
      }
    }
  }

  @Test("on a large phone the root is another one in landscape", arguments: TestApp.systems, Presented.allCases)
  func rootByWidth(system: Int, presented: Presented) throws {
    let switches = Switches()
    let app = TestApp(system, device: .largePhone, view: Root(switches: switches, presented: presented))
    app.simulation.settle()
    let outcome = app.consequences {
      if presented == .video { switches.sheet = true } else { switches.cover = true }
    }
    #expect(outcome.turns == [.landscapeRight, .portrait])
    try app.expectRest(outcome, at: .portrait)
    try app.expectUndone(presented == .video ? "video" : "cover")
  }

  @Test("following the device ends the same way", arguments: TestApp.systems)
  func followingDevice(system: Int) throws {
    let switches = Switches()
    let app = TestApp(system, device: .largePhone, view: Root(switches: switches, presented: .video))
    app.simulation.settle()
    let outcome = app.consequences { app.simulation.turnDevice(to: .landscapeLeft) }
    try app.expectRest(outcome, at: .portrait)
    try app.expectUndone("video")
  }

  // MARK: A video in a layout chosen by its shape (A7)

  enum Layout: CaseIterable, Sendable {
    case sizeClass
    case geometry
  }

  private struct VideoInLayout: View {
    @Environment(\.verticalSizeClass) private var height
    @Bindable var switches: Switches
    let layout: Layout

    var body: some View {
      if layout == .geometry {
        GeometryReader { proxy in
          if proxy.size.width > proxy.size.height { HStack { video } } else { VStack { video } }
        }
      } else if height == .compact {
        HStack { video }
      } else {
        VStack { video }
      }
    }

    private var video: some View {
      Text("film").fullScreenInLandscape(isOn: $switches.sheet, label: "video").frame(height: 220)
    }
  }

  @Test("the same player in a row and in a column are two", arguments: TestApp.systems, Layout.allCases)
  func rowAndColumn(system: Int, layout: Layout) throws {
    let switches = Switches()
    let app = TestApp(system, view: VideoInLayout(switches: switches, layout: layout))
    app.simulation.settle()
    let outcome = app.consequences { switches.sheet = true }
    #expect(outcome.turns == [.landscapeRight, .portrait])
    try app.expectRest(outcome, at: .portrait)
    try app.expectUndone("video")
    #expect(!switches.sheet)
  }

  @Test("so they are on an iPad, where the size tells", arguments: [15, 18, 26])
  func onPad(system: Int) throws {
    let switches = Switches()
    let app = TestApp(Setting(system, .pad), view: VideoInLayout(switches: switches, layout: .geometry))
    app.simulation.settle()
    let outcome = app.consequences { switches.sheet = true }
    try app.expectRest(outcome, at: .portrait)
    try app.expectUndone("video")
  }

  private struct VideoOutside: View {
    @Environment(\.verticalSizeClass) private var height
    @Bindable var switches: Switches

    var body: some View {
      VStack {
        Text("film").fullScreenInLandscape(isOn: $switches.sheet, label: "video").frame(height: 220)
        if height == .compact { Text("beside") } else { Text("below") }
      }
    }
  }

  @Test("a video outside the branches, as the remedy says, fills the screen and stays", arguments: TestApp.systems)
  func outside(system: Int) throws {
    let switches = Switches()
    let app = TestApp(system, view: VideoOutside(switches: switches))
    app.simulation.settle()
    let outcome = app.consequences { switches.sheet = true }
    #expect(outcome.turns == [.landscapeRight])
    try app.expectRest(outcome, at: .landscapeRight)
    #expect(switches.sheet)
    #expect(try app.coordinator.openIssues.isEmpty)
  }
}
