import HeadlessSwiftUI

/// A simulated phone or iPad that shows one view, in the words of the tests.
@MainActor
final class Stage {
  let simulation: Simulation
  let screen: ScreenDriver

  init<Content: View>(
    _ system: SystemVersion = SystemVersion(26), device: DeviceModel = .phone, assuming assumptions: [Assumption: Int] = [:],
    delegate: (any UIApplicationDelegate)? = nil, fields: FieldReader = Ways.fields,
    taskStart: ImmediateTask.Way = Ways.taskStart,
    @ViewBuilder view: () -> Content
  ) {
    simulation = Simulation(device: device, system: system, assumptions: Assumptions(assumptions))
    simulation.use(fields: fields, taskStart: taskStart)
    screen = ScreenDriver(simulation)
    simulation.launch(delegate: delegate, view: simulation.run { view() })
  }

  init<A: App>(app: A.Type, _ system: SystemVersion = SystemVersion(26), device: DeviceModel = .phone, plist: InfoPlist = [:]) {
    simulation = Simulation(device: device, system: system, infoPlist: plist)
    simulation.use(fields: Ways.fields, taskStart: Ways.taskStart)
    screen = ScreenDriver(simulation)
    simulation.launch(app)
  }

  var texts: [String] { screen.texts }
  var console: [String] { simulation.console.map(\.text) }
  var root: UIViewController? { simulation.windowScene?.keyWindow?.rootViewController }

  func perform(_ body: () throws -> Void) rethrows {
    try simulation.run(body)
    simulation.settle()
  }

  /// Every controller of a kind in the window and in what is presented.
  func controllers<Kind: UIViewController>(_ kind: Kind.Type) -> [Kind] {
    var found: [Kind] = []
    func visit(_ controller: UIViewController) {
      if let match = controller as? Kind { found.append(match) }
      for child in controller.children { visit(child) }
    }
    var level = root
    while let controller = level {
      visit(controller)
      level = controller.presentedViewController
    }
    return found
  }
}
