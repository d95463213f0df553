import HeadlessUIKit

/// All steps of runs beside each other, as an SVG file that needs nothing else.
///
/// ```swift
/// let svg = StripPicture([[timeline]]).svg()
/// ```
public struct StripPicture {
  private let runs: [TimelineRows]
  private let appearance: PictureAppearance

  /// - Parameters:
  ///   - runs: the scenarios; each is one run, or one with the library and one without it.
  ///   - appearance: light, dark, or as the reader's system is.
  public init(_ runs: [[Timeline]], appearance: PictureAppearance = .automatic) {
    self.runs = runs.filter { !$0.isEmpty }.map(TimelineRows.init)
    self.appearance = appearance
  }

  private static let cell = CGSize(width: 150, height: 150)
  private static let line: CGFloat = 15
  private static let heading: CGFloat = 34
  private static let margin: CGFloat = 12
  private static let perLine = 6

  public func svg() -> String {
    var parts = DrawingParts()
    var cells: Markup = ""
    var y = Self.margin
    var width: CGFloat = 0
    for (number, run) in runs.enumerated() {
      if runs.count > 1 {
        cells += "<text class=\"name\" x=\"\(Self.margin)\" y=\"\(y + 20)\">\(run.sides[0].title)</text>"
        y += Self.heading
      }
      for start in stride(from: 0, to: run.rows.count, by: Self.perLine) {
        let rows = start..<min(start + Self.perLine, run.rows.count)
        width = max(width, CGFloat(rows.count) * Self.cell.width)
        for side in run.sides.indices {
          if run.sides.count > 1 {
            let name = run.sides[side].isWithLibrary ? "With QuarterTurn" : "Without QuarterTurn"
            cells += "<text class=\"name\" x=\"\(Self.margin)\" y=\"\(y + 20)\">\(name)</text>"
            y += Self.heading
          }
          for row in rows {
            let x = Self.margin + CGFloat(row - start) * Self.cell.width
            cells += cell(of: run, row, side, x: x, y: y, id: "d\(number)-\(row)-\(side)", &parts)
          }
          let lines = rows.map { Self.caption(of: run, $0, side).count + 1 }.max() ?? 1
          y += Self.cell.height + CGFloat(lines) * Self.line + 14
        }
      }
    }
    let size = CGSize(width: width + 2 * Self.margin, height: y + Self.margin)
    let style = PictureStyle.colors(appearance, on: "svg") + PictureStyle.drawing + Self.style
    let picture: Markup = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.width) \(size.height)" width="\(size.width)" height="\(size.height)" \
      role="img" aria-labelledby="title desc"><title id="title">\(title)</title><desc id="desc">\(words)</desc>
      <style>\(Markup(trusted: style))</style><defs>\(parts.svg)</defs>
      <rect class="ground" width="\(size.width)" height="\(size.height)" rx="16"/>
      \(cells)</svg>

      """
    return picture.text
  }

  private var title: String { runs.map { $0.sides[0].title }.joined(separator: "; ") }

  /// The strip in words, a sentence for each step.
  private var words: String {
    runs.flatMap { run in
      run.rows.indices.map { index in
        let cells = run.rows[index].cells.enumerated().map { side, cell in
          DeviceDrawing(run.sides[side].device, cell.frame.moment.state).label
        }
        return
          "\(index + 1). \(run.rows[index].title): \(cells.joined(separator: "; ")).\(run.rows[index].holds ? "" : " Not as expected.")"
      }
    }.joined(separator: " ")
  }

  private func cell(
    of run: TimelineRows, _ index: Int, _ side: Int, x: CGFloat, y: CGFloat, id: String, _ parts: inout DrawingParts
  ) -> Markup {
    let cell = run.rows[index].cells[side]
    let state = cell.frame.moment.state
    let drawing = DeviceDrawing(run.sides[side].device, state)
    let reach = drawing.body.reach
    let fails = cell.isNew && !cell.frame.holds
    let shown = Self.caption(of: run, index, side)
    let texts = shown.enumerated().map { line, text -> Markup in
      "<text class=\"step\" x=\"75\" y=\"\(Self.cell.height + 14 + Self.line * CGFloat(line))\">\(text)</text>"
    }
    let interface = fails ? "✗ not as expected" : Words.name(state.interface)
    return """
      <g transform="translate(\(x) \(y))"><svg width="150" height="150" viewBox="\(-reach) \(-reach) \(2 * reach) \(2 * reach)"\
      \(cell.isNew ? "" : " opacity=\".45\"" as Markup)>\(drawing.svg(id: id, &parts))</svg>\(texts)\
      <text class="\(fails ? "fails" : "state")" x="75" y="\(Self.cell.height + 14 + Self.line * CGFloat(shown.count))">\(interface)</text></g>

      """
  }

  /// What was done, in two lines at most.
  private static func caption(of run: TimelineRows, _ index: Int, _ side: Int) -> [String] {
    let cell = run.rows[index].cells[side]
    let lines = StyledText("\(index + 1)  " + (cell.isNew ? cell.frame.title : "nothing happens here")).visible.broken(to: 23)
      .map { $0.runs.map(\.text).joined().trimmingCharacters(in: .whitespaces) }
    return lines.count > 2 ? [lines[0], lines[1] + " …"] : lines
  }

  private static let style = """
    .ground{fill:var(--card)}.step,.state,.fails,.name{font-family:\(PictureStyle.fonts);font-size:12.5px;fill:var(--ink)}\
    .step,.state,.fails{text-anchor:middle}.state{fill:var(--soft)}.fails{fill:var(--bad);font-weight:600}\
    .name{font-weight:600;font-size:14px}
    """
}
