import HeadlessUIKit

/// A matrix as pictures: each scenario a grid of devices and systems, each field a small drawing of the end that opens its timeline.
///
/// Devices of one build on which the same happened share a timeline: what differs is the size alone.
public struct MatrixPage {
  private let settings: PageSettings
  private var parts = DrawingParts()
  private var scenarios: [MatrixGrid] = []

  public init(settings: PageSettings = PageSettings()) {
    self.settings = settings
  }

  /// Takes a run; those of one scenario come one after the other.
  public mutating func add(_ timeline: Timeline, _ pair: DevicePair) {
    if scenarios.last?.scenario != timeline.title { scenarios.append(MatrixGrid(timeline.title, number: scenarios.count)) }
    scenarios[scenarios.count - 1].add(timeline, pair, &parts)
  }

  public func html() -> String {
    var parts = parts
    let grids = scenarios.map { $0.html(isOpen: scenarios.count == 1) }
    let sections = scenarios.flatMap { $0.sections(&parts) }
    let title = scenarios.count == 1 ? scenarios[0].scenario : scenarios.count.counted("scenario")
    let intro: Markup = """
      <p class="soft">The end of each run, as the device is held then; choose one for all its steps. Devices on which the same happened \
      share their timeline.</p>
      """
    let overview: Markup = "<section class=\"overview\" aria-label=\"Every device and system\">\(intro)\(grids)</section>"
    return TimelinePage(
      title: title + ", on every device and system", settings: settings, overview: overview, sections: "\(sections)", parts: parts
    ).html()
  }
}

/// The runs of one scenario.
private struct MatrixGrid {
  let scenario: String
  private let number: Int
  private var fields: [DevicePair: Field] = [:]
  private var devices: [DeviceModel] = []
  private var courses: [Course] = []
  private var known: [CourseKey: Int] = [:]

  private struct Field {
    let course: Int
    let holds: Bool
    let drawing: Markup
    let label: String
  }

  /// A run and all devices and systems it was the same on.
  private struct Course {
    let timeline: Timeline
    var pairs: [DevicePair]
  }

  init(_ scenario: String, number: Int) {
    self.scenario = scenario
    self.number = number
  }

  mutating func add(_ timeline: Timeline, _ pair: DevicePair, _ parts: inout DrawingParts) {
    let key = CourseKey(timeline)
    let course = known[key] ?? courses.count
    if course == courses.count {
      known[key] = course
      courses.append(Course(timeline: timeline, pairs: []))
    }
    courses[course].pairs.append(pair)
    if !devices.contains(pair.device) { devices.append(pair.device) }
    guard let end = timeline.moments.last?.state else { return }
    let drawing = DeviceDrawing(pair.device, end)
    let reach = drawing.body.reach
    fields[pair] = Field(
      course: course, holds: timeline.holds,
      drawing: """
        <svg viewBox="\(-reach) \(-reach) \(2 * reach) \(2 * reach)" style="width:\(reach / 7.5)px" aria-hidden="true">\
        \(drawing.svg(id: "m\(number)-\(fields.count)", &parts))</svg>
        """, label: drawing.label)
  }

  private func section(_ course: Int) -> String { "t\(number)-\(course)" }

  func sections(_ parts: inout DrawingParts) -> [Markup] {
    courses.indices.map { index in
      var section = TimelineSection(id: section(index), [courses[index].timeline])
      section.alsoOn = alsoOn(courses[index])
      return section.template(&parts)
    }
  }

  private func alsoOn(_ course: Course) -> String? {
    let others = course.pairs.dropFirst()
    guard !others.isEmpty else { return nil }
    var order: [DeviceModel] = []
    var systems: [DeviceModel: [String]] = [:]
    for pair in others {
      if systems[pair.device] == nil { order.append(pair.device) }
      systems[pair.device, default: []].append("\(pair.system)")
    }
    return "The same on " + order.map { "\($0.name) (\((systems[$0] ?? []).joined(separator: ", ")))" }.joined(separator: ", ")
  }

  func html(isOpen: Bool) -> Markup {
    let columns = Set(fields.keys.map(\.system)).sorted()
    let head = columns.map { "<th scope=\"col\">\("\($0)")</th>" as Markup }
    let rows = devices.map { device -> Markup in
      let cells = columns.map { system in
        fields.first { $0.key.device == device && $0.key.system == system }.map { cell($0.value, device, system) } ?? "<td></td>"
      }
      return "<tr><th scope=\"row\">\(device.name)</th>\(cells)</tr>"
    }
    let failing = fields.values.count { !$0.holds }
    let result =
      failing == 0
      ? "\(fields.count.counted("run")), all as expected" : "\(fields.count.counted("run")), \(failing) not as expected"
    return """
      <details class="grid"\(isOpen || failing > 0 ? " open" : "" as Markup)><summary><b>\(scenario)</b> \
      <span class="\(failing == 0 ? "good" : "bad")">\(result)</span></summary><div class="scroll" tabindex="0" role="region" \
      aria-label="\(scenario)"><table><thead><tr><th scope="col">Device</th>\(head)</tr></thead><tbody>\(rows)</tbody></table></div></details>
      """
  }

  private func cell(_ field: Field, _ device: DeviceModel, _ system: SystemVersion) -> Markup {
    let name = "\(device.name), iOS \(system): \(field.label)\(field.holds ? "" : "; not as expected")"
    return """
      <td\(field.holds ? "" : " class=\"fails\"" as Markup)><a href="#\(section(field.course))" aria-label="\(name)">\(field.drawing)\
      \(field.holds ? "" : "<span class=\"flag\" aria-hidden=\"true\">✗</span>" as Markup)</a></td>
      """
  }
}

/// What has to be the same for two runs to share a timeline: everything but the device's name, its size and the system.
private struct CourseKey: Hashable {
  private let hasHomeButton: Bool
  private let isPad: Bool
  private let displays: Int
  private let moments: [Timeline.Moment]

  init(_ timeline: Timeline) {
    hasHomeButton = timeline.device.hasHomeButton
    isPad = timeline.device.idiom == .pad
    displays = timeline.device.innerScreenSize == nil ? 1 : 2
    moments = timeline.moments.map(\.withoutSizes)
  }

  /// Masks do not hash, as UIKit's do not; what was done and when tells nearly all runs apart.
  func hash(into hasher: inout Hasher) {
    hasher.combine(hasHomeButton)
    hasher.combine(isPad)
    hasher.combine(displays)
    for moment in moments {
      hasher.combine(moment.title)
      hasher.combine(moment.events.count)
    }
  }
}

extension Timeline.Moment {
  /// The moment with sizes that say no more than which display was filled.
  fileprivate var withoutSizes: Timeline.Moment {
    var state = state
    if state.fillsScreen { state.size = .zero }
    state.screen = .zero
    return Timeline.Moment(
      line: line, step: step, kind: kind, title: title, note: note, state: state, events: events, checks: checks)
  }
}
