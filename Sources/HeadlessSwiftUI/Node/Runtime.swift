/// One flush loop for all trees of a world: what is dirty is updated, then UIKit is told, then actions run, until nothing is left.
@MainActor
final class Runtime {
  /// More rounds than any legal chain of actions takes: beyond it two of them are answering each other for ever.
  private static let roundLimit = 100

  /// Weak, as the last nodes go when the world itself goes.
  private weak var world: Simulation?
  private let runLoop: VirtualRunLoop
  private(set) var isUpdating = false
  private var isFlushing = false
  private var isScheduled = false
  private var hasEnded = false
  private var dirty: [Node] = []
  private var syncs: [() -> Void] = []
  private var actions: [() -> Void] = []
  private(set) lazy var presenter = Presenter(self)
  private var hosts: [WeakHost] = []
  /// Weak, as the world owns the app, and the app's nodes know this.
  weak var app: AppInstance?

  /// How many nodes live, and how many were run: for tests and measurements.
  var nodeCount = 0
  var evaluationCount = 0
  /// The tasks of views that are under way, and those among them that were cancelled.
  private(set) var runningTasks: Set<Int> = []
  private(set) var cancelledTasks: Set<Int> = []
  private var nextTask = 0
  let awakenings = Awakenings()
  /// How views' properties are found and tasks are started, for tests of the ways that another system takes.
  var fields = DynamicFields.read(by: .preferred)
  var taskStart = ImmediateTask.preferredWay
  var rowRecycling: Int?

  init(simulation: Simulation) {
    world = simulation
    runLoop = simulation.runLoop
  }

  var simulation: Simulation { world ?? .current }

  /// The runtime of a world.
  static func of(_ simulation: Simulation) -> Runtime {
    simulation.companion { RuntimeOwner(Runtime(simulation: simulation)) }.runtime
  }

  static var current: Runtime { of(.current) }

  // MARK: What is due

  func markDirty(_ node: Node) {
    guard node.isAlive, !hasEnded else { return }
    if let animation = AnimationContext.current { node.pendingAnimation = animation }
    guard !node.isDirty else { return }
    node.isDirty = true
    dirty.append(node)
    schedule()
  }

  /// Work on UIKit controllers that must wait until the update has ended.
  func afterUpdate(_ sync: @escaping () -> Void) {
    guard !hasEnded else { return }
    syncs.append(sync)
    schedule()
  }

  /// The user's code: it never runs inside an update.
  func perform(_ action: @escaping () -> Void) {
    guard !hasEnded else { return }
    actions.append(action)
    schedule()
  }

  private func schedule() {
    guard !isScheduled, !hasEnded, !isFlushing else { return }
    isScheduled = true
    runLoop.atCommit { [weak self] in
      self?.isScheduled = false
      self?.flush()
    }
  }

  // MARK: The loop

  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    for _ in 0..<Self.roundLimit {
      if !dirty.isEmpty {
        updateDirty()
      } else if !syncs.isEmpty {
        let due = syncs
        syncs = []
        for sync in due { sync() }
      } else if !actions.isEmpty {
        let due = actions
        actions = []
        for action in due { action() }
      } else {
        return
      }
    }
    log("Views and actions keep changing each other; the update was stopped.", .fault)
    for node in dirty { node.isDirty = false }
    dirty = []
    syncs = []
    actions = []
  }

  /// Runs a tree for the first time, with what it needs of UIKit; actions wait for the loop.
  func update(_ body: () -> Void) {
    let outer = isUpdating
    isUpdating = true
    body()
    isUpdating = outer
    guard !isFlushing, !outer else { return }
    while !syncs.isEmpty {
      let due = syncs
      syncs = []
      for sync in due { sync() }
    }
  }

  private func updateDirty() {
    isUpdating = true
    defer { isUpdating = false }
    var climbing: [Node] = []
    var seen: Set<ObjectIdentifier> = []
    // Outer nodes first: they usually run the inner ones anyway.
    let due = dirty.sorted { $0.depth < $1.depth }
    dirty = []
    for node in due where node.isDirty && node.isAlive {
      node.evaluate()
      var ancestor = node.parent
      while let next = ancestor, seen.insert(ObjectIdentifier(next)).inserted {
        climbing.append(next)
        ancestor = next.parent
      }
    }
    // Once for each ancestor, deepest first: climbing after every node would show readers half a sum.
    for node in climbing.sorted(by: { $0.depth > $1.depth }) where node.isAlive {
      node.remeasure?()
      node.recombinePreferences()
    }
  }

  // MARK: Animation

  /// How the change that is being carried out is animated.
  private(set) var animation: Animation?

  func animating(_ animation: Animation?, _ body: () -> Void) {
    let outer = self.animation
    self.animation = animation
    body()
    self.animation = outer
  }

  /// Work for when an animation is over, inside an update as every change of the tree is.
  func after(_ seconds: TimeInterval, _ work: @escaping () -> Void) {
    runLoop.schedule(after: seconds) { [weak self] in self?.update(work) }
  }

  // MARK: Tasks

  func taskStarted() -> Int {
    nextTask += 1
    runningTasks.insert(nextTask)
    return nextTask
  }

  func taskCancelled(_ id: Int) { if runningTasks.contains(id) { cancelledTasks.insert(id) } }

  func taskEnded(_ id: Int) {
    runningTasks.remove(id)
    cancelledTasks.remove(id)
  }

  // MARK: The end of the world

  /// What still waits would keep its nodes and controllers, which know this runtime.
  ///
  /// Whatever goes with it may come back here while it goes, so nothing is let go before the lists are empty.
  fileprivate func tearDown() {
    hasEnded = true
    let rest = (dirty, syncs, actions)
    dirty = []
    syncs = []
    actions = []
    withExtendedLifetime(rest) { presenter.tearDown() }
  }

  // MARK: Hosts

  func add(_ host: Host) {
    hosts.removeAll { $0.host == nil }
    hosts.append(WeakHost(host: host))
  }

  var liveHosts: [Host] { hosts.compactMap(\.host) }

  func log(_ text: String) { log(text, .error) }

  func log(_ text: String, _ level: ConsoleMessage.Level) {
    simulation.log(ConsoleMessage(category: "SwiftUI", level: level, text: text))
  }
}

/// Ends the runtime together with the world it belongs to.
@MainActor
private final class RuntimeOwner {
  let runtime: Runtime
  private let lifetime: Lifetime

  init(_ runtime: Runtime) {
    self.runtime = runtime
    lifetime = Lifetime { runtime.tearDown() }
  }
}

private struct WeakHost {
  weak var host: Host?
}
