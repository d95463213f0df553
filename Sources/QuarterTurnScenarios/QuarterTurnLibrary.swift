import HeadlessUIKit
import QuarterTurnSimulator

/// QuarterTurn as the library of scenarios.
@MainActor
public final class QuarterTurnLibrary: ScenarioLibrary {
  private final class Delegate: NSObject, UIApplicationDelegate {
    override required init() { super.init() }
  }

  public init() {}

  public func delegates(default mask: UIInterfaceOrientationMask?) -> ScenarioDelegates {
    ScenarioDelegates(application: Delegate(), scene: nil)
  }

  public func navigationController(root: UIViewController) -> UINavigationController {
    UINavigationController(rootViewController: root)
  }

  public func start(report: @escaping @MainActor (LibraryEvent) -> Void) {}

  public func launched(in scene: UIWindowScene) {}

  public func perform(_ step: LibraryStep, controller: UIViewController?) throws(LibraryStepError) {
    throw LibraryStepError("the library is not in this build yet")
  }

  public var state: LibraryState { LibraryState(requests: [], explanation: nil, observed: nil) }
}
