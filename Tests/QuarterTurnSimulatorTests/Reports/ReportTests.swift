import HeadlessUIKit
import QuarterTurnScenarios
import Testing

@testable import QuarterTurnSimulator

@MainActor
@Suite("Reports")
struct ReportTests {
  private static let folder = Checkout.root.appendingPathComponent(ExampleScenarios.folder).path

  @Test("every report that UIKit can replay has a scenario that ends as its file says")
  func complete() throws {
    let overview = try ReportBatch { QuarterTurnLibrary() }.run(folder: Self.folder)
    #expect(overview.errors == [])
    #expect(overview.entries.filter(\.isLacking).map(\.report.id) == [])
    #expect(overview.entries.count == 103)
  }

  @Test("the list among scenarios is named and not run")
  func list() {
    let result = ScenarioBatch(library: nil).run([Self.folder + "/reports.json"])
    #expect(result.map { $0.error } == [nil])
    #expect(
      result[0].text().hasSuffix(
        "a list of 103 reports, not a scenario; `quarterturn simulate --reports` says what became of each\n"))
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
  func verdicts() throws {
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
    let overview = try ReportBatch { QuarterTurnLibrary() }.run(folder: folder.path)
    #expect(
      overview.entries.map(\.verdict.word)
        == ["right", "issue", "below 15, on 15", "not applicable", "fails", "missing", "missing"])
    #expect(overview.entries.map(\.isLacking) == [false, false, false, false, true, false, true])
    #expect(overview.text().hasSuffix("1 not as their scenarios say, 1 missing of the face uikit, 1 missing of the face video\n"))
    try write("8.json", scenario("B1", "right", interface: "portrait", link: "https://c.d/"))
    #expect(
      try ReportBatch { QuarterTurnLibrary() }.run(folder: folder.path).errors
        == ["\(folder.path)/8.json: B1 has the address https://a.b/B1 in reports.json"])
  }
}
