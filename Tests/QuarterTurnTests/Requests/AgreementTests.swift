import HeadlessUIKit
import Testing

@testable import QuarterTurn

@Suite("Rule 6: the answer is never disjoint from the mask of the controller in front (R3.17)")
struct AgreementTests {
  private func agree(
    _ mask: UIInterfaceOrientationMask, _ controller: UIInterfaceOrientationMask, allowed: UIInterfaceOrientationMask = .all,
    device: UIInterfaceOrientationMask = .allButUpsideDown
  ) -> ReconciledMask {
    ReconciledMask(mask, controller: controller, widening: allowed, device: device)
  }

  @Test func anAnswerThatSharesSomethingStays() {
    #expect(agree(.landscape, .all) == agree(.landscape, .landscapeLeft))
    #expect(agree(.landscape, .all).mask == .landscape)
    #expect(!agree(.landscape, .all).isOverridden)
  }

  @Test func aDisjointAnswerGivesWayInsideWhatTheAppAllows() {
    #expect(agree(.landscape, [.portrait, .portraitUpsideDown]).mask == .portrait)
    #expect(agree(.portrait, .landscape, allowed: [.portrait, .landscapeLeft]).mask == .landscapeLeft)
    #expect(agree(.portrait, .landscape, allowed: [.portrait, .landscapeLeft]).isOverridden)
  }

  @Test func aControllerThatAllowsNothingElseHasItsWay() {
    #expect(agree(.landscape, .portrait, allowed: .landscape).mask == .portrait)
  }

  @Test func sharingOnlyUpsideDownIsSharingNothingOnAPhone() {
    #expect(agree([.portraitUpsideDown, .landscape], [.portraitUpsideDown, .portrait]).mask == .portrait)
  }

  @Test("No pair of masks comes out disjoint unless the controller allows nothing at all")
  func neverDisjoint() {
    for mask in UInt(1)..<16 {
      for controller in UInt(1)..<16 {
        for allowed in UInt(0)..<16 {
          for device in [UIInterfaceOrientationMask.all, .allButUpsideDown] {
            let controllerMask = UIInterfaceOrientationMask(rawValue: controller << 1)
            guard !controllerMask.isDisjoint(from: device) else { continue }
            let answer = ReconciledMask(
              UIInterfaceOrientationMask(rawValue: mask << 1), controller: controllerMask,
              widening: UIInterfaceOrientationMask(rawValue: allowed << 1), device: device
            ).mask
            #expect(!answer.intersection(device).isDisjoint(from: controllerMask))
          }
        }
      }
    }
  }
}
