import HeadlessUIKit
import Testing

@testable import QuarterTurnSimulator

@Suite("Devices and systems")
struct DeviceCatalogueTests {
  @Test("every device has a name of its own, a portrait size and at least one system")
  func consistent() {
    #expect(Set(DeviceCatalogue.devices.map(\.name)).count == DeviceCatalogue.devices.count)
    for device in DeviceCatalogue.devices {
      #expect(device.screenSize.width < device.screenSize.height)
      #expect(DevicePair(device, device.systems.upperBound) != nil)
      #expect(DeviceCatalogue.device(named: device.name) == device)
    }
  }

  @Test("each class that differs in a rule is there")
  func classes() {
    for isLarge in [false, true] {
      for hasHomeButton in [false, true] {
        #expect(
          DeviceChoice.anyPhone.models.contains {
            $0.hasHomeButton == hasHomeButton && $0.isRegularWidthInLandscape == isLarge
          })
      }
    }
    #expect(DeviceChoice.anyPhoneWithHomeButton.models.allSatisfy { $0.hasHomeButton })
    #expect(!DeviceChoice.anyPhoneWithoutHomeButton.models.contains { $0.hasHomeButton })
    #expect(DeviceChoice.anyPad.models.allSatisfy { $0.idiom == .pad })
    #expect(DeviceChoice.anyFoldable.models.allSatisfy { $0.innerScreenSize != nil })
    #expect(!DeviceChoice.anyPhone.models.contains { $0.innerScreenSize != nil || $0.idiom == .pad })
    #expect(DeviceCatalogue.device(named: "iPhone 16 Plus")?.isRegularWidthInLandscape == true)
  }

  @Test("every release with rules of its own runs on a phone with and without a Home button, the former up to the newest")
  func systems() throws {
    for system in SystemCatalogue.releases {
      for phones in [DeviceChoice.anyPhoneWithHomeButton.models, DeviceChoice.anyPhoneWithoutHomeButton.models] {
        #expect(phones.contains { DevicePair($0, system) != nil })
      }
    }
  }

  @Test(
    "a choice of systems stands for its releases",
    arguments: [
      ("26.2", ["26.2"]), ("15...17", ["15", "16", "17"]), ("18...", ["18", "26", "26.2", "27", "27.1"]),
      ("...16", ["15", "16"]), ("any", ["15", "16", "17", "18", "26", "26.2", "27", "27.1"]),
      ("16.4...18", ["16.4", "17", "18"]), ("26.2...27", ["26.2", "27", "27.1"]),
    ])
  func choices(text: String, releases: [String]) throws {
    #expect(try SystemChoice.reading(text).releases.map(\.description) == releases)
  }

  @Test("a major number stands for all its releases, one with a minor number for itself")
  func contains() throws {
    #expect(try SystemChoice.reading("16").contains(SystemVersion(16, 4)))
    #expect(try !SystemChoice.reading("16.4").contains(SystemVersion(16)))
    #expect(try SystemChoice.reading("15...16").contains(SystemVersion(16, 7)))
    #expect(try !SystemChoice.reading("15...16.4").contains(SystemVersion(16, 7)))
  }

  @Test("a pair is chosen system by system, and one that never existed is refused in words")
  func pairs() throws {
    var text = ScenarioText("")
    text.head = #""name": "a", "outcome": "right", "device": "anyPhone", "system": ["15", "any"]"#
    let scenario = try text.scenario()
    let first = try PairSelection().pair(for: scenario)
    #expect(first.device.name == "iPhone 13 Pro Max")
    #expect(first.system == SystemVersion(15))
    let new = DeviceCatalogue.device(named: "iPhone 17")
    #expect(try PairSelection(device: new).pair(for: scenario).system == SystemVersion(26))
    let error = #expect(throws: PairFault.self) {
      try PairSelection(device: new, system: SystemVersion(15)).pair(for: scenario)
    }
    #expect(error.map { "\($0)" } == "iPhone 17 never ran iOS 15; it ran 26 to 27.1")
    #expect(scenario.pairs.impossible > 0)
    #expect(Set(scenario.pairs.existing).count == scenario.pairs.existing.count)
  }

  @Test("the 15 of a phone that came with 15.4 is 15.4")
  func firstRelease() throws {
    let phone = try #require(DeviceCatalogue.device(named: "iPhone SE (3rd generation)"))
    #expect(DevicePair(phone, SystemVersion(15))?.system == SystemVersion(15, 4))
    #expect(DevicePair(phone, SystemVersion(15, 2)) == nil)
  }

  @Test("the table lists every device with its sizes and systems")
  func table() {
    let lines = DeviceTable.text().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == DeviceCatalogue.devices.count + 4)
    #expect(
      lines.contains { $0.hasPrefix("iPhone SE (2nd generation)") && $0.contains("375 × 667") && $0.contains("15 to 27.1") })
    #expect(lines.contains { $0.hasPrefix("iPhone Duo") && $0.contains("466 × 678, 669 × 951") && $0.hasSuffix("27.1") })
  }
}
