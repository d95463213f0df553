import HeadlessUIKit
import Testing

extension BrowserTests {
  @MainActor
  @Suite("Names that contain markup") struct EscapedNamesTests {
    private let pages: WrittenPages

    init() throws {
      pages = try WrittenPages()
    }

    /// Names that would end a title, an attribute or a script, act on a terminal, or turn their neighbours around.
    private static let names = [
      #"</title><script>window.hit = 1</script><img src=x onerror='window.hit = 2'>"#, #""><svg onload="window.hit = 3">"#,
      #"' onfocus='window.hit = 4' autofocus='"#, "a\u{1B}[31mb\u{0}c\u{202E}d\u{2066}e\u{7}",
      "</style><style>*{display:none}</style>",
      "]]></text></svg><script>window.hit = 5</script>", "&lt;b&gt; &amp;", "javascript:window.hit=6",
    ]

    private func scenario() throws -> URL {
      func quoted(_ text: String) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed), as: UTF8.self)
      }
      let names = try Self.names.map(quoted)
      let controllers = names.dropFirst().map { #"{ "name": \#($0), "mask": "landscape" }"# }
      let steps = names.dropFirst().map {
        #"{ "push": \#($0), "in": \#(names[0]), "note": \#($0) }, { "refresh": \#(names[0]) }"#
      }
      return try pages.file(
        "hostile.json",
        """
        { "name": \(names[0]), "report": { "id": "B1", "link": "https://a.b/\\"onclick=window.hit=7//" }, "outcome": "right",
        "device": "iPhone 13", "system": "26", "delegate": "all",
        "root": { "kind": "forwardingNavigation", "name": \(names[0]), "stack": [{ "name": "list" }] },
        "controllers": [\(controllers.joined(separator: ", "))],
        "steps": [\(steps.joined(separator: ", ")), { "expect": { "visible": \(names[3]) }, "note": \(names[1]) }] }
        """)
    }

    @Test("are text and nothing else, in the page and in the strip")
    func inject() async throws {
      let file = try scenario()
      let page = try await pages.page("simulate", file.path, strip: "strip.svg")
      let strip = page.deletingLastPathComponent().appendingPathComponent("strip.svg")
      try await Browser.run { browser in
        try await browser.open(page)
        #expect(
          try await browser.script(
            "return [window.hit, document.scripts.length, document.querySelectorAll('img,style').length].join()")
            as? String == ",1,1")
        let heading = try await browser.script("return document.querySelector('h1').textContent") as? String
        #expect(heading == "B1 " + Self.names[0])
        #expect(try await browser.script("return document.title") as? String == Self.names[0])
        let attributes = try await browser.script(
          "return [...document.querySelectorAll('*')].filter(e => [...e.attributes].some(a => a.name.startsWith('on'))).length")
        #expect(attributes as? Int == 0)
        let text = try await browser.script("return document.body.textContent") as? String ?? ""
        for name in Self.names where !name.contains("\u{1B}") { #expect(text.contains(name)) }
        #expect(text.contains(#"a\u{1B}[31mb\u{0}c\u{202E}d\u{2066}e\u{7}"#))
        #expect(!text.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" })
        #expect(text.contains("Not as expected"))
        #expect(try await browser.complaints() == [])

        try await browser.open(strip)
        #expect(
          try await browser.script(
            "return [window.hit, document.documentElement.tagName, document.querySelectorAll('script').length].join()")
            as? String == ",svg,0")
        let drawn = try await browser.script("return document.documentElement.textContent") as? String ?? ""
        #expect(drawn.contains(Self.names[0]) && drawn.contains(#"\u{202E}"#))
        #expect(try await browser.complaints() == [])
      }
    }
  }
}
