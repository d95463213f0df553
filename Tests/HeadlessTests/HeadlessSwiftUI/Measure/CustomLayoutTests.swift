import HeadlessSwiftUI
import Testing

/// Layouts that an app writes itself.
@MainActor
@Suite struct CustomLayoutTests {
  private struct Share: LayoutValueKey {
    static let defaultValue: CGFloat = 1
  }

  /// Columns, each with its share of the width.
  private struct Columns: Layout {
    struct Cache {
      var shares: [CGFloat]
    }

    func makeCache(subviews: Subviews) -> Cache { Cache(shares: subviews.map { $0[Share.self] }) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
      let unit = bounds.width / max(cache.shares.reduce(0, +), 1)
      var x = bounds.minX
      for (subview, share) in zip(subviews, cache.shares) {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: share * unit, height: bounds.height))
        x += share * unit
      }
    }
  }

  private struct Room: View {
    let name: String

    var body: some View {
      GeometryReader { proxy in Text("\(name) \(Int(proxy.size.width))x\(Int(proxy.size.height))") }
    }
  }

  @Test("a layout is run, and what it proposes is the room that its views have, also after a turn")
  func running() throws {
    struct Page: View {
      @State private var hasThird = false

      var body: some View {
        Columns {
          Room(name: "a")
          Room(name: "b").layoutValue(key: Share.self, value: 2)
          if hasThird { Room(name: "c").layoutValue(key: Share.self, value: 3) }
        }
        Button("third") { hasThird = true }
      }
    }
    let stage = Stage { Page() }
    #expect(stage.texts == ["a 130x844", "b 260x844", "third"])
    stage.perform { stage.simulation.turnDevice(to: .landscapeLeft) }
    #expect(stage.texts == ["a 281x390", "b 562x390", "third"])
    try stage.screen.tap("third")
    #expect(stage.texts == ["a 140x390", "b 281x390", "c 422x390", "third"])
    #expect(stage.console.isEmpty)
  }

  /// What a layout asks of its views.
  private struct Asking: Layout {
    let journal: Journal

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      let lines = subviews.map { subview in
        let ideal = subview.sizeThatFits(.unspecified)
        let narrow = subview.sizeThatFits(ProposedViewSize(width: 50, height: nil))
        let centre = subview.dimensions(in: .unspecified)[HorizontalAlignment.center]
        let sizes = [ideal, narrow].map { "\(Int($0.width))x\(Int($0.height))" }
        return "\(sizes.joined(separator: " ")) \(Int(centre)) \(subview.priority)"
      }
      MainActor.assumeIsolated { for line in lines { journal.note(line) } }
    }
  }

  @Test("views tell their sizes: texts wrap, frames and paddings count, stacks add up, colours and spacers stretch")
  func sizes() {
    let journal = Journal()
    _ = Stage {
      Asking(journal: journal) {
        Text("ten chars!")
        Text("ten chars!").font(.largeTitle).layoutPriority(2)
        Text("x").frame(width: 80, height: 30)
        Text("x").frame(minWidth: 40, maxWidth: .infinity)
        Text("x").padding(10)
        Color.red
        HStack(spacing: 5) { ForEach(0..<3) { _ in Color.red.frame(width: 20, height: 7) } }
        HStack {
          Text("a")
          Spacer()
          Text("b")
        }
        ZStack {
          Color.red.frame(width: 20, height: 70)
          Color.red.frame(width: 60, height: 10)
        }
        Color.red.frame(width: 20, height: 20).overlay { Color.blue.frame(width: 500, height: 500) }
        Text("ten chars!").fixedSize()
      }
    }
    #expect(
      journal.take() == [
        "90x21 50x42 45 0.0", "170x41 50x164 85 2.0", "80x30 80x30 40 0.0", "40x21 50x21 20 0.0", "29x41 29x41 14 0.0",
        "10x10 50x10 5 0.0", "70x7 70x7 35 0.0", "42x21 50x21 21 0.0", "60x70 60x70 30 0.0", "20x20 20x20 10 0.0",
        "90x21 90x21 45 0.0",
      ])
  }

  @Test("views keep their state when the layout around them is another one")
  func anyLayout() throws {
    struct Adaptive: View {
      @Environment(\.verticalSizeClass) private var height

      var body: some View {
        let layout = height == .compact ? AnyLayout(HStackLayout(spacing: 10)) : AnyLayout(VStackLayout(spacing: 44))
        layout {
          Counter("taps")
          Room(name: "room")
        }
      }
    }
    let stage = Stage { Adaptive() }
    try stage.screen.tap(identifier: "taps")
    // 44 points between them, and a line of text above.
    #expect(stage.texts == ["taps 1", "room 390x779"])
    stage.perform { stage.simulation.turnDevice(to: .landscapeLeft) }
    #expect(stage.texts == ["taps 1", "room 780x390"])
    stage.perform { stage.simulation.turnDevice(to: .portrait) }
    #expect(stage.texts == ["taps 1", "room 390x779"])
  }

  @Test("a layout in a layout is measured by what it says of itself")
  func nested() {
    let stage = Stage {
      VStackLayout(spacing: 0) {
        ZStackLayout {
          Color.red.frame(width: 10, height: 100)
          Color.red.frame(width: 10, height: 44)
        }
        Room(name: "rest")
      }
    }
    #expect(stage.texts == ["rest 390x744"])
  }
}
