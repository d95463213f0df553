import Testing

@testable import QuarterTurnDoctor

@MainActor @Suite struct DoctorCommandTests {
  private static func environment(isTerminal: Bool = false, folder: String = "/") -> DoctorEnvironment {
    DoctorEnvironment(isTerminal: isTerminal, isErrorTerminal: false, variables: ["NO_COLOR": "1"], folder: folder)
  }

  private static func run(_ arguments: [String], isTerminal: Bool = false, simulation: DeviceSimulation? = nil) -> DoctorCommand {
    DoctorCommand(
      arguments, tool: "quarter-turn-doctor", environment: environment(isTerminal: isTerminal), simulation: simulation)
  }

  private static func project(_ fixture: ProjectFixture) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FixtureProject.write(fixture, to: folder)
    return folder
  }

  /// A launch screen and scenes, so that nothing but the flag is found.
  private static let flagged = ProjectFixture(
    name: "",
    infoPlist: ProjectFixture.fullScreen
      + "<key>UILaunchScreen</key><dict/>\n<key>UIApplicationSceneManifest</key><dict/>\n")

  @Test("A warning fails only where somebody asks for it") func failOn() throws {
    let folder = try Self.project(Self.flagged)
    let command = Self.run([folder.path])
    #expect(command.exit == .success)
    #expect(command.text.hasPrefix("\(folder.path)/App/Info.plist:5:1: warning: "))
    #expect(command.text.hasSuffix(" [C63]\n"))
    #expect(command.errors == "quarter-turn-doctor: 1 warning in 2 files of 1 app\n")
    #expect(Self.run([folder.path, "--strict"]).exit == .findings)
    #expect(Self.run([folder.path, "--fail-on=note"]).exit == .findings)
    #expect(Self.run([folder.path, "--fail-on=error"]).exit == .success)
    #expect(Self.run([folder.path, "--strict", "--skip", "C63"]).exit == .success)
    #expect(Self.run([folder.path, "--strict", "--exclude", "App.xcodeproj"]).exit == .success)
  }

  @Test("An error fails") func error() throws {
    let folder = try Self.project(ProjectFixture(name: "", infoPlist: "<key>UILaunchScreen</key><dict/>\n"))
    #expect(Self.run([folder.path]).exit == .findings)
  }

  @Test("A baseline takes away what it knows, and a new one changes no exit code") func baseline() throws {
    let folder = try Self.project(Self.flagged)
    let path = folder.path + "/baseline.json"
    #expect(Self.run([folder.path, "--write-baseline", path]).exit == .success)
    let command = Self.run([folder.path, "--strict", "--baseline", path])
    #expect(command.exit == .success)
    #expect(command.text.isEmpty)
    #expect(command.errors.contains("1 in the baseline"))
  }

  @Test("Every way to fail has its code") func codes() throws {
    let folder = try Self.project(Self.flagged)
    #expect(Self.run(["--nonsense"]).exit.rawValue == 64)
    #expect(Self.run([folder.path, "--baseline", folder.path + "/none.json"]).exit.rawValue == 65)
    #expect(Self.run([folder.path + "/App/Info.plist"]).exit.rawValue == 65)
    #expect(Self.run([folder.path + "/nowhere"]).exit.rawValue == 66)
    #expect(Self.run([folder.path, "--output", folder.path + "/no/such/folder/out.json"]).exit.rawValue == 74)
    #expect(Self.run([folder.path, "--write-baseline", folder.path + "/no/such/folder/b.json"]).exit.rawValue == 74)
    #expect(Self.run(["--nonsense"]).errors.hasSuffix("`quarter-turn-doctor --help` says how it is used\n"))
  }

  @Test("Output goes to a file where one is named, whole and without colour") func output() throws {
    let folder = try Self.project(Self.flagged)
    let command = Self.run([folder.path, "--format", "json", "--output", folder.path + "/out.json"], isTerminal: true)
    #expect(command.text.isEmpty)
    #expect(try folder.text(of: "out.json").contains("\"C63\""))
  }

  @Test("A terminal gets excerpts; a format that is named stays what it is") func terminal() throws {
    let folder = try Self.project(Self.flagged)
    #expect(Self.run([folder.path], isTerminal: true).text.contains("\n  <key>UIRequiresFullScreen</key>\n  ^\n"))
    #expect(!Self.run([folder.path, "--format", "xcode"], isTerminal: true).text.contains("^"))
  }

  @Test("What is not read is said in every format and hides nothing else") func notChecked() throws {
    let folder = try Self.project(Self.flagged)
    try folder.write("Broken.xcodeproj/project.pbxproj", "{ objects = ")
    for format in ["xcode", "github", "json", "sarif"] {
      let text = Self.run([folder.path, "--format", format]).text
      #expect(text.contains("Broken.xcodeproj"))
      #expect(text.contains("C63"))
    }
    #expect(Self.run([folder.path]).errors.contains("1 not checked"))
  }

  @Test("With devices: a table of each app, and on which devices a finding hurts") func devices() throws {
    let folder = try Self.project(Self.flagged)
    let command = Self.run([folder.path, "--devices"]) { app in
      #expect(app.families == [1, 2])
      #expect(app.infoPlistValues["UIRequiresFullScreen"] as? Bool == true)
      return ["18", "27"].flatMap { system in
        ["Full Screen Apps", "Stage Manager"].map { mode in
          let isHeld = system == "18" || mode == "Full Screen Apps"
          return DeviceRow(
            device: "iPad Air", isPad: true, system: system, mode: mode, byRotating: isHeld ? "P" : "P U L R",
            holdsPortraitLock: isHeld, request: isHeld ? "granted" : "refused")
        }
      }
    }
    #expect(
      command.text.hasPrefix(
        """
        App (Debug, Release)
          device                               by rotating  portrait lock  request for landscape
          iPad Air · 18, 27 (Full Screen Apps)  P            holds          granted
          iPad Air · 27 (Stage Manager)         P U L R      turns          refused

        """.replacing("device                               by", with: "device                                by")))
    #expect(command.text.contains(" On: iPad Air · 27. [C63]"))
  }

  @Test("The rules are listed, and each explains itself", arguments: Doctor.rules.map(\.id)) func rules(id: String) {
    #expect(Self.run(["--list-rules"]).text.contains("\(id)  "))
    let text = Self.run(["--explain", id]).text
    #expect(text.hasPrefix("\(id): "))
    #expect(text.contains("remedy    "))
  }

  @Test("The help names every option") func help() {
    let text = Self.run(["--help"]).text
    for option in DoctorOption.allCases { #expect(text.contains(option.rawValue)) }
    #expect(text.contains("usage: quarter-turn-doctor"))
    #expect(Self.run(["--version"]).text == "quarter-turn-doctor \(DoctorCommand.version)\n")
  }

  @Test("Progress begins with a hundred files and ends with an empty line") func progress() {
    var written: [String] = []
    let progress = DoctorProgress { written.append($0) }
    progress.show(done: 1, of: 99)
    #expect(written.isEmpty)
    for done in 1...1_000 { progress.show(done: done, of: 1_000) }
    #expect(written.count == 101)
    #expect(written.first == "\r\u{1B}[K0 % of 1000 files")
    #expect(written.last == "\r\u{1B}[K")
  }
}
