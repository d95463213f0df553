import HeadlessUIKit
import Testing

@testable import QuarterTurnCommand

@MainActor
@Suite("Output and exit codes")
struct ExitCodeTests {
  private let folder: ScenarioFolder

  init() throws {
    folder = try ScenarioFolder()
  }

  private func run(_ arguments: String..., variables: [String: String] = [:], isTerminal: Bool = false) async -> CommandOutput {
    await CommandOutput(arguments: arguments, environment: CommandEnvironment(isTerminal: isTerminal, variables: variables))
  }

  @Test("0: every expectation holds")
  func holds() async throws {
    let output = await run("simulate", try folder.scenario("a.json", interface: "landscapeRight"))
    #expect(output.code == .success)
    #expect(output.errors.isEmpty)
    #expect(output.text.hasSuffix("✓ 1 expectation holds\n"))
  }

  @Test("1: one does not, and expected, was and because are printed")
  func doesNotHold() async throws {
    let output = await run("simulate", try folder.scenario("a.json", interface: "portrait"))
    #expect(output.code.rawValue == 1)
    for line in ["✗ interface", "expected  portrait", "was       landscapeRight", "because   mask "] {
      #expect(output.text.contains(line))
    }
  }

  @Test("doctor ends as the doctor does, and checks the example app on simulated devices without a warning")
  func doctor() async {
    let gallery = await run(
      "doctor", Checkout.root.appendingPathComponent("Examples/Gallery.swiftpm").path, "--strict", "--devices")
    #expect(gallery.code == .success)
    #expect(gallery.text.contains("  iPhone 16 · 18, 26.2, 27 "))
    #expect(await run("doctor", "/no/such/folder").code.rawValue == 66)
    #expect(await run("doctor", "--nonsense").code.rawValue == 64)
    #expect(await run("doctor", "--help").text.contains("usage: quarter-turn doctor [PATH]"))
  }

