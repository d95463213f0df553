import HeadlessUIKit
import Testing

@MainActor
@Suite struct NewerDeclarationTests {
  @Test("no declaration is in the table twice, and none is as old as the oldest system")
  func table() {
    let names = NewerDeclaration.table.flatMap(\.1)
    #expect(Set(names).count == names.count)
    #expect(names.count > 100)
    #expect(NewerDeclaration.all.count == names.count)
    #expect(NewerDeclaration.all.allSatisfy { $0.introduced > .oldest })
  }

  /// A call, the selector that an older system does not have, and its row.
  private static let calls: [(row: String, selector: String, call: @MainActor @Sendable (Phone) -> Void)] = [
    (
      "UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()", "setNeedsUpdateOfSupportedInterfaceOrientations",
      { $0.root.setNeedsUpdateOfSupportedInterfaceOrientations() }
    ),
    (
      "UIViewController.setNeedsUpdateOfPrefersInterfaceOrientationLocked()", "setNeedsUpdateOfPrefersInterfaceOrientationLocked",
      { $0.root.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    ),
    ("UIWindowScene.effectiveGeometry", "effectiveGeometry", { _ = $0.scene.effectiveGeometry }),
    (
      "UIWindowScene.requestGeometryUpdate(_:errorHandler:)", "requestGeometryUpdateWithPreferences:errorHandler:",
      { $0.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) }
    ),
  ]

  @Test("a simulation that does not want the record has none, and the calls do nothing", arguments: 0..<4)
  func recordsNothing(index: Int) {
    let phone = Phone(15)
    phone.simulation.recordsUnavailableCalls = false
    phone.perform { Self.calls[index].call(phone) }
    #expect(phone.crashes.isEmpty && phone.turns.isEmpty)
  }

  @Test("a call is recorded as an unrecognized selector on the systems before its row's", arguments: Systems.all, 0..<4)
  func records(system: Int, index: Int) {
    let (row, selector, call) = Self.calls[index]
    let phone = Phone(system)
    phone.perform { call(phone) }
    let isMissing = SystemVersion(system) < NewerDeclaration(row).introduced
    let reasons = phone.simulation.crashes.map(\.reason)
    #expect(reasons.count == (isMissing ? 1 : 0))
    #expect(reasons.allSatisfy { $0.contains("\(selector)]: unrecognized selector") })
  }
}
