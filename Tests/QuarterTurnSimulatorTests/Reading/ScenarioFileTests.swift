import HeadlessUIKit
import Testing

@testable import QuarterTurnSimulator

@Suite("Scenario files as bytes")
struct ScenarioFileTests {
  @Test("a dash stands for the standard input")
  func standardInput() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("{ }".utf8))
    try pipe.fileHandleForWriting.close()
    #expect(try ScenarioFile.bytes(at: "-", input: pipe.fileHandleForReading) == Array("{ }".utf8))
  }

  // A test may run as a user whom no folder shuts out, so the system's answers are given.
  @Test(
    "why a file cannot be read is said in words",
    arguments: [
      (ENOENT, "there is no such file"), (ENOTDIR, "there is no such file"),
      (ELOOP, "the file cannot be read: its symbolic links lead in a circle"),
      (EACCES, "the file cannot be read: permission denied, for the file or a folder on the way to it"),
    ])
  func reasons(code: Int32, says: String) {
    #expect(ScenarioFileError(code).description == says)
  }
}
