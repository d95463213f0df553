import HeadlessUIKit

/// A page with the pictures of runs: one HTML file that needs nothing else, with a player for each.
///
/// ```swift
/// let page = TimelinePage(title: "Locked page", [[timeline]])
/// try page.html().write(toFile: "page.html", atomically: true, encoding: .utf8)
/// ```
public struct TimelinePage {
  private let title: String
  private let settings: PageSettings
  private let overview: Markup
  private let sections: Markup
  private let parts: DrawingParts
  /// Whether the title stands over the sections; a single one has it as its heading.
  private var hasHeading = true

  /// - Parameters:
  ///   - title: the page's title.
  ///   - runs: the scenarios; each is one run, or one with the library and one without it.
  public init(title: String, _ runs: [[Timeline]], settings: PageSettings = PageSettings()) {
    var parts = DrawingParts()
    var sections: Markup = ""
    for (index, sides) in runs.enumerated() where !sides.isEmpty {
      var section = TimelineSection(id: "t\(index)", sides)
      section.isAlone = runs.count == 1 && sides[0].scenario == title
      sections += section.html(&parts)
    }
    self.init(title: title, settings: settings, overview: "", sections: sections, parts: parts)
    hasHeading = runs.count != 1 || runs[0].first?.scenario != title
  }

  init(title: String, settings: PageSettings, overview: Markup, sections: Markup, parts: DrawingParts) {
    self.title = title
    self.settings = settings
    self.overview = overview
    self.sections = sections
    self.parts = parts
  }

  public func html() -> String {
    let command: Markup = settings.command.map { "Written by <code>\($0)</code>. " } ?? ""
    let page: Markup = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>\(Markup(trusted: PictureStyle.colors(settings.appearance) + PictureStyle.drawing + PageStyle.css))</style></head>
      <body><svg class="parts" aria-hidden="true" width="0" height="0"><defs>\(parts.svg)\(MaskSymbol.part)</defs></svg>
      <main>\(hasHeading ? "<h1>\(title)</h1>" : "" as Markup)
      \(overview)\(overview.text.isEmpty ? "" : "<a class=\"to-overview\" href=\"#\" hidden>Back to the overview</a>" as Markup)\
      \(overview.text.isEmpty ? "" : "<noscript><p>The timelines are opened by a script.</p></noscript>" as Markup)\(sections)</main>
      <footer><p>\(command)Simulated by QuarterTurn's model of UIKit; no device was involved. Devices are drawn to scale. A blue bar is an \
      interface that is upright for the person who holds the device, an orange one is not.</p></footer>
      <script>\(Markup(trusted: PageScript.source))</script></body></html>

      """
    return page.text
  }
}
