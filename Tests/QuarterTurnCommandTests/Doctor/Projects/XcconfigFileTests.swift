import Testing

@testable import QuarterTurnDoctor

@Suite struct XcconfigFileTests {
  @Test("Lines, comments, conditions and included files, each setting where it stands") func reading() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Config/App.xcconfig",
      """
      // A comment
      #include "../Base.xcconfig" // and another
      #include? "Missing.xcconfig"
        INFOPLIST_FILE = App/Info.plist; // behind
      NAME[sdk=iphoneos*][arch=arm64] = a = b
      EMPTY =
      """)
    try folder.write("Base.xcconfig", "BASE = 1\r\n")
    let file = XcconfigFile("Config/App.xcconfig", in: ProjectFiles(root: folder.path))
    #expect(file.faults.isEmpty)
    #expect(file.settings.map(\.name) == ["BASE", "INFOPLIST_FILE", "NAME", "EMPTY"])
    #expect(file.settings.map(\.value) == ["1", "App/Info.plist", "a = b", ""])
    #expect(file.settings[1].place.place == TextPlace(line: 4, column: 3))
    #expect(file.settings[0].place.path == "Base.xcconfig")
    #expect(file.settings[2].conditions.map(\.name) == ["sdk", "arch"])
  }

  @Test("A file that is missing is not checked, with who wants it or what to do") func missing() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.xcconfig", "A = 1\n#include \"Base.xcconfig\"\n#include \"Pods/Pods-App.xcconfig\"\n")
    let file = XcconfigFile("App.xcconfig", in: ProjectFiles(root: folder.path))
    #expect(file.settings.count == 1)
    #expect(
      file.faults == [
        NotChecked(path: "Base.xcconfig", reason: "App.xcconfig:2 includes it, and there is no such file"),
        NotChecked(
          path: "Pods",
          reason: "projects take settings from its xcconfig files, and there is no such file; run `pod install` first"),
      ])
  }

  @Test("Files that include one another are read once") func circle() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.xcconfig", "A = 1\n#include \"B.xcconfig\"\n")
    try folder.write("B.xcconfig", "#include \"A.xcconfig\"\nB = 2\n")
    let file = XcconfigFile("A.xcconfig", in: ProjectFiles(root: folder.path))
    #expect(file.settings.map(\.name) == ["A", "B"])
    #expect(file.faults.isEmpty)
  }
}
