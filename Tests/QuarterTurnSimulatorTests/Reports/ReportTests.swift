import HeadlessUIKit
import Gallery
import Testing

@testable import QuarterTurnSimulator

@MainActor
@Suite("Reports")
struct ReportTests {
  private static let folder = Checkout.root.appendingPathComponent(ExampleScenarios.folder).path

  @Test("every report that can be replayed is, through each of its faces, and ends as its file says")
  func complete() async throws {
    let overview = try await ReportBatch(pages: TourPages()).run(folder: Self.folder)
    #expect(overview.errors == [])
    #expect(overview.entries.filter(\.isLacking).map(\.report.id) == [])
    #expect(overview.entries.count == 111)
  }

  @Test("the list among scenarios is named and not run")
  func list() async {
    let result = await ScenarioBatch(withLibrary: false).run([Self.folder + "/reports.json"])
    #expect(result.map { $0.error } == [nil])
    #expect(
      result[0].text().hasSuffix(
        "a list of 111 reports, not a scenario; `quarter-turn simulate --reports` says what became of each\n"))
  }

  nonisolated static let bad: [(String, String)] = [
    (#"{ "reports": [], "name": "x" }"#, #"unknown key "name" in a list of reports"#),
    (#"{ "reports": [{ "id": "B1" }] }"#, #"a report lacks the key "link""#),
    (report(#""face": "uikti", "replayable": "yes""#), #""uikti" is no value for "face"; did you mean "uikit"?"#),
    (report(#""face": "uikit", "replayable": "no""#), #"a report that cannot be replayed lacks the key "reason""#),
    (
      report(#""face": "uikit", "replayable": "yes", "reason": "x""#),
      #""reason" is given; none for a report that can be replayed is wanted"#
    ),
    (report(#""face": [], "replayable": "yes""#), #""face" is an empty list; at least one element is wanted"#),
    (
      report(#""face": ["uikit", "swiftiu"], "replayable": "yes""#),
      #""swiftiu" is no value for an element of "face"; did you mean "swiftui"?"#
    ),
    (#"{ "reports": [\#(one), \#(one)] }"#, #"the name "B1" is taken, at line 1"#),
  ]

  private nonisolated static let one =
    #"{ "id": "B1", "link": "https://a.b", "summary": "s", "face": "uikit", "replayable": "yes" }"#

  private nonisolated static func report(_ rest: String) -> String {
    #"{ "reports": [{ "id": "B1", "link": "https://a.b", "summary": "s", \#(rest) }] }"#
  }

  @Test("a list that means nothing is refused", arguments: bad)
  func refuses(text: String, says: String) {
    let error = #expect(throws: ScenarioError.self) { try ReportList(json: Array(text.utf8)) }
    #expect(error.map { "\($0)" }?.contains(says) == true, "\(error.map { "\($0)" } ?? "")")
  }

  @Test("each report ends right, in an issue, on 15, not applicable, failing or missing")
  func verdicts() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quarterturn-reports-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ name: String, _ text: String) throws { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    let rows = [
      ("B1", #""face": "uikit", "replayable": "yes""#), ("B2", #""face": "uikit", "replayable": "partly""#),
      ("B3", #""face": "uikit", "replayable": "yes", "below15": true"#),
      ("B4", #""face": "uikit", "replayable": "no", "reason": "r""#),
      ("B5", #""face": "uikit", "replayable": "yes""#), ("B6", #""face": "video", "replayable": "yes""#),
      ("B7", #""face": "uikit", "replayable": "yes""#),
    ].map { #"{ "id": "\#($0)", "link": "https://a.b/\#($0)", "summary": "s", \#($1) }"# }
    try write("reports.json", #"{ "reports": [\#(rows.joined(separator: ", "))] }"#)
    func scenario(_ id: String, _ outcome: String, interface: String, link: String = "https://a.b/") -> String {
      """
      { "name": "n", "report": { "id": "\(id)", "link": "\(link)\(id)" }, "outcome": "\(outcome)", "device": "iPhone 13",
        "system": "15...16", "root": { "name": "a" }, "steps": [{ "expect": { "interface": "\(interface)" } }] }
      """
    }
    try write("1.json", scenario("B1", "right", interface: "portrait"))
    try write("2.json", scenario("B2", "issue", interface: "portrait"))
    try write("3.json", scenario("B3", "right", interface: "portrait"))
    try write("5.json", scenario("B5", "right", interface: "landscapeLeft"))
    let batch = ReportBatch(pages: TourPages())
    let overview = try await batch.run(folder: folder.path)
    #expect(
      overview.entries.map(\.verdict.word)
        == ["right", "issue", "below 15, on 15", "not applicable", "fails", "missing", "missing"])
    #expect(overview.entries.map(\.isLacking) == [false, false, false, false, true, true, true])
    #expect(overview.text().hasSuffix("1 not as their scenarios say, 1 missing of the face uikit, 1 missing of the face video\n"))
    try write("8.json", scenario("B1", "right", interface: "portrait", link: "https://c.d/"))
    let errors = try await batch.run(folder: folder.path).errors
    #expect(errors == ["\(folder.path)/8.json: B1 has the address https://a.b/B1 in reports.json"])
  }

  @Test("a face is replayed by a scenario that opens with it, and one that is missing is named and counted")
  func faces() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quarterturn-faces-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ name: String, _ text: String) throws { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    func scenario(_ id: String, root: String) -> String {
      """
      { "name": "n", "report": { "id": "\(id)", "link": "https://a.b/\(id)" }, "outcome": "right", "device": "iPhone 13",
        "system": "18", "root": \(root), "steps": [{ "expect": { "interface": "portrait" } }] }
      """
    }
    let rows = [
      ("B1", #"["uikit", "swiftui"]"#), ("B2", #"["swiftui", "uikit"]"#), ("B3", #""swiftui""#), ("B4", #"["uikit", "video"]"#),
    ]
    .map { #"{ "id": "\#($0)", "link": "https://a.b/\#($0)", "summary": "s", "replayable": "yes", "face": \#($1) }"# }
    try write("reports.json", #"{ "reports": [\#(rows.joined(separator: ", "))] }"#)
    for id in ["B1", "B2", "B4"] { try write("\(id).json", scenario(id, root: #"{ "name": "a" }"#)) }
    for id in ["B1", "B3"] { try write("\(id)-page.json", scenario(id, root: #"{ "page": "Free page" }"#)) }
    let overview = try await ReportBatch(pages: TourPages()).run(folder: folder.path)
    #expect(overview.errors == [])
    #expect(overview.entries.map(\.missing) == [[], [.swiftui], [], [.video]])
    #expect(overview.entries.map(\.isLacking) == [false, true, false, true])
    #expect(!overview.isComplete)
    let lines = overview.text().split(separator: "\n")
    #expect(lines[0].hasSuffix("s  (uikit, swiftui)") && lines[1].hasSuffix("s  (uikit, swiftui missing)"))
    #expect(lines[2].hasSuffix("s  (swiftui)") && lines[3].hasSuffix("s  (uikit, video missing)"))
    #expect(overview.text().hasSuffix("4 reports: 4 right, 1 missing of the face swiftui, 1 missing of the face video\n"))
    #expect(overview.json.contains("swiftui"))
  }
}
