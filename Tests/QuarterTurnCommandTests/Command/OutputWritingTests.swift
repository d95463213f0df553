import HeadlessUIKit
import Testing

@testable import QuarterTurnCommand

@MainActor
@Suite("Writing what the tool has to say")
struct OutputWritingTests {
  private let folder: ScenarioFolder

  init() throws {
    folder = try ScenarioFolder()
  }

  private func output(_ arguments: String...) async -> CommandOutput {
    await CommandOutput(arguments: arguments, environment: CommandEnvironment(isTerminal: false, variables: [:]))
  }

  /// Writes with a file in the error stream's place, and returns the code and what was said there.
  private func write(
    _ output: CommandOutput, to path: String, open: @escaping (String) throws -> Void = { _ in }
  ) throws -> (code: ExitCode, errors: String, text: String) {
    let errors = URL(fileURLWithPath: try folder.file("errors.txt", ""))
    let code = output.write(
      to: OutputPlaces(
        out: try #require(FileHandle(forWritingAtPath: path)), error: try FileHandle(forWritingTo: errors), open: open))
    let text = path.hasPrefix("/dev/") ? "" : try String(contentsOfFile: path, encoding: .utf8)
    return (code, try String(contentsOf: errors, encoding: .utf8), text)
  }

  @Test("74: a full disk is an error, whichever command writes")
  func full() async throws {
    try #require(FileManager.default.fileExists(atPath: "/dev/full"))
    let good = try folder.scenario("a.json", interface: "landscapeRight")
    for command in [
      await output("demo", "--system", "18"), await output("simulate", good), await output("simulate", good, "--format", "json"),
      await output("simulate", "--matrix", good), await output("devices"), await output("--help"),
      await output("simulate", try folder.scenario("b.json", interface: "portrait")),
    ] {
      let end = try write(command, to: "/dev/full")
      #expect(end.code.rawValue == 74)
      #expect(end.errors.hasSuffix("quarter-turn: standard output cannot be written: No space left on device\n"))
    }
  }

  @Test("74: so is a page that cannot be written, and the file that was there stays")
  func page() async throws {
    let good = try folder.scenario("a.json", interface: "landscapeRight")
    let out = try folder.file("out.txt", "")
    let missing = folder.path + "/none/page.html"
    let end = try write(await output("simulate", good, "--html", missing), to: out)
    #expect(end.code == .failedWrite)
    #expect(end.errors == "quarter-turn: \(missing) cannot be written: there is no folder \(folder.path)/none\n")
    #expect(!end.text.contains("wrote"))
    let device = try write(await output("simulate", good, "--html", "/dev/full"), to: out)
    #expect(device.code == .failedWrite)
    #expect(device.errors == "quarter-turn: /dev/full cannot be written: No space left on device\n")
    #expect(try FileManager.default.attributesOfItem(atPath: "/dev/full")[.type] as? FileAttributeType == .typeCharacterSpecial)
    let directory = try write(await output("simulate", good, "--html", folder.path), to: out)
    #expect(directory.code == .failedWrite)
    #expect(directory.errors == "quarter-turn: \(folder.path) cannot be written: this is a folder\n")
  }

  @Test("a page and a strip are written and named; what is read by programs has no other line")
  func files() async throws {
    let good = try folder.scenario("a.json", interface: "landscapeRight")
    let page = folder.path + "/page.html"
    let strip = folder.path + "/strip.svg"
    let out = try folder.file("out.txt", "")
    let end = try write(await output("simulate", good, "--html", page, "--svg", strip), to: out)
    #expect(end.code == .success)
    #expect(end.text.contains("✓ 1 expectation holds\nwrote \(page), "))
    #expect(end.text.contains("wrote \(strip), "))
    #expect(try String(contentsOfFile: page, encoding: .utf8).hasPrefix("<!doctype html>"))
    #expect(try String(contentsOfFile: strip, encoding: .utf8).hasPrefix("<svg xmlns="))
    let json = try folder.file("out.json", "")
    let programs = try write(await output("simulate", good, "--html", page, "--format", "json"), to: json)
    #expect(programs.text.hasSuffix("]\n") && !programs.text.contains("wrote"))
    // A link stays one, and its target is what is written.
    let link = folder.path + "/link.html"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: page)
    try Data().write(to: URL(fileURLWithPath: page))
    _ = try write(await output("simulate", good, "--html", link), to: out)
    #expect(try FileManager.default.attributesOfItem(atPath: link)[.type] as? FileAttributeType == .typeSymbolicLink)
    #expect(try String(contentsOfFile: page, encoding: .utf8).hasSuffix("</html>\n"))
  }

  @Test("--open shows what was written, and says so where nothing can")
  func open() async throws {
    let good = try folder.scenario("a.json", interface: "landscapeRight")
    let page = folder.path + "/page.html"
    let out = try folder.file("out.txt", "")
    var shown: [String] = []
    #expect(try write(await output("simulate", good, "--html", page, "--open"), to: out) { shown.append($0) }.code == .success)
    #expect(shown == [page])
    let end = try write(await output("simulate", good, "--html", page, "--open"), to: out) { _ in
      throw OutputError(place: "x", none)
    }
    #expect(end.code.rawValue == 69)
    #expect(end.errors.contains("\(page) cannot be shown here: ") && end.errors.contains("open it in a browser"))
    #expect(FileManager.default.fileExists(atPath: page))
  }

  private var none: NSError { NSError(domain: NSPOSIXErrorDomain, code: Int(ENOENT)) }

  @Test("both runs of a scenario are drawn, checked, and told where one does not end as reported")
  func both() async throws {
    let file = try folder.file(
      "both.json",
      """
      { "name": "both", "outcome": "right", "device": "iPhone 13", "system": "18", "delegate": "quarterTurn",
      "root": { "kind": "forwardingNavigation", "name": "nav", "stack": [{ "name": "list", "mask": "portrait" }] },
      "steps": [{ "expect": { "interface": "portrait" }, "actual": { "interface": "landscapeLeft" } }] }
      """)
    #expect(await output("simulate", file).code == .success)
    let drawn = await output("simulate", file, "--html", "page.html")
    #expect(drawn.code == .expectationFailed)
    #expect(drawn.text.contains("· without QuarterTurn\n   3 ✗ interface\n        expected  landscapeLeft"))
    #expect(drawn.files.first?.text.contains("Without QuarterTurn") == true)
  }

  @Test("names from files cannot act on the terminal, in text, JSON or errors")
  func names() async throws {
    let file = try folder.file(
      "a.json",
      """
      { "name": "a\\u001b[31m\\u0000\\u202e\\u009b", "outcome": "right", "device": "iPhone 13", "system": "18",
      "root": { "kind": "controller", "name": "x\\u001b]0;y\\u0007" }, "steps": [{ "turn": "faceUp" }] }
      """)
    let bad = try folder.file("b\u{1B}[2J.json", "{ \"na\u{202E}me\": 1 }")
    for arguments in [[file], [file, "--format", "json"], [bad], ["--matrix", file], [file, "--html", "page.html"]] {
      let output = await CommandOutput(
        arguments: ["simulate"] + arguments,
        environment: CommandEnvironment(isTerminal: true, variables: ["NO_COLOR": "1"], terminalColumns: 40))
      for text in [output.text, output.errors] + output.files.map(\.text) {
        #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control || $0 == "\u{202E}" })
      }
      #expect(!(output.text + output.errors).isEmpty)
    }
    #expect(await output("simulate", file).text.hasPrefix(#"a\u{1B}[31m\u{0}\u{202E}\u{9B}"#))
    #expect(await output("simulate", bad).errors.contains(#"b\u{1B}[2J.json:1:3: unknown key "na\u{202E}me""#))
  }

  @Test(
    "every text fits a terminal of 40 columns",
    arguments: [
      ["demo"], ["demo", "--explain"], ["devices"], ["rules"], ["--help"], ["simulate", "--help"], ["demo", "--help"],
    ])
  func narrow(arguments: [String]) async {
    let output = await CommandOutput(
      arguments: arguments, environment: CommandEnvironment(isTerminal: true, variables: ["NO_COLOR": "1"], terminalColumns: 40))
    let lines = output.text.split(separator: "\n")
    #expect(lines.count > 8)
    for line in lines where line.count > 40 { Issue.record("\(line.count): \(line)") }
  }

  @Test("results are written as they come, and are the same text together", arguments: ["text", "json"])
  func asTheyCome(format: String) async throws {
    let files = try (0..<3).map { try folder.scenario("\($0).json", interface: $0 == 1 ? "portrait" : "landscapeRight") }
    let arguments = ["simulate", "--format", format] + files
    let whole = await CommandOutput(arguments: arguments, environment: CommandEnvironment(isTerminal: false, variables: [:]))
    let path = try folder.file("out.txt", "")
    let places = OutputPlaces(out: try #require(FileHandle(forWritingAtPath: path)), error: .nullDevice, open: { _ in })
    let live = await CommandOutput(
      arguments: arguments, environment: CommandEnvironment(isTerminal: false, variables: [:]), live: places)
    let before = try String(contentsOfFile: path, encoding: .utf8)
    #expect(whole.text.hasPrefix(before) && before.count > live.text.count, "only the end is left to write")
    #expect(live.write(to: places) == .expectationFailed)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == whole.text)
  }

  @Test("a run whose output cannot be written stops")
  func stopsWriting() async throws {
    let good = try folder.scenario("a.json", interface: "landscapeRight")
    let places = OutputPlaces(out: try #require(FileHandle(forWritingAtPath: "/dev/full")), error: .nullDevice, open: { _ in })
    let output = await CommandOutput(
      arguments: ["simulate", good, "/no/such/file"], environment: CommandEnvironment(isTerminal: false, variables: [:]),
      live: places)
    #expect(output.code == .failedWrite)
    #expect(output.errors.isEmpty, "the second file was never looked at")
  }
}
