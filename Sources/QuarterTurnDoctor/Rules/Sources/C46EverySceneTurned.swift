/// A change of one static mask that turns every scene.
struct EverySceneTurned: SourceRule {
  static let description = RuleDescription(
    id: "C46", title: "Turning every scene when a static mask changes", severity: .warning, since: "iOS 16",
    matches: "A static property whose didSet requests an orientation for each connected scene.",
    excludes: "Requests for one scene.",
    remedy: "Request from the scene whose view asked: view.window?.windowScene?.requestGeometryUpdate(…).",
    rules: ["R7.9"], reports: [])

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source in
      source.scopes.compactMap { scope -> Finding? in
        guard scope.kind == .accessor, scope.keyword == "didSet", scope.parent >= 0 else { return nil }
        let property = source.scopes[scope.parent]
        guard property.keyword == "var", source.contains(property.header, ["static"]) else { return nil }
        guard source.contains(scope.body, ["requestGeometryUpdate"]), source.contains(scope.body, ["connectedScenes"]),
          source.contains(scope.body, ["forEach", "for"]), source.isCompiled(scope.body.lowerBound)
        else { return nil }
        let name = property.header.last { source.at($0 - 1, is: "var") } ?? property.header.lowerBound
        return finding(source, at: name, "Setting this turns the windows of all scenes, not only of the one that asked.")
      }
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      """
      class AppDelegate {
        static var lock = UIInterfaceOrientationMask.all { // <-
          didSet {
            UIApplication.shared.connectedScenes.forEach { scene in
              (scene as? UIWindowScene)?.requestGeometryUpdate(.iOS(interfaceOrientations: lock)) { log($0) }
            }
          }
        }
      }
      """, expects: .warning),
    Fixture(
      .swift,
      """
      class AppDelegate {
        static var lock: UIInterfaceOrientationMask = .portrait { // <-
          didSet {
            for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
              scene.requestGeometryUpdate(.iOS(interfaceOrientations: lock)) { log($0) }
            }
          }
        }
      }
      """, expects: .warning),
    Fixture(
      .swift,
      """
      class Lock {
        static var mask = UIInterfaceOrientationMask.all {
          didSet { scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { log($0) } }
        }
      }
      """),
    Fixture(
      .swift,
      """
      class Lock {
        var mask = UIInterfaceOrientationMask.all {
          didSet { for scene in UIApplication.shared.connectedScenes { scene.requestGeometryUpdate(wanted) { log($0) } } }
        }
      }
      """),
    Fixture(
      .swift,
      """
      class Lock {
        static var mask = UIInterfaceOrientationMask.all {
          didSet { UIApplication.shared.connectedScenes.forEach { log($0) } }
        }
      }
      """),
  ]
}
