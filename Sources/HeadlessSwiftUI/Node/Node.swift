/// A place in the interface that outlives the values that describe it: identity, state, visibility and preferences live here.
@MainActor
class Node {
  let key: NodeKey
  let runtime: Runtime
  let depth: Int
  private(set) weak var parent: Node?
  private(set) var children: [Node] = []
  /// What hosts this part of the tree: the nearest controller around it.
  let host: Host
  /// A node that is not part of its parent's host, such as a pushed screen or a sheet's content.
  let isHostRoot: Bool
  var environment: EnvironmentValues
  /// What children get; differs from `environment` where a modifier writes.
  var childEnvironment: EnvironmentValues?
  /// The room that the frames around this node leave it, and what it leaves its children if that is another.
  private(set) var proposal = ProposedFrame()
  var childProposal: ProposedFrame?

  private(set) var isAlive = true
  private(set) var isVisible = false
  /// Whether the container wants this child to be seen.
  var isWanted = true {
    didSet { if oldValue != isWanted { refreshVisibility() } }
  }
  var isDirty = false
  /// How the change is animated that this node waits to be run for.
  var pendingAnimation: Animation?
  /// Children that are being animated away: seen, but not run any more.
  private var departing: [Node] = []

  /// State by the offset of its property.
  private var storage: [Int: AnyObject] = [:]
  private(set) var preferences = PreferenceList()
  var preferenceWriter: ((inout PreferenceList) -> Void)?
  var preferenceReader: ((PreferenceList) -> Void)?
  /// Set by containers whose hidden children have no say, and by presentations.
  var contributesPreferences = true

  var element: ScreenElement?
  /// What the size of this part of the tree follows from, and what it tells the layout around it.
  var layout = NodeLayout.transparent
  var layoutValues: [ObjectIdentifier: Any] = [:]
  /// Looks at the sizes of what is inside again, as something there has changed.
  var remeasure: (() -> Void)?
  var accessibilityIdentifier: String?
  var hidesElements = false
  /// The first row in sight, for lists that recycle.
  var firstRow = 0
  var onVisibilityChange: ((Bool) -> Void)?
  // For the world in which screens that stay covered appear (R9.10).
  var strayAppearance: (() -> Void)?
  var skipsNextAppearance = false
  private var destroyActions: [() -> Void] = []

  private var claimable: [Node] = []
  private var nextClaim = 0

  init(key: NodeKey, parent: Node?, host: Host, isHostRoot: Bool, environment: EnvironmentValues, runtime: Runtime) {
    self.key = key
    self.parent = parent
    self.host = host
    self.isHostRoot = isHostRoot
    self.environment = environment
    self.runtime = runtime
    depth = (parent?.depth ?? 0) + 1
    runtime.nodeCount += 1
  }

  /// Runs the view again with its last value.
  func evaluate() {
    isDirty = false
    runtime.evaluationCount += 1
    claimable = children
    children.removeAll(keepingCapacity: true)
    nextClaim = 0
    childEnvironment = nil
    childProposal = nil
    layout = .transparent
    let animation = pendingAnimation ?? runtime.animation
    pendingAnimation = nil
    runtime.animating(animation) { render() }
    let unclaimed = claimable
    claimable = []
    for child in unclaimed where !child.isClaimed { remove(child, animation) }
    for child in children { child.isClaimed = false }
    recombinePreferences()
  }

  /// Places the children; overridden by what knows the view.
  func render() {}

  // MARK: Children

  private var isClaimed = false

  /// Keeps an old child as it is, without running it again.
  @discardableResult
  func keepChild(at key: NodeKey) -> Node? {
    guard let child = claimable.first(where: { $0.key == key && !$0.isClaimed }) else { return nil }
    child.isClaimed = true
    children.append(child)
    return child
  }

  @discardableResult
  func place(_ view: any View, at key: NodeKey, environment: EnvironmentValues? = nil, host: Host? = nil) -> Node {
    func open<V: View>(_ view: V) -> Node { placeTyped(view, at: key, environment: environment, host: host) }
    return open(view)
  }

