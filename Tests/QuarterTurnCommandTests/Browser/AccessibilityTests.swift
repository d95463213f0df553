import HeadlessUIKit
import Testing

extension BrowserTests {
  @MainActor
  @Suite("For everyone") struct AccessibilityTests {
    private let pages: WrittenPages

    init() throws {
      pages = try WrittenPages()
    }

    /// A page of each kind.
    nonisolated static let kinds: [[String]] = [
      ["demo"], ["simulate", WrittenPages.example("B104-leaving-the-player")],
      ["simulate", "--matrix", WrittenPages.example("B96-flat-phone")],
      ["simulate", WrittenPages.example("B133-resized-scene"), WrittenPages.example("locked-page"), "--without-library"],
    ]

    @Test("nothing scrolls sideways, on a narrow phone, a tablet or a wide display", arguments: kinds)
    func widths(arguments: [String]) async throws {
      let page = try await pages.written(arguments)
      try await Browser.run { browser in
        for width in [320, 360, 768, 1440] {
          try await browser.resize(width: width, height: 780)
          try await browser.open(page, hash: arguments.contains("--matrix") ? "#t0-0" : "")
          let excess = try await browser.script(
            """
            const page = document.documentElement;
            const wide = [...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > page.clientWidth + 1
              && !e.closest('.scroll') && !e.closest('svg') && e.offsetParent !== null);
            return (page.scrollWidth > page.clientWidth ? 'scrolls ' : '') + wide.map(e => e.outerHTML.slice(0, 80)).join();
            """)
          #expect(excess as? String == "", "\(arguments) at \(width)")
        }
      }
    }

    @Test("headings, controls and pictures have roles and names", arguments: kinds)
    func names(arguments: [String]) async throws {
      let page = try await pages.written(arguments)
      try await Browser.run { browser in
        try await browser.open(page, hash: arguments.contains("--matrix") ? "#t0-0" : "")
        let nodes = try await browser.accessibility()
        let named: Set = ["button", "link", "slider", "image", "heading", "group", "region", "navigation"]
        for node in nodes where named.contains(node.role) && node.role != "group" {
          #expect(!node.name.isEmpty, "a \(node.role) has no name, \(arguments)")
        }
        let roles = Set(nodes.map(\.role))
        for role in ["main", "heading", "button", "slider", "image", "navigation", "list", "listitem", "article", "contentinfo"] {
          #expect(roles.contains(role), "\(role) in \(arguments)")
        }
        let images = nodes.filter { $0.role == "image" }.map(\.name)
        #expect(images.allSatisfy { $0.contains("held") || $0.contains("lying") }, "\(images)")
        // The first of a page is its only heading of the first level.
        #expect(
          try await browser.script("return document.querySelectorAll('h1').length + document.querySelector('h1,h2,h3').tagName")
            as? String
            == "1H1")
        #expect(
          try await browser.script("return document.querySelector('input').getAttribute('aria-valuetext')") as? String ?? "" != ""
        )
        #expect(try await browser.script("return document.documentElement.lang") as? String == "en")
      }
    }

    @Test("text stands out from its ground as WCAG's level AA asks, light and dark", arguments: kinds)
    func contrast(arguments: [String]) async throws {
      let page = try await pages.written(arguments)
      try await Browser.run { browser in
        for scheme in ["light", "dark"] {
          try await browser.prefer(scheme)
          for hash in arguments.contains("--matrix") ? ["", "#t0-0"] : ["", "#t0-s1"] {
            try await browser.open(page, hash: hash)
            let weak = try await browser.script(Self.weakTexts) as? [String]
            #expect(weak == [], "\(arguments) \(scheme) \(hash)")
          }
        }
      }
    }

    /// The texts whose contrast is below 4.5, with their ratio; every text that is shown has to be among those looked at.
    private static let weakTexts = """
      const parse = text => (text.match(/[\\d.]+/g) || [0, 0, 0, 0]).map(Number);
      const luminance = color => {
        const [r, g, b] = color.map(part => part / 255).map(part => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const ground = element => {
        for (let at = element; at; at = at.parentElement) {
          const color = parse(getComputedStyle(at).backgroundColor);
          if (color.length === 3 || color[3] > 0) return color;
        }
        return parse(getComputedStyle(document.body).backgroundColor);
      };
      const weak = [];
      let seen = 0;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.textContent.trim() || ['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName)) continue;
        const box = element.getBoundingClientRect(), style = getComputedStyle(element);
        // Text for screen readers alone, and disabled controls, are not looked at.
        if (box.width < 2 || box.height < 2 || style.visibility === 'hidden' || element.closest(':disabled')) continue;
        const isDrawn = element instanceof SVGElement;
        // What a side still shows from before is faded on purpose; its words are beside it.
        if (isDrawn && element.closest('[data-idle]')) continue;
        const color = parse(isDrawn ? style.fill : style.color);
        const behind = isDrawn ? parse(getComputedStyle(element.parentElement).fill) : ground(element);
        const [a, b] = [luminance(color), luminance(behind)].sort((x, y) => y - x);
        const ratio = (a + 0.05) / (b + 0.05);
        seen += 1;
        if (ratio < 4.5) weak.push(`${ratio.toFixed(2)} ${node.textContent.trim().slice(0, 40)}`);
      }
      return seen > 5 ? weak : ['nothing was looked at'];
      """

    @Test("on paper every step is there, and no control")
    func paper() async throws {
      let page = try await pages.page("simulate", WrittenPages.example("B104-leaving-the-player"))
      try await Browser.run { browser in
        try await browser.prefer("light", media: "print")
        try await browser.open(page)
        #expect(
          try await browser.script("return [...document.querySelectorAll('.step')].filter(s => s.offsetParent !== null).length")
            as? Int == 6)
        #expect(try await browser.script("return document.querySelector('.player').offsetParent === null") as? Bool == true)
      }
    }
  }
}
