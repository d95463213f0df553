import UIKit

@MainActor
extension Probe {
  static let callbacks = [
    Probe("R6.3", "a child whose size stays is not told", run: childrenOfConstantSize),
    Probe("R6.4", "the transform of a quarter turn is a quarter turn", run: targetTransform),
    Probe("R6.5", "the completion sees the new orientation", run: valueAtCompletion),
    Probe("R6.8", "the effective geometry can be observed", run: geometryObservation),
    Probe("R6.10", "a phone's turn changes its height class", run: sizeClasses),
    Probe("R6.12", "a quarter turn is animated for some tenths of a second", run: duration),
  ]

  /// Turns a fresh page to the right and gives what its transition callback saw.
  private static func turn(_ stage: ProbeStage, _ page: ProbePage, under root: UIViewController? = nil) async {
    page.mask = .portrait
    await stage.show(root ?? page)
    page.forget()
    ProbeStage.applicationMask = .landscapeRight
    page.mask = .landscapeRight
    (root ?? page).refreshSupportedOrientations()
    await stage.settle()
  }

  private static func childrenOfConstantSize(_ stage: ProbeStage) async {
    let child = ProbePage()
    await turn(stage, child, under: ProbeContainer(child, fills: false))
    stage.expect(stage.orientation == .landscapeRight, "the interface did not turn")
    stage.expect(!child.callbacks.contains("viewWillTransition"), "the child was told")
  }

  private static func targetTransform(_ stage: ProbeStage) async {
    let page = ProbePage()
    page.onTransition = { _, coordinator in
      let transform = coordinator.targetTransform
      stage.expect(abs(transform.a) < 0.001 && abs(abs(transform.b) - 1) < 0.001, "it is \(transform)")
    }
    await turn(stage, page)
    stage.expect(page.callbacks.contains("viewWillTransition"), "there was no transition")
  }

  private static func valueAtCompletion(_ stage: ProbeStage) async {
    let page = ProbePage()
    var completed: UIInterfaceOrientation?
    page.onTransition = { _, coordinator in
      stage.found("viewWillTransition sees \(stage.orientation.rawValue)")
      coordinator.animate(
        alongsideTransition: { _ in
          stage.found("the alongside block sees \(stage.orientation.rawValue)")
        },
        completion: { _ in completed = stage.orientation })
    }
    await turn(stage, page)
    stage.expect(completed == .landscapeRight, "it saw \(completed?.rawValue ?? -1)")
  }

  private static func geometryObservation(_ stage: ProbeStage) async {
    guard #available(iOS 16.0, *) else { return }
    await stage.show(ProbePage(.all))
    let counter = Counter()
    let observation = stage.scene.observe(\.effectiveGeometry) { _, _ in
      MainActor.assumeIsolated { counter.count += 1 }
    }
    ProbeStage.applicationMask = .landscapeRight
    stage.window.rootViewController?.refreshSupportedOrientations()
    await stage.settle()
    stage.expect(counter.count > 0, "the observer was not called")
    observation.invalidate()
  }

  private static func sizeClasses(_ stage: ProbeStage) async {
    guard UIDevice.current.userInterfaceIdiom == .phone else { return }
    let page = ProbePage()
    await turn(stage, page)
    stage.expect(page.callbacks.contains("willTransition"), "there was no trait transition")
    stage.expect(page.traitCollection.verticalSizeClass == .compact, "the height is not compact")
  }

  private static func duration(_ stage: ProbeStage) async {
    let page = ProbePage()
    page.onTransition = { _, coordinator in
      let seconds = coordinator.transitionDuration
      stage.found("a quarter turn takes \(seconds) s")
      stage.expect((0.1...1.0).contains(seconds), "it takes \(seconds) s")
    }
    await turn(stage, page)
  }

  @MainActor
  private final class Counter {
    var count = 0
  }
}
