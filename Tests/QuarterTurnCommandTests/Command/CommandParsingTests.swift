import HeadlessUIKit
import QuarterTurnSimulator
import Testing

@testable import QuarterTurnCommand

@Suite("Arguments")
struct CommandParsingTests {
  @Test("commands and topics are understood")
  func commands() throws {
    #expect(try Command([]) == .help(.tool))
    #expect(try Command(["--help"]) == .help(.tool))
    #expect(try Command(["help", "simulate"]) == .help(.simulate))
    #expect(try Command(["simulate", "a.json", "-h"]) == .help(.simulate))
    #expect(try Command(["rules", "--help"]) == .help(.rules))
    #expect(try Command(["demo", "--help"]) == .help(.demo))
    #expect(try Command(["--version"]) == .version)
    #expect(try Command(["devices"]) == .devices)
    #expect(try Command(["rules"]) == .rules)
    #expect(try Command(["doctor", "ios", "--strict"]) == .doctor(["ios", "--strict"]))
    #expect(try Command(["help", "doctor"]) == .doctor(["--help"]))
  }

  @Test("simulate takes its options in any order and form")
  func simulate() throws {
    let command = try Command([
      "simulate", "a.json", "--device=iPhone 13", "--format", "json", "b.json", "--system", "16.4", "--without-library", "--",
      "--c",
    ])
    guard case .simulate(let options) = command else {
      Issue.record("not simulate")
      return
    }
    #expect(options.files == ["a.json", "b.json", "--c"])
    #expect(options.selection.device?.name == "iPhone 13")
    #expect(options.selection.system == SystemVersion(16, 4))
    #expect(options.format == .json)
    #expect(!options.isWithLibrary)
  }

  @Test("demo takes a device, a system, both or neither: the newest it can")
  func demo() throws {
    let places: [([String], String, SystemVersion)] = [
      ([], "iPhone 17 Pro", .newest), (["--system", "15"], "iPhone 13", SystemVersion(15)),
      (["--device", "iPhone 7"], "iPhone 7", SystemVersion(15, 8)),
      (["--device", "anyPad", "--system=26"], "iPad Pro 13-inch (M4)", SystemVersion(26)),
    ]
    for (options, device, system) in places {
      guard case .demo(let command) = try Command(["demo"] + options) else {
        Issue.record("not demo")
        return
      }
      guard case .builtIn(let pair) = command.tour else {
        Issue.record("not the tour")
        return
      }
      #expect(pair.device.name == device)
      #expect(pair.system == system)
    }
  }

  @Test("demo takes a script, which has a device and a system of its own")
  func script() throws {
    #expect(try Command(["demo", "--script", "a.json"]) == .demo(DemoCommand(["--script=a.json"])))
    guard case .demo(let command) = try Command(["demo", "--script", "a.json", "--system", "16"]) else {
      Issue.record("not demo")
      return
    }
    #expect(command.tour == .script("a.json", PairSelection(device: nil, system: SystemVersion(16))))
  }

  @Test("what is to be written is named, with how it looks")
  func pictures() throws {
    guard
      case .simulate(let simulate) = try Command([
        "simulate", "a", "--html", "p.html", "--svg=s.svg", "--open", "--appearance", "dark",
      ])
    else {
      Issue.record("not simulate")
      return
    }
    #expect(simulate.pictures == PictureOptions(page: "p.html", strip: "s.svg", opens: true, appearance: .dark))
    guard case .demo(let demo) = try Command(["demo", "--html", "p.html", "--format", "json"]) else {
      Issue.record("not demo")
      return
    }
    #expect(demo.pictures == PictureOptions(page: "p.html") && demo.format == .json && !demo.explains)
    #expect(try Command(["demo", "--explain"]) != Command(["demo"]))
    #expect(throws: Never.self) { try Command(["simulate", "--reports", "--html", "r.html", "--open"]) }
  }

  static let bad: [([String], String)] = [
    (["demo", "--open"], "--open is about what --html or --svg writes; name a file with one of them"),
    (["simulate", "a", "--appearance", "dark"], "--appearance is about what --html or --svg writes"),
    (["simulate", "a", "--html"], "--html needs a file to write"),
    (["simulate", "a", "--html", "x", "--svg", "x"], "--html and --svg would both write x; name two files"),
    (["simulate", "a", "--html", "x", "--appearance", "drak"], #""drak" is no appearance; did you mean "dark"?"#),
    (["simulate", "a", "--matrix", "--svg", "x"], "--matrix and --svg do not go together"),
    (["simulate", "--reports", "--svg", "x"], "--reports and --svg do not go together"),
    (["demo", "--explain", "--format", "json"], "--format json and --explain do not go together"),
    (
      ["simulat", "a"],
      #"there is no command "simulat"; did you mean "simulate"? allowed: demo, simulate, devices, rules, doctor"#
    ),
    (["help", "rule"], #"there is no command "rule"; did you mean "rules"?"#),
    (["--verson"], #"unknown option "--verson"; did you mean "--version"? allowed: --help, --version"#),
    (["simulate"], "simulate needs at least one scenario file"),
    (["simulate", "a", "--devise", "x"], #"unknown option "--devise"; did you mean "--device"?"#),
    (["simulate", "a", "--device"], "--device needs a name from `quarter-turn devices`"),
    (["simulate", "a", "--device", "--system"], "--device needs a name"),
    (["simulate", "a", "--device="], "--device needs a name"),
    (["simulate", "a", "--device", "iPhone 31"], #"--device: there is no device "iPhone 31"; did you mean"#),
    (["simulate", "a", "--device", "anyPed"], #"--device: there is no device "anyPed"; did you mean "anyPad"?"#),
    (["simulate", "a", "--matrx"], #"unknown option "--matrx"; did you mean "--matrix"?"#),
    (["simulate", "--reports", "--system", "26"], "--reports and --system do not go together"),
    (["simulate", "--reports", "--matrix"], "--reports and --matrix do not go together"),
    (["simulate", "--reports", "a", "b"], "--reports takes one folder, or none for Examples/Scenarios"),
    (["simulate", "--matrix"], "simulate needs at least one scenario file"),
    (["simulate", "a", "--format", "jsn"], #""jsn" is no format; did you mean "json"? allowed: text, json"#),
    (["simulate", "a", "--system", "20"], "--system: iOS 19 to 25 never existed"),
    (["simulate", "a", "--system", "15...27"], "--system: \"15...27\" is no system; write one release"),
    (["simulate", "a", "--format", "xml"], "--format: \"xml\" is no format; allowed: text, json"),
    (["simulate", "a", "--format", "text", "--format", "json"], "--format was given twice"),
    (["simulate", "a", "--without-library=yes"], "--without-library takes no value"),
    (["demo", "--script"], "--script needs a scenario file"),
    (["demo", "--script", "a", "--script", "b"], "--script was given twice"),
    (["demo", "x"], "demo takes no argument, \"x\" was given"),
    (["demo", "--devise", "x"], #"unknown option "--devise"; did you mean "--device"?"#),
    (["demo", "--device", "iPhone 17", "--system", "15"], "--system: iPhone 17 never ran iOS 15; it ran 26 to 27.1"),
    (["devices", "x"], "devices takes no argument, \"x\" was given"),
    (["rules", "--all"], "unknown option \"--all\"; allowed: --help"),
  ]

  @Test("wrong usage is said in words", arguments: bad)
  func refuses(arguments: [String], says: String) {
    let error = #expect(throws: UsageError.self) { try Command(arguments) }
    #expect(error.map { "\($0)" }?.contains(says) == true, "\(error.map { "\($0)" } ?? "")")
  }
}
