import Foundation
import Testing

@testable import QuarterTurnDoctor

@Suite struct JSONTests {
  @Test("The report for programs has everything, under names that stay") func everything() throws {
    let rows = [
      DeviceRow(
        device: "iPhone 16", isPad: false, system: "27", byRotating: "P L R", holdsPortraitLock: true, request: "granted")
    ]
    let text = JSONOutput.text(Samples.report, paths: Samples.here, devices: [AppDevices(app: Samples.app, rows: rows)])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(Set(object.keys) == ["version", "findings", "notChecked", "apps", "files", "keptQuiet", "inBaseline"])
    let finding = try #require((object["findings"] as? [[String: Any]])?.last)
    #expect(finding["rule"] as? String == "C72")
    #expect(finding["severity"] as? String == "note")
    #expect(finding["line"] as? Int == 4)
    #expect(finding["devices"] as? [String] == ["iPhone 16 · 18, 27"])
    let app = try #require((object["apps"] as? [[String: Any]])?.first)
    #expect((app["devices"] as? [[String: Any]])?.first?["request"] as? String == "granted")
    #expect((object["notChecked"] as? [[String: String]])?.first?["reason"] == "it is empty")
  }
}
