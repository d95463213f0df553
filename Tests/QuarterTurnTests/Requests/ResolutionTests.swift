import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// Screens and requests with short names for the tables below.
private enum Fixture {
  final class Controller: Sendable {}
  static let controllers = (Controller(), Controller(), Controller())
  static let root = MaskResolution.Screen(id: ObjectIdentifier(controllers.0), name: "Root")
  static let cover = MaskResolution.Screen(id: ObjectIdentifier(controllers.1), name: "Cover")
  static let gone = MaskResolution.Screen(id: ObjectIdentifier(controllers.2), name: "Gone")

  static func request(
    _ number: Int, _ mask: UIInterfaceOrientationMask?, on screen: MaskResolution.Screen? = root, in parent: Int? = nil,
    began: Int? = nil,
    preferring: UIInterfaceOrientation? = nil, isLock: Bool = false
  ) -> OrientationRequest {
    OrientationRequest(
      id: RequestID(rawValue: number), label: "r\(number)", supportedOrientations: mask, preferredOrientation: preferring,
      place: isLock ? .everywhere : screen.map { .screen($0.id) } ?? .offScreen, parent: parent.map(RequestID.init),
      began: began ?? number)
  }
}

@Suite struct ResolutionTests {
  private func resolve(
    _ requests: [OrientationRequest], covered: Bool = false, default mask: UIInterfaceOrientationMask = .portrait,
    device: UIInterfaceOrientationMask = .all
  ) -> MaskResolution {
    MaskResolution(
      MaskResolution.Input(
        screens: covered ? [Fixture.root, Fixture.cover] : [Fixture.root], requests: requests, defaultOrientations: mask,
        device: device))
  }

  private func status(_ number: Int, in resolution: MaskResolution) -> OrientationRequest.Status? {
    resolution.requests.first { $0.id.rawValue == number }?.status
  }

  @Test("Rule 5: without requests the default holds")
  func defaultHoldsWithoutRequests() {
    let resolution = resolve([])
    #expect(resolution.mask == .portrait)
    #expect(resolution.source == .defaultOrientations)
  }

  @Test("A request replaces the default, it is not intersected with it (R3.2)")
  func requestReplacesDefault() {
    #expect(resolve([Fixture.request(1, .landscape)]).mask == .landscape)
  }

  @Test("Rule 1: only the top screen's requests count, those below are suspended")
  func coveredRequestsAreSuspended() {
    let resolution = resolve([Fixture.request(1, .portrait), Fixture.request(2, .landscape, on: Fixture.cover)], covered: true)
    #expect(resolution.mask == .landscape)
    #expect(status(1, in: resolution) == .suspended(by: "Cover"))
    #expect(status(2, in: resolution) == .active)
  }

  @Test("Rule 2: a top screen without a request inherits from the nearest screen below that has one")
  func unclaimedScreenInherits() {
    let resolution = resolve([Fixture.request(1, .landscape), Fixture.request(2, nil, on: Fixture.cover)], covered: true)
    #expect(resolution.mask == .landscape)
    #expect(resolution.source == .requests(on: Fixture.root, isInherited: true))
    #expect(status(2, in: resolution) == .deferring)
  }

  @Test("Rule 3: an inner request replaces the ones around it, through transparent ones")
  func innerRequestReplacesOuter() {
    let resolution = resolve([
      Fixture.request(1, .portrait), Fixture.request(2, nil, in: 1), Fixture.request(3, .landscape, in: 2),
    ])
    #expect(resolution.mask == .landscape)
    #expect(status(1, in: resolution) == .replaced(by: "r3"))
    #expect(status(2, in: resolution) == .deferring)
  }

  @Test("Rule 3: a transparent inner request leaves the outer one in force")
  func transparentInnerRequest() {
    let resolution = resolve([Fixture.request(1, .portrait), Fixture.request(2, nil, in: 1)], default: .all)
    #expect(resolution.mask == .portrait)
  }

  @Test("Rule 3: a lock counts on every screen but does not keep a screen from inheriting")
  func lockIsLeafEverywhere() {
    let resolution = resolve(
      [Fixture.request(1, .landscape), Fixture.request(2, [.portrait, .landscapeLeft], isLock: true)], covered: true)
    #expect(resolution.mask == .landscapeLeft)
    #expect(resolution.source == .requests(on: Fixture.root, isInherited: true))
    #expect(resolve([Fixture.request(2, .landscape, isLock: true)], covered: true).mask == .landscape)
  }

