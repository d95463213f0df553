import HeadlessUIKit
import Testing

extension BrowserTests {
  @MainActor
  @Suite("The player") struct PlayerTests {
    private let pages: WrittenPages

    init() throws {
      pages = try WrittenPages()
    }

    private static let current = """
      const shown = [...document.querySelectorAll('.step')].filter(step => step.offsetParent !== null);
      return [shown.length, document.querySelector('output').textContent, document.querySelector('input[type=range]').value,
        document.querySelector('.strip [aria-current]').dataset.step].join('|');
      """

    @Test("keys, buttons, the slider and the strip lead to a step, and one step is shown at a time")
    func steps() async throws {
      let page = try await pages.page("demo")
      try await Browser.run { browser in
        try await browser.prefer("light")
        try await browser.goOffline()
        try await browser.open(page)
        let count = try await browser.script("return document.querySelectorAll('.step').length") as? Int ?? 0
        #expect(count > 90)
        func shows(_ step: Int, _ what: Comment) async throws {
          let now = try await browser.script(Self.current) as? String
          #expect(now == "1|\(step) of \(count)|\(step - 1)|\(step - 1)", what)
        }
        try await shows(1, "at first")
        try await browser.press(.right, .right, .left)
        try await shows(2, "by keys")
        try await browser.press(.end, .right)
        try await shows(count, "the last by a key, and nothing after it")
        try await browser.press(.home, .left)
        try await shows(1, "the first by a key, and nothing before it")
        _ = try await browser.script("document.querySelector('[data-do=next]').click()")
        try await shows(2, "by a button")
        _ = try await browser.script("document.querySelector('input[type=range]').focus()")
        try await browser.press(.right, .right)
        try await shows(4, "by the slider's own keys, once each")
        _ = try await browser.script(
          "const s = document.querySelector('input[type=range]'); s.value = 40; s.dispatchEvent(new Event('input'))")
        try await shows(41, "by dragging the slider")
        _ = try await browser.script("document.querySelector('.strip a[data-step=\"7\"]').click()")
        try await shows(8, "by the strip")
        #expect(try await browser.complaints() == [])
      }
    }

    @Test("plays step by step, pauses, and stops at the end")
    func plays() async throws {
      let page = try await pages.page("simulate", WrittenPages.example("locked-page"))
      try await Browser.run { browser in
        try await browser.prefer("light")
        try await browser.open(page)
        try await browser.press(.space)
        #expect(try await browser.script("return document.querySelector('[data-do=play]').textContent") as? String == "Pause")
        let next = try await browser.asyncScript(
          """
          const done = arguments[0], output = document.querySelector('output');
          new MutationObserver(() => done(output.textContent)).observe(output, { childList: true });
          """)
        #expect((next as? String)?.hasPrefix("2 of ") == true)
        try await browser.press(.space)
        #expect(try await browser.script("return document.querySelector('[data-do=play]').textContent") as? String == "Play")
        try await browser.press(.end)
        _ = try await browser.script(
          "document.querySelector('[data-do=back]').click(); document.querySelector('[data-do=play]').click()")
        let label = try await browser.asyncScript(
          """
          const done = arguments[0], label = document.querySelector('[data-do=play] .label');
          new MutationObserver(() => done(label.textContent)).observe(label, { childList: true });
          """)
        #expect(label as? String == "Play")
        #expect(try await browser.complaints() == [])
      }
    }

    @Test("a link to a step opens it, and without scripts every step is there")
    func links() async throws {
      let page = try await pages.page("simulate", WrittenPages.example("B104-leaving-the-player"))
      try await Browser.run { browser in
        try await browser.open(page, hash: "#t0-s2")
        #expect(try await browser.script("return document.querySelector('output').textContent") as? String == "3 of 6")
      }
      let text = try String(contentsOf: page, encoding: .utf8)
      let still = try pages.file("still.html", text.replacing(/<script>.*<\/script>/.dotMatchesNewlines(), with: ""))
      try await Browser.run { browser in
        try await browser.open(still)
        #expect(
          try await browser.script("return [...document.querySelectorAll('.step')].filter(s => s.offsetParent !== null).length")
            as? Int == 6)
        #expect(try await browser.script("return document.querySelector('.player').offsetParent === null") as? Bool == true)
      }
    }

    @Test("a grid opens the timeline of a field, and leads back")
    func grid() async throws {
      let page = try await pages.page("simulate", "--matrix", WrittenPages.example("locked-page"), "--system", "26.1")
      try await Browser.run { browser in
        try await browser.open(page)
        let fields = try await browser.script("return document.querySelectorAll('.grid td a').length") as? Int ?? 0
        #expect(fields >= 20)
        #expect(try await browser.script(Self.shownTimelines) as? Int == 0)
        _ = try await browser.script("document.querySelector('.grid td a').click()")
        #expect(
          try await browser.asyncScript("const done = arguments[0]; setTimeout(() => done(location.hash), 0)") as? String
            == "#t0-0"
        )
        #expect(try await browser.script(Self.shownTimelines) as? Int == 1)
        try await browser.press(.right)
        #expect(
          (try await browser.script("return document.querySelector('output').textContent") as? String)?.hasPrefix("2 of ") == true
        )
        _ = try await browser.asyncScript(
          """
          const done = arguments[0];
          addEventListener('hashchange', () => done(''), { once: true });
          document.querySelector('.to-overview').click();
          """)
        #expect(try await browser.script(Self.shownTimelines) as? Int == 0)
        #expect(try await browser.complaints() == [])
      }
    }

    private static let shownTimelines =
      "return [...document.querySelectorAll('.timeline')].filter(section => section.offsetParent !== null).length"
  }
}
