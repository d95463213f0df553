import HeadlessUIKit
import Testing

@testable import QuarterTurn

@Suite("RotationChain") struct RotationChainTests {
  private static let page = Asker("page", .landscape)
  private static let other = Asker("other", [.landscapeRight])

  private func turn(_ askers: [Asker], isUIKits: Bool = false) -> RotationChain.Turn {
    RotationChain.Turn(from: .portrait, to: .landscapeRight, askers: askers, isUIKits: isUIKits)
  }

  private func chain(_ turn: RotationChain.Turn) -> RotationChain {
    var chain = RotationChain()
    chain.rotated(turn)
    return chain
  }

  @Test("a cause begins anew, and forgets whoever asks no more")
  func begin() {
    var chain = chain(turn([Self.page]))
    let isFound = chain.review(current: .landscapeRight, effective: .all, askers: [])
    #expect(isFound)
    #expect(chain.isOpen && !chain.isUIKits && chain.count == 1 && chain.undone == [Self.page])
    chain.begin(asking: [Self.page])
    #expect(!chain.isOpen && chain.isUIKits && chain.count == 0 && chain.undone == [Self.page])
    chain.begin(asking: [Self.other])
    #expect(chain.undone.isEmpty)
  }

  @Test("a rotation is undone where who asked for it is gone and the orientation it left is possible again")
  func review() {
    for (current, effective, askers, isUndone) in [
      (UIInterfaceOrientation.landscapeRight, UIInterfaceOrientationMask.all, [Asker](), true),
      // Not what the interface has come to since.
      (.landscapeLeft, .all, [], false),
      (.landscapeRight, .landscape, [], false),
      (.landscapeRight, .all, [Self.page], false),
      // The same wish in another place.
      (.landscapeRight, .all, [Asker("elsewhere", .landscape)], false),
      // A controller's mask is no request.
      (.landscapeRight, .all, [Asker("elsewhere", .landscape, .controller)], true),
    ] {
      var chain = chain(turn([Self.page]))
      let isFound = chain.review(current: current, effective: effective, askers: askers)
      #expect(isFound == isUndone)
    }
  }

  @Test("who was undone counts again once all who asked for the rotation are there, and not before")
  func takenBack() {
    var chain = chain(turn([Self.page]))
    let isFound = chain.review(current: .landscapeRight, effective: .all, askers: [])
    #expect(isFound)
    chain.rotated(turn([Self.page, Self.other]))
    let isPartly = chain.review(current: .landscapeRight, effective: .landscape, askers: [Self.page])
    #expect(!isPartly)
    #expect(chain.undone == [Self.page])
    let isWholly = chain.review(current: .landscapeRight, effective: .landscape, askers: [Self.page, Self.other])
    #expect(!isWholly)
    #expect(chain.undone.isEmpty)
  }

  @Test("a rotation of UIKit's own is undone only where it is not allowed any more")
  func uikits() {
    var allowed = chain(turn([Self.page], isUIKits: true))
    let isAllowed = allowed.review(current: .landscapeRight, effective: .all, askers: [])
    #expect(!isAllowed)
    var excluded = chain(turn([Self.page], isUIKits: true))
    let isExcluded = excluded.review(current: .landscapeRight, effective: .portrait, askers: [])
    #expect(isExcluded)
  }
}
