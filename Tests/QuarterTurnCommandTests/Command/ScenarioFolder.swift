import HeadlessUIKit

/// A folder of scenario files for one test, gone when the test is over.
final class ScenarioFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("quarterturn-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path }

  func file(_ name: String, _ text: String) throws -> String { try file(name, Array(text.utf8)) }

  func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = url.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// A scenario in which the phone is turned and shows this.
  func scenario(_ name: String, interface: String, device: String = "iPhone 13", system: String = "any") throws -> String {
    try file(
      name,
      """
      {
        "name": "a turn", "outcome": "right", "device": "\(device)", "system": "\(system)",
        "root": { "name": "root" },
        "steps": [
          { "turn": "landscapeLeft" },
          { "expect": { "interface": "\(interface)" }, "actual": "same" }
        ]
      }
      """)
  }
}
