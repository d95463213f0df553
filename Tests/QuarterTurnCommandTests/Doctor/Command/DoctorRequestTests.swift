import Testing

@testable import QuarterTurnDoctor

@Suite struct DoctorRequestTests {
  private static func check(_ arguments: String...) throws -> DoctorCheck {
    guard case .check(let check) = try DoctorRequest(arguments) else { throw DoctorUsageError.unknownOption("") }
    return check
  }

  @Test("Without arguments the folder is checked that it is run in") func plain() throws {
    let check = try Self.check()
    #expect(check == DoctorCheck())
    #expect(check.path == ".")
    #expect(check.threshold == .error)
  }

  @Test("Every option is read, with its value behind it or behind an equals sign") func options() throws {
    let check = try Self.check(
      "ios", "--format", "sarif", "--fail-on=note", "--only", "C61,c62", "--skip=C72", "--skip", "C70", "--exclude", "Legacy/*",
      "--exclude=b", "--baseline", "base.json", "--output=out.sarif", "--devices")
    #expect(check.path == "ios")
    #expect(check.format == .sarif)
    #expect(check.threshold == .note)
    #expect(check.selection == RuleSelection(only: ["C61", "C62"], skip: ["C72", "C70"]))
    #expect(check.exclude == ["Legacy/*", "b"])
    #expect(check.baseline == "base.json")
    #expect(check.output == "out.sarif")
    #expect(check.showsDevices)
    #expect(try Self.check("--strict").threshold == .warning)
    #expect(try Self.check("--", "--odd").path == "--odd")
    #expect(try Self.check("--opt-in", "all").selection.optIn == Set(Doctor.rules.filter(\.isOptIn).map(\.id)))
  }

  @Test("Help, version, the list of rules and one rule") func others() throws {
    #expect(try DoctorRequest(["--help"]) == .help)
    #expect(try DoctorRequest(["-h", "ios"]) == .help)
    #expect(try DoctorRequest(["--version"]) == .version)
    #expect(try DoctorRequest(["--list-rules"]) == .listRules)
    #expect(try DoctorRequest(["--explain", "c62"]) == .explain("C62"))
  }

  @Test(
    "What is wrong is said with what is allowed",
    arguments: [
      (["--fromat"], "unknown option \"--fromat\"; did you mean \"--format\"?"),
      (["--format", "xml"], "allowed: xcode, json, sarif, github"),
      (["--format"], "--format needs a value: xcode, json, sarif, github"), (["--format="], "--format needs a value"),
      (["--only", "C999"], "there is no rule \"C999\""), (["--strict=yes"], "--strict takes no value"),
      (["--strict", "--strict"], "--strict was given twice"), (["a", "b"], "\"a\" and \"b\""),
      (["--strict", "--fail-on", "note"], "--strict and --fail-on do not go together"),
      (["--baseline", "a", "--write-baseline", "b"], "do not go together"),
      (["--fail-on", "worse"], "allowed: note, warning, error"),
      (["--only", ","], "--only needs a value"), (["-x"], "unknown option \"-x\""),
    ])
  func faults(arguments: [String], text: String) {
    let error = #expect(throws: DoctorUsageError.self) { try DoctorRequest(arguments) }
    #expect(error.map { "\($0)".contains(text) } == true, "\(error.map { "\($0)" } ?? "")")
  }
}