  @Test("0: the tour of the example app holds, with a line for each step")
  func demo() async {
    let output = await run("demo", "--system", "18")
    #expect(output.code == .success)
    #expect(output.errors.isEmpty)
    #expect(
      output.text.hasPrefix(
        "Gallery\niPhone 16, 393 × 852 points · iOS 18 · with QuarterTurn\n\nGallery\n   1 ✓   ⌊↑⌋    launch "))
    #expect(output.text.contains("tap “Landscape page”"))
    #expect(output.text.hasSuffix(" expectations hold\n"))
  }

  @Test("a script leads through the example app, and ends as a scenario does")
  func script() async throws {
    func file(_ steps: String) throws -> String {
      try folder.file(
        "script.json",
        """
        { "name": "A way of my own", "outcome": "right", "device": "iPhone 16", "system": "any", "steps": [
        { "tap": "Landscape page" },
        \(steps) ] }
        """)
    }
    let good = await run("demo", "--script", try file(#"{ "expect": { "interface": "landscapeRight", "mask": "landscape" } }"#))
    #expect(good.code == .success)
    #expect(
      good.text.hasPrefix(
        "A way of my own\niPhone 16, 393 × 852 points · iOS 18 · with QuarterTurn\n\nGallery\n   1     ⌊↑⌋    launch "))
    #expect(good.text.contains("\n\nLandscape\n   2 ✓   ⌊→⌋    tap “Landscape page” "))
    let failing = await run("demo", "--system", "26", "--script", try file(#"{ "expect": { "text": "Portrait" } }"#))
    #expect(failing.code == .expectationFailed)
    #expect(failing.text.contains("· iOS 26 ·") && failing.text.contains("✗ text"))
    let path = try file(#"{ "tap": "Go on" }"#)
    let bad = await run("demo", "--script", path)
    #expect(bad.code == .badScenario)
    #expect(
      bad.errors.hasPrefix(path + #":3:1: "tap “Go on”" cannot happen: No control on the screen is called "Go on". There are: "#))
    #expect(await run("demo", "--script", folder.path + "/none.json").code == .noFile)
    #expect(await run("demo", "--script", try file(#"{ "wait": 1 }"#), "--system", "15").code == .usage)
  }

  @Test("a page that uses the library is named and not run without it")
  func pageWithout() async throws {
    let file = try folder.file(
      "a.json",
      #"""
      { "name": "a page", "outcome": "right", "device": "iPhone 13", "system": "18", "root": { "page": "Free page" }, "steps": [] }
      """#)
    #expect(
      await run("simulate", file, "--without-library").text
        == "a page\n  the page “Free page” uses the library, and no page without it is named; not run\n")
    #expect(await run("simulate", "--matrix", file).code == .success)
  }

  @Test("64: wrong usage goes to the error stream")
  func usage() async {
    let output = await run("simulate")
    #expect(output.code.rawValue == 64)
    #expect(output.text.isEmpty)
    #expect(output.errors.hasPrefix("quarter-turn: simulate needs at least one scenario file\n"))
  }

  @Test("64: a pair that never existed is refused")
  func pair() async throws {
    let file = try folder.scenario("a.json", interface: "portrait")
    let output = await run("simulate", file, "--device", "iPhone 17", "--system", "15")
    #expect(output.code.rawValue == 64)
    #expect(output.errors == "\(file): iPhone 17 never ran iOS 15; it ran 26 to 27.1\n")
  }

  @Test("64: a system the scenario says nothing about is refused")
  func notMeant() async throws {
    let file = try folder.scenario("a.json", interface: "portrait", system: "15...17")
    let output = await run("simulate", file, "--system", "18")
    #expect(output.code.rawValue == 64)
    #expect(output.errors == "\(file): the scenario is for iOS 15...17.7 and says nothing about 18\n")
  }

  @Test("65: bad scenarios are refused with file, line and column")
  func badScenario() async throws {
    let bad: [(String, [UInt8], String)] = [
      ("key", Array("{\n  \"nam\": 1\n}".utf8), ":2:3: unknown key \"nam\" in a scenario; did you mean \"name\"?"),
      ("cut", Array("{ \"name\": \"a".utf8), ":1:13: the file ends inside a text"),
      ("empty", [], ":1:1: the file is empty"),
      ("binary", [0x7F, 0x45, 0x4C, 0x46, 0], ":1:5: the file is not text"),
      ("latin", [0x7B, 0xE9, 0x7D], ":1:2: the text is not UTF-8"),
      ("deep", Array(repeating: UInt8(ascii: "["), count: 200_000), ":1:65: nested deeper than 64 levels"),
      ("large", Array(repeating: UInt8(ascii: " "), count: 1_000_001), ":1:1: the file is larger than 1 MB"),
    ]
    for (name, bytes, says) in bad {
      let file = try folder.file("\(name).json", bytes)
      let output = await run("simulate", file)
      #expect(output.code.rawValue == 65)
      #expect(output.errors.hasPrefix(file + says), "\(output.errors)")
      #expect(output.text.isEmpty)
    }
  }

  @Test("66: what is not there, and what is a folder")
  func noFile() async {
    let output = await run("simulate", folder.path + "/none.json", folder.path)
    #expect(output.code.rawValue == 66)
    #expect(
      output.errors == "\(folder.path)/none.json: there is no such file\n\(folder.path): this is a folder; name the files in it\n"
    )
  }

  @Test("a matrix ends as its gravest field, with progress on a terminal's error stream only")
  func matrix() async throws {
    let good = try folder.scenario("good.json", interface: "landscapeRight")
    let failing = try folder.scenario("failing.json", interface: "portrait", system: "26...")
    #expect(await run("simulate", "--matrix", good).code == .success)
    let output = await run("simulate", "--matrix", good, failing)
    #expect(output.code == .expectationFailed)
    #expect(output.text.contains("2 scenarios on 1 device: 12 runs, 4 not as expected"))
    #expect(await run("simulate", "--matrix", try folder.file("bad.json", "{}")).code == .badScenario)
    #expect(
      await run("simulate", "--matrix", good, "--system", "18").text.contains("1 scenario on 1 device: 1 run, all as expected")
    )
    #expect(await run("simulate", "--matrix", good, "--format", "json").text.hasPrefix("[\n  {\n    \"file\": "))
    for (isTerminal, variables, isDrawn) in [(true, [:], true), (false, [:], false), (true, ["TERM": "dumb"], false)] {
      let environment = CommandEnvironment(isTerminal: false, isErrorTerminal: isTerminal, variables: variables)
      var drawn = ""
      let output = await CommandOutput(arguments: ["simulate", "--matrix", good, good], environment: environment) { drawn += $0 }
      #expect(!drawn.isEmpty == isDrawn)
      #expect(output.errors.isEmpty)
      if isDrawn { #expect(drawn.contains(" 50 %  good.json") && drawn.hasSuffix("\r\u{1B}[K")) }
    }
  }

  @Test("reports end well where all that can be replayed is, with a list that is named where it stands among files")
  func reports() async throws {
    let list = #"{ "reports": [{ "id": "B1", "link": "https://a.b", "summary": "s", "replayable": "yes", "face": "uikit" }] }"#
    let file = try folder.file("reports.json", list)
    #expect(await run("simulate", file).text.contains("a list of 1 report, not a scenario"))
    let output = await run("simulate", "--reports", folder.path)
    #expect(output.code == .expectationFailed)
    #expect(output.text == "B1    missing          s  (uikit missing)\n\n1 report: 1 missing of the face uikit\n")
    #expect(await run("simulate", "--reports", folder.path + "/none").code == .noFile)
    _ = try folder.file("reports.json", "{ \"reports\": 1 }")
    #expect(await run("simulate", "--reports", folder.path).code == .badScenario)
  }

  @Test("of several files all run, and the gravest result is the tool's")
  func several() async throws {
    let good = try folder.scenario("good.json", interface: "landscapeRight")
    let failing = try folder.scenario("failing.json", interface: "portrait")
    let bad = try folder.file("bad.json", "{}")
    #expect(await run("simulate", good, failing).code == .expectationFailed)
    let output = await run("simulate", bad, failing, good)
    #expect(output.code == .badScenario)
    #expect(output.text.hasSuffix("3 scenarios: 1 as expected, 1 not as expected, 1 with errors\n"))
    #expect(output.errors.contains("bad.json:1:1: a scenario lacks the key \"name\""))
  }

  @Test("a file that does not describe the app without the library is named and not run")
  func saysNothing() async throws {
    let text =
      #"{ "name": "quiet", "outcome": "right", "device": "iPhone 13", "system": "26", "root": { "name": "a" }, "steps": [] }"#
    let output = await run("simulate", try folder.file("a.json", text), "--without-library")
    #expect(output.code == .success)
    #expect(output.text == "quiet\n  does not describe the app without the library; not run\n")
  }

  @Test("JSON is one list, the same for every run, errors included")
  func json() async throws {
    let good = try folder.scenario("good.json", interface: "landscapeRight")
    let bad = try folder.file("bad.json", "{}")
    let first = await run("simulate", good, bad, "--format", "json", variables: [:], isTerminal: true)
    let second = await run("simulate", good, bad, "--format=json")
    #expect(first == second)
    let value = try JSONSerialization.jsonObject(with: Data(first.text.utf8)) as? [[String: Any]]
    #expect(value?.map { $0["result"] as? String } == ["ran", "invalid"])
    #expect(value?[1]["line"] as? Int == 1)
  }

  @Test("colour is for terminals, and never with NO_COLOR")
  func colour() async throws {
    let file = try folder.scenario("a.json", interface: "landscapeRight")
    #expect(await run("simulate", file, isTerminal: true).text.contains("\u{1B}"))
    #expect(await run("simulate", file, variables: ["NO_COLOR": ""], isTerminal: true).text.contains("\u{1B}"))
    #expect(await run("simulate", file, variables: ["NO_COLOR": "1"], isTerminal: true).text.contains("\u{1B}") == false)
    #expect(await run("simulate", file, variables: ["TERM": "dumb"], isTerminal: true).text.contains("\u{1B}") == false)
    #expect(await run("simulate", file).text.contains("\u{1B}") == false)
  }

  @Test("help, version, devices and rules end well")
  func plain() async {
    for arguments in [[], ["--help"], ["--version"], ["devices"], ["rules"], ["simulate", "--help"], ["help", "rules"]] {
      let output = await CommandOutput(arguments: arguments, environment: CommandEnvironment(isTerminal: false, variables: [:]))
      #expect(output.code == .success)
      #expect(output.errors.isEmpty)
      #expect(output.text.hasSuffix("\n") && output.text.count > 10)
    }
    #expect(await run("rules").text.contains("all "))
  }

  @Test("65: an impossible step tells what happened before it")
  func impossibleStep() async throws {
    let file = try folder.file(
      "a.json",
      """
      { "name": "a", "outcome": "right", "device": "iPhone 13", "system": "26", "root": { "name": "root" }, "steps": [
      { "turn": "landscapeLeft" },
      { "foreground": true } ] }
      """)
    let output = await run("simulate", file)
    #expect(output.code == .badScenario)
    #expect(output.text.contains("landscapeLeft") && output.text.hasSuffix("✗ stopped in line 3\n"))
    #expect(output.errors.hasPrefix("\(file):3:1: "))
  }

  @Test("66: links that lead in a circle are said to do so")
  func linkLoop() async throws {
    let link = folder.path + "/loop.json"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: link)
    let output = await run("simulate", link)
    #expect(output.code == .noFile)
    #expect(output.errors == "\(link): the file cannot be read: its symbolic links lead in a circle\n")
  }
}
