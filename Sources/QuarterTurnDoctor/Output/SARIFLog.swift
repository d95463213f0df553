/// The part of the Static Analysis Results Interchange Format 2.1.0 that is written here, by the names of the standard.
struct SARIFLog: Encodable {
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version
    case runs
  }

  struct Run: Encodable {
    var tool: Tool
    var columnKind = "utf16CodeUnits"
    var invocations: [Invocation]
    var results: [Result]
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name: String
    var semanticVersion: String
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Message
    var defaultConfiguration: Configuration
    var properties: Properties
  }

  struct Configuration: Encodable {
    var enabled: Bool
    var level: String
  }

  struct Properties: Encodable {
    var tags: [String]
  }

  struct Message: Encodable {
    var text: String
  }

  struct Invocation: Encodable {
    var executionSuccessful = true
    var toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    var level = "note"
    var message: Message
    var locations: [Location]
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    var partialFingerprints: [String: String]
  }

  struct Location: Encodable {
    var physicalLocation: PhysicalLocation
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region?
  }

  struct ArtifactLocation: Encodable {
    var uri: String
  }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
  }
}
