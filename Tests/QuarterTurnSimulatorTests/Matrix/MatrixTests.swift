import HeadlessUIKit
import Testing

@testable import QuarterTurnSimulator

@MainActor
@Suite("Matrix")
struct MatrixTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("quarterturn-matrix-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(_ name: String, device: String, system: String, interface: String) throws -> String {
    let path = folder.appendingPathComponent(name).path
    let text = """
      { "name": "turned", "outcome": "right", "device": \(device), "system": \(system), "root": { "name": "a" },
        "steps": [{ "turn": "portraitUpsideDown" }, { "expect": { "interface": "\(interface)" }, "actual": "same" }] }
      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("what a scenario does not fix runs on every device and system, and what never existed is counted")
  func everyPair() async throws {
    let all = try file("all.json", device: #"["anyPhone", "anyPad", "anyFoldable"]"#, system: #""any""#, interface: "portrait")
    let matrix = await MatrixBatch(withLibrary: false).run([all])
    guard case .ran(_, let cells, let impossible)? = matrix.rows.first?.content else {
      Issue.record("not run")
      return
    }
    #expect(cells.map(\.system) == SystemCatalogue.releases)
    #expect(cells.allSatisfy { $0.devices >= 12 })
    #expect(impossible > 0)
    // Phones without a Home button stay upright, iPads turn over.
    #expect(cells.allSatisfy { cell in cell.failures.allSatisfy { $0.pair.device.idiom == .pad } && !cell.holds })
  }

  @Test("what a scenario fixes stays fixed, and a release counts with the last one that changed a rule")
  func fixed() async throws {
    let one = try file("one.json", device: #""iPhone 13""#, system: #""16.4""#, interface: "portrait")
    guard case .ran(_, let cells, 0)? = await MatrixBatch(withLibrary: false).run([one]).rows.first?.content else {
      Issue.record("not run")
      return
    }
    #expect(cells.map(\.system) == [SystemVersion(16)])
    #expect(cells.map(\.runs) == [1])
  }

  @Test("the table has a row a scenario, the failures below it and the counts")
  func table() async throws {
    let good = try file("good.json", device: #""iPhone 13""#, system: #""15...16""#, interface: "portrait")
    let bad = try file("bad.json", device: #"["iPhone 13", "iPhone 12"]"#, system: #""26""#, interface: "landscapeLeft")
    let text = MatrixTable(await MatrixBatch(withLibrary: false).run([good, bad])).text()
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines[0] == "devices on which a scenario ends as expected 15 16 17 18 26 26.2 27 27.1")
    #expect(lines[1] == "turned 1 1 · · · · · ·")
    #expect(lines[2] == "turned · · · · ✗ 0/2 · · ·")
    #expect(text.contains("✗ \(bad), iOS 26\n    line 2: interface landscapeLeft, was portrait · iPhone 13, iPhone 12"))
    #expect(text.hasSuffix("2 scenarios on 2 devices: 4 runs, 2 not as expected; 0 pairs of device and system never existed\n"))
  }

  @Test("progress counts runs and ends where it is done")
  func progress() async throws {
    let one = try file("one.json", device: #""iPhone 13""#, system: #""15...17""#, interface: "portrait")
    var steps: [(Int, Int)] = []
    _ = await MatrixBatch(withLibrary: false).run([one, one]) { done, total, _ in steps.append((done, total)) }
    #expect(steps.map(\.0) == [0, 3, 6])
    #expect(steps.allSatisfy { $0.1 == 6 })
  }
}