  @discardableResult
  func place<V: View>(
    _ view: V, at key: NodeKey, environment: EnvironmentValues? = nil, host: Host? = nil, proposal: ProposedFrame? = nil
  ) -> Node {
    placeTyped(view, at: key, environment: environment, host: host, proposal: proposal)
  }

  private func placeTyped<V: View>(
    _ view: V, at key: NodeKey, environment: EnvironmentValues?, host: Host?, proposal: ProposedFrame? = nil
  ) -> Node {
    let environment = environment ?? childEnvironment ?? self.environment
    let proposal = proposal ?? childProposal ?? self.proposal
    if let old = claim(key, as: ViewNode<V>.self, host: host) {
      old.proposal = proposal
      old.update(view, environment)
      return old
    }
    let node = ViewNode(view, key: key, parent: self, host: host, environment: environment)
    node.proposal = proposal
    adopt(node)
    return node
  }

  func adopt(_ node: Node) {
    node.isClaimed = true
    children.append(node)
    node.evaluate()
    node.refreshVisibility()
  }

  /// An old child of the same key and the same type, which goes on living as this one.
  func claim<Kind: Node>(_ key: NodeKey, as kind: Kind.Type, host: Host? = nil) -> Kind? {
    guard let index = claimIndex(key), type(of: claimable[index]) == kind else { return nil }
    let node = claimable[index]
    if let host, node.host !== host { return nil }
    nextClaim = index + 1
    node.isClaimed = true
    children.append(node)
    return unsafeDowncast(node, to: kind)
  }

  /// Children mostly keep their order, so the search goes on where the last one ended.
  private func claimIndex(_ key: NodeKey) -> Int? {
    let count = claimable.count
    for step in 0..<count {
      let index = (nextClaim + step) % count
      let node = claimable[index]
      if node.key == key, !node.isClaimed { return index }
    }
    return nil
  }

  /// Lets a child go, at once or when it has been animated away.
  ///
  /// A screen of its own has UIKit's transition instead.
  private func remove(_ child: Node, _ animation: Animation?) {
    guard let animation, animation.length > 0, isVisible, !child.isHostRoot, runtime.simulation.animatesViews else {
      return child.destroy()
    }
    departing.append(child)
    runtime.after(animation.length) { [weak self, weak child] in
      guard let child else { return }
      self?.departing.removeAll { $0 === child }
      child.destroy()
    }
  }

  // MARK: Storage

  /// The object kept for a property, made at the first use.
  func stored<Object: AnyObject>(_ offset: Int, make: () -> Object) -> Object {
    if let known = storage[offset] as? Object { return known }
    let object = make()
    storage[offset] = object
    return object
  }

  // MARK: Life

  func onDestroy(_ action: @escaping () -> Void) { destroyActions.append(action) }

  func refreshVisibility() {
    let shows = isAlive && isWanted && (isHostRoot ? host.isOnScreen : parent?.isVisible ?? false)
    guard shows != isVisible else { return }
    isVisible = shows
    for child in children + departing where !child.isHostRoot { child.refreshVisibility() }
    onVisibilityChange?(shows)
  }

  func destroy() {
    guard isAlive else { return }
    isAlive = false
    refreshVisibility()
    for child in children + departing { child.destroy() }
    children = []
    departing = []
    for action in destroyActions { action() }
    destroyActions = []
    storage = [:]
    onVisibilityChange = nil
    strayAppearance = nil
    preferenceReader = nil
    preferenceWriter = nil
    remeasure = nil
    layout = .transparent
    element = nil
    parent = nil
    runtime.nodeCount -= 1
  }

  // MARK: Preferences

  /// Reduces the children's in order, applies the own write, then tells the reader.
  func recombinePreferences() {
    var combined = PreferenceList()
    for child in children where child.contributesPreferences && !child.preferences.isEmpty {
      combined.reduce(child.preferences)
    }
    preferenceWriter?(&combined)
    preferences = combined
    preferenceReader?(combined)
  }
}
