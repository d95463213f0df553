import Foundation
import Testing

@testable import QuarterTurnDoctor

/// Holds the output against the standard: what 2.1.0 requires of each object and what it allows as values is written out here.
@Suite struct SARIFTests {
  private typealias Object = [String: Any]

  private static func log(_ report: DoctorReport = Samples.report, paths: ReportedPaths = Samples.here) throws -> [String: Any] {
    let text = SARIFOutput.text(report, paths: paths, folder: "/src")
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  private static let levels: Set<String> = ["none", "note", "warning", "error"]

  @Test("The log has its version, its schema and one run") func log() throws {
    let log = try Self.log()
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.contains("sarif-2.1.0") == true)
    #expect(Set(log.keys).isSubset(of: ["$schema", "version", "runs", "inlineExternalProperties", "properties"]))
    #expect((log["runs"] as? [Any])?.count == 1)
  }

  @Test("The run has a tool with a named driver, whose rules have names that are theirs alone") func driver() throws {
    let run = try #require((try Self.log()["runs"] as? [Object])?.first)
    #expect(["utf16CodeUnits", "unicodeCodePoints"].contains(run["columnKind"] as? String))
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    #expect(driver["name"] as? String == "quarter-turn-doctor")
    let version = try #require(driver["semanticVersion"] as? String)
    #expect(version.split(separator: ".").count == 3)
    let rules = try #require(driver["rules"] as? [Object])
    #expect(rules.count == Doctor.rules.count)
    #expect(Set(rules.compactMap { $0["id"] as? String }).count == rules.count)
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        #expect(((rule[key] as? Object)?["text"] as? String)?.isEmpty == false)
      }
      let configuration = try #require(rule["defaultConfiguration"] as? Object)
      #expect(Self.levels.contains(configuration["level"] as? String ?? ""))
      #expect(configuration["enabled"] is Bool)
    }
  }

  @Test("Every result has a message, a level, a rule that exists, a place and a fingerprint") func results() throws {
    let run = try #require((try Self.log()["runs"] as? [Object])?.first)
    let results = try #require(run["results"] as? [Object])
    let known = Samples.report.findings.filter { finding in Doctor.rules.contains { $0.id == finding.rule } }
    #expect(!known.isEmpty)
    #expect(results.count == known.count)
    let rules = ((run["tool"] as? Object)?["driver"] as? Object)?["rules"] as? [Object] ?? []
    for result in results {
      #expect(((result["message"] as? Object)?["text"] as? String)?.isEmpty == false)
      #expect(Self.levels.contains(result["level"] as? String ?? ""))
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      let fingerprints = try #require(result["partialFingerprints"] as? [String: String])
      #expect(fingerprints["primaryLocationLineHash"]?.wholeMatch(of: /[0-9a-f]{16}:[0-9]+/) != nil)
      let location = try #require((result["locations"] as? [Object])?.first?["physicalLocation"] as? Object)
      let region = try #require(location["region"] as? [String: Int])
      #expect(region.values.allSatisfy { $0 >= 1 })
      #expect(Set(region.keys) == ["startLine", "startColumn"])
    }
  }

  @Test("What was not checked is a notification of the invocation, whose success is said") func invocation() throws {
    let run = try #require((try Self.log()["runs"] as? [Object])?.first)
    let invocation = try #require((run["invocations"] as? [Object])?.first)
    #expect(invocation["executionSuccessful"] is Bool)
    let notification = try #require((invocation["toolExecutionNotifications"] as? [Object])?.first)
    #expect(Self.levels.contains(notification["level"] as? String ?? ""))
    #expect(((notification["message"] as? Object)?["text"] as? String) == "Not checked: it is empty")
  }

  @Test("URIs are relative and escaped, and a path below the folder is made relative") func uris() {
    #expect(Samples.here.uri("Sources/Ünit one.swift", from: "/src") == "Sources/%C3%9Cnit%20one.swift")
    let absolute = ReportedPaths(argument: "/src/ios", isFolder: true)
    #expect(absolute.uri("a.swift", from: "/src") == "ios/a.swift")
    #expect(absolute.uri("a.swift", from: "/other") == "file:///src/ios/a.swift")
  }

  @Test("Columns are counted in UTF-16 units") func columns() {
    #expect(Samples.report.findings[0].column == 9)
    #expect(Samples.report.findings[0].utf16Column == 8)
  }
}
