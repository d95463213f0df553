import HeadlessUIKit
import Testing

extension BrowserTests {
  /// What a browser draws, held against a separate run that is read as JSON.
  @MainActor
  @Suite("What is drawn") struct DrawnRectanglesTests {
    private let pages: WrittenPages

    init() throws {
      pages = try WrittenPages()
    }

    /// Phones with and without a Home button, both hands, upside down, flat, a user's lock, windows on iPads, a foldable.
    nonisolated static let examples: [[String]] = [
      ["demo"], ["demo", "--device", "iPad Pro 11-inch (M1)"], ["demo", "--device", "iPhone 8", "--system", "15"],
      ["simulate", WrittenPages.example("B96-flat-phone")], ["simulate", WrittenPages.example("B133-resized-scene")],
      ["simulate", WrittenPages.example("B74-narrower-window")], ["simulate", WrittenPages.example("B97-phone-put-down")],
      ["simulate", WrittenPages.example("locked-page-user-lock")], ["simulate", WrittenPages.example("B04-write-on-16")],
    ]

    @Test("the rectangles and the way up of each step agree with the JSON of another run", arguments: examples)
    func agree(arguments: [String]) async throws {
      let page = try await pages.written(arguments)
      let with = try await pages.separate(arguments)
      let isPair = try String(contentsOf: page, encoding: .utf8).contains("class=\"timeline pair\"")
      let without = isPair ? try await pages.separate(arguments + ["--without-library"]) : []
      let drawn = try await Browser.run { browser in
        try await browser.prefer("light")
        try await browser.open(page)
        let drawn = try await browser.script(Self.measure) as? [[String: Any]] ?? []
        #expect(try await browser.complaints() == [])
        return drawn
      }
      #expect(drawn.count > 2)
      #expect(Set(drawn.compactMap { $0["side"] as? Int }).count == (isPair ? 2 : 1))
      for step in drawn {
        let side = step["side"] as? Int ?? 0
        let moments = side == 0 ? with : without
        let index = step["moment"] as? Int ?? -1
        let state = try #require(moments.indices.contains(index) ? moments[index]["state"] as? [String: Any] : nil)
        let wanted = try #require(Expected(state))
        let place: Comment = "\(arguments.last ?? ""), moment \(index), side \(side)"
        #expect(Self.isClose(step["screen"], wanted.screen), place)
        #expect(Self.isClose(step["page"], wanted.page), place)
        #expect(Self.isClose(step["up"], wanted.up), place)
      }
    }

    /// Shows each step in turn and measures, in points around the drawing's centre, what is shown.
    private static let measure = """
      const found = [];
      const count = document.querySelectorAll('.step').length;
      for (let step = 0; step < count; step += 1) {
        const slider = document.querySelector('input[type=range]');
        slider.value = step;
        slider.dispatchEvent(new Event('input'));
        const article = [...document.querySelectorAll('.step')].find(step => step.offsetParent !== null);
        [...article.querySelectorAll('.side')].forEach((section, side) => {
          const svg = section.querySelector('.drawing'), frame = svg.getBoundingClientRect();
          const scale = svg.viewBox.baseVal.width / frame.width;
          const box = name => {
            const r = svg.querySelector(name).getBoundingClientRect();
            return [(r.x - frame.x - frame.width / 2) * scale, (r.y - frame.y - frame.height / 2) * scale, r.width * scale, r.height * scale];
          };
          const matrix = svg.querySelector('.ui').getCTM();
          const up = [-matrix.c, -matrix.d], length = Math.hypot(...up);
          found.push({ side, moment: Number(section.dataset.moment), screen: box('.screen'), page: box('.page'),
            up: up.map(part => part / length) });
        });
      }
      return found;
      """

    private static func isClose(_ value: Any?, _ wanted: [Double]) -> Bool {
      let numbers = (value as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
      return numbers.count == wanted.count && zip(numbers, wanted).allSatisfy { abs($0 - $1) < 1.5 }
    }
  }
}

/// Where the display and the interface have to be for whoever holds the device, worked out from the JSON alone.
private struct Expected {
  let screen: [Double]
  let page: [Double]
  let up: [Double]

  init?(_ state: [String: Any]) {
    guard let pose = state["pose"] as? String, let interface = state["interface"] as? String,
      let size = (state["size"] as? [Any])?.compactMap({ ($0 as? NSNumber)?.doubleValue }), size.count == 2,
      let display = (state["screen"] as? [Any])?.compactMap({ ($0 as? NSNumber)?.doubleValue }), display.count == 2
    else { return nil }
    // R1.3: a device orientation is where its top points; an interface orientation is named after the side of the Home button.
    let hand = ["landscapeLeft": 3, "landscapeRight": 1, "portraitUpsideDown": 2][pose] ?? 0
    let inDevice = ["landscapeLeft": 3, "landscapeRight": 1, "portraitUpsideDown": 2][interface] ?? 0
    let turns = (hand + inDevice) % 4
    screen = Self.box(width: display[0], height: display[1], quarterTurns: hand)
    // In a scene narrower than its display and as high the other app is at the right, for who reads the interface.
    let shown = inDevice % 2 == 0 ? display : [display[1], display[0]]
    let offset = size[0] < shown[0] && size[1] >= shown[1] ? (size[0] - shown[0]) / 2 : 0
    page = Self.box(width: size[0], height: size[1], quarterTurns: turns, offset: offset)
    up = [[0, -1], [1, 0], [0, 1], [-1, 0]][turns]
  }

  private static func box(width: Double, height: Double, quarterTurns turns: Int, offset: Double = 0) -> [Double] {
    let center = [[offset, 0], [0, offset], [-offset, 0], [0, -offset]][turns]
    let size = turns % 2 == 0 ? [width, height] : [height, width]
    return [center[0] - size[0] / 2, center[1] - size[1] / 2] + size
  }
}
