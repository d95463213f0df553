import UIKit

@MainActor
extension Probe {
  static let turning = [
    Probe("R5.1", "a request that is granted turns and calls no error handler", run: grantedRequest),
    Probe("R5.2", "a request without a preference does nothing", run: emptyRequest),
    Probe("R5.3", "a refusal is in the scene's error domain", run: errorDomain),
    Probe("R5.4", "a request outside the mask ends with code 101", run: refusedRequest),
    Probe("R5.6", "a request is judged by the mask that was last reported", run: staleMask),
    Probe("R5.7", "a refresh alone turns an interface whose side is no longer allowed", run: refreshTurns),
    Probe("R5.8", "a refresh that changes nothing does nothing", run: idleRefresh),
    Probe("R5.9", "of all sides, landscape without a hint shows landscapeRight", run: fallbackOrder),
    Probe("R5.10", "a request for where the interface is has no callbacks", run: idleRequest),
    Probe("R5.17", "a changed mask without a refresh changes nothing", run: silentMask),
  ]

  private static func grantedRequest(_ stage: ProbeStage) async {
    let page = ProbePage(.all)
    await stage.show(page)
    let error = await stage.request(.landscapeLeft)
    stage.expect(error == nil, "the handler was called: \(error?.localizedDescription ?? "")")
    stage.found("after a granted request with a wide mask the interface is \(stage.orientation.rawValue)")
  }

  private static func emptyRequest(_ stage: ProbeStage) async {
    await stage.show(ProbePage(.all))
    let error = await stage.request(nil)
    stage.expect(error == nil && stage.orientation == .portrait, "something happened")
  }

  private static func errorDomain(_ stage: ProbeStage) async {
    await stage.show(ProbePage(.portrait))
    let error = await stage.request(.landscape)
    stage.expect(error?.domain == "UISceneErrorDomain", "the domain is \(error?.domain ?? "none")")
  }

  private static func refusedRequest(_ stage: ProbeStage) async {
    await stage.show(ProbePage(.portrait))
    let error = await stage.request(.landscape)
    stage.expect(error?.code == 101, "the code is \(error?.code ?? -1)")
    stage.found("the text is: \(error?.localizedDescription ?? "none")")
  }

  private static func staleMask(_ stage: ProbeStage) async {
    let page = ProbePage(.portrait)
    await stage.show(page)
    page.mask = .all
    let stale = await stage.request(.landscapeRight)
    stage.expect(stale?.code == 101, "a mask nobody was told of counted")
    page.refreshSupportedOrientations()
    await stage.settle()
    let fresh = await stage.request(.landscapeRight)
    stage.expect(fresh == nil, "the refreshed mask did not count")
  }

  private static func refreshTurns(_ stage: ProbeStage) async {
    let page = ProbePage(.portrait)
    await stage.show(page)
    page.mask = .landscapeLeft
    page.refreshSupportedOrientations()
    await stage.settle()
    stage.expect(stage.orientation == .landscapeLeft, "the interface is \(stage.orientation.rawValue)")
  }

  private static func idleRefresh(_ stage: ProbeStage) async {
    let page = ProbePage(.portrait)
    await stage.show(page)
    page.forget()
    page.refreshSupportedOrientations()
    await stage.settle()
    stage.expect(page.callbacks.isEmpty, "it had \(page.callbacks)")
  }

  private static func fallbackOrder(_ stage: ProbeStage) async {
    let page = ProbePage(.portrait)
    await stage.show(page)
    page.mask = .landscape
    page.refreshSupportedOrientations()
    await stage.settle()
    stage.expect(stage.orientation == .landscapeRight, "it showed \(stage.orientation.rawValue)")
  }

  private static func idleRequest(_ stage: ProbeStage) async {
    let page = ProbePage(.all)
    await stage.show(page)
    page.forget()
    let error = await stage.request(.portrait)
    stage.expect(error == nil && page.callbacks.isEmpty, "it had \(page.callbacks)")
  }

  private static func silentMask(_ stage: ProbeStage) async {
    let page = ProbePage(.portrait)
    await stage.show(page)
    page.mask = .landscape
    await stage.settle()
    stage.expect(stage.orientation == .portrait, "the interface turned by itself")
  }
}