  @Test("Rule 4: leaves are intersected; a later sheet with all orientations changes nothing")
  func leavesAreIntersected() {
    #expect(resolve([Fixture.request(1, .portrait), Fixture.request(2, .all)]).mask == .portrait)
  }

  @Test("Rule 4: the older of two disjoint leaves is set aside, and both are named")
  func olderLeafGivesWay() {
    let resolution = resolve([Fixture.request(1, .portrait), Fixture.request(2, .landscape)])
    #expect(resolution.mask == .landscape)
    #expect(status(1, in: resolution) == .rejected(.conflict(with: "r2")))
    #expect(resolution.requested == .allButUpsideDown)
  }

  @Test("Rule 4: newest is what last began to count, not what was made last")
  func newestIsWhatBeganLast() {
    let resolution = resolve([Fixture.request(1, .portrait, began: 9), Fixture.request(2, .landscape, began: 2)])
    #expect(resolution.mask == .portrait)
  }

  @Test("Rule 4: three leaves that only together exclude one another name them all")
  func jointConflict() {
    let resolution = resolve([
      Fixture.request(1, [.portrait, .portraitUpsideDown]), Fixture.request(2, [.portrait, .landscapeLeft]),
      Fixture.request(3, [.portraitUpsideDown, .landscapeLeft]),
    ])
    #expect(resolution.mask == .landscapeLeft)
    #expect(status(1, in: resolution) == .rejected(.conflict(with: "r3 and r2")))
  }

  @Test("Rule 7: upside down alone is set aside on a phone without a Home button, beside others it is dropped in silence")
  func upsideDownOnPhones() {
    let sole = resolve([Fixture.request(1, .portraitUpsideDown)], device: .allButUpsideDown)
    #expect(status(1, in: sole) == .rejected(.upsideDown))
    #expect(sole.mask == .portrait)
    let one = resolve([Fixture.request(1, [.portraitUpsideDown, .landscapeLeft])], device: .allButUpsideDown)
    #expect(one.mask == .landscapeLeft)
    #expect(status(1, in: one) == .active)
  }

  @Test func emptyMaskIsSetAside() {
    let resolution = resolve([Fixture.request(1, []), Fixture.request(2, UIInterfaceOrientationMask(rawValue: 1))])
    #expect(resolution.mask == .portrait)
    #expect(status(1, in: resolution) == .rejected(.empty))
    #expect(status(2, in: resolution) == .rejected(.empty))
  }

  @Test func requestsWithoutPlaceDoNotCount() {
    let resolution = resolve([Fixture.request(1, .landscape, on: nil), Fixture.request(2, .landscape, on: Fixture.gone)])
    #expect(resolution.mask == .portrait)
    #expect(status(1, in: resolution) == .offScreen)
    #expect(status(2, in: resolution) == .offScreen)
  }

  @Test func preferenceIsTheNewestLeafsAndInsideTheMask() {
    let older = Fixture.request(1, .all, preferring: .landscapeLeft)
    #expect(resolve([older]).preference?.orientation == .landscapeLeft)
    #expect(resolve([older, Fixture.request(2, .landscape)]).preference == nil)
    #expect(resolve([Fixture.request(1, .portrait, preferring: .landscapeLeft)]).preference == nil)
  }

  @Test func parentsThatFormACircleEnd() {
    let resolution = resolve([Fixture.request(1, .landscape, in: 2), Fixture.request(2, .landscape, in: 1)])
    #expect(!resolution.mask.isEmpty)
  }

  @Test("Whatever the requests are, the mask is never empty")
  func maskIsNeverEmpty() {
    for first in UInt(0)..<16 {
      for second in UInt(0)..<16 {
        let resolution = resolve([
          Fixture.request(1, UIInterfaceOrientationMask(rawValue: first << 1)),
          Fixture.request(2, UIInterfaceOrientationMask(rawValue: second << 1), isLock: true),
        ])
        #expect(!resolution.mask.isEmpty)
      }
    }
  }

  @Test func explanationNamesWhoAsksAndWhatBecameOfTheRest() {
    let resolution = resolve([
      Fixture.request(1, .portrait), Fixture.request(2, .landscape), Fixture.request(3, .portrait, on: nil),
    ])
    #expect(
      resolution.explanation == """
        The mask is landscape, asked for on Root.
        “r2” asks for landscape.
        “r1” (portrait) is set aside: it shares nothing with the newer “r2”.
        """)
  }
}
