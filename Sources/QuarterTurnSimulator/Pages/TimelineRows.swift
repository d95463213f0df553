import HeadlessUIKit

/// The steps of one run, or of two runs of the same scenario beside each other.
struct TimelineRows {
  let sides: [Timeline]
  let rows: [Row]

  /// A step: what each side did, or still shows where it did nothing.
  struct Row {
    /// Which of the scenario's steps it is; 0 is the launch.
    let step: Int
    let cells: [Cell]

    var holds: Bool { cells.allSatisfy { !$0.isNew || $0.frame.holds } }

    /// What the step is called: by the first side that does something.
    var title: String { (cells.first(where: \.isNew) ?? cells[0]).frame.moment.title }
  }

  struct Cell {
    let frame: TimelineFrame
    /// Whether the side did something in this step.
    let isNew: Bool
  }

  init(_ sides: [Timeline]) {
    self.sides = sides
    let frames = sides.map(\.frames)
    let groups = frames.map { Dictionary(grouping: $0) { $0.moment.step } }
    var shown = frames.map(\.first)
    var rows: [Row] = []
    for step in Set(groups.flatMap(\.keys)).sorted() {
      for index in 0..<(groups.map { $0[step]?.count ?? 0 }.max() ?? 0) {
        let cells = sides.indices.compactMap { side -> Cell? in
          let steps = groups[side][step] ?? []
          let frame = index < steps.count ? steps[index] : shown[side]
          shown[side] = frame
          return frame.map { Cell(frame: $0, isNew: index < steps.count) }
        }
        rows.append(Row(step: step, cells: cells))
      }
    }
    self.rows = rows
  }
}
