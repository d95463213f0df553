/// A preference key that loses all but one view's mask.
struct EmptyPreferenceReduction: SourceRule {
  static let description = RuleDescription(
    id: "C44", title: "A preference key that combines nothing", severity: .note, since: "iOS 14",
    matches: "A PreferenceKey about orientations whose reduce does nothing.",
    excludes: "Other keys, and those that combine.",
    remedy: "Combine both values in reduce(value:nextValue:), for masks by intersection.",
    rules: ["R9.7"], reports: [])

  func findings(in project: SourceProject) -> [Finding] {
    project.functions { $0.name == "reduce" && $0.labels.first == "value" }.compactMap { place -> Finding? in
      let (source, scope) = (place.source, place.scope)
      guard scope.body.isEmpty, let type = source.type(of: scope), type.inherited.contains("PreferenceKey"),
        source.mentions(type.header.lowerBound..<type.body.upperBound, "orientation")
      else { return nil }
      let name = scope.header.first { source.at($0, is: "reduce") } ?? scope.header.lowerBound
      return finding(source, at: name, "With an empty reduce only one of several views is heard, and which one is not said.")
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      """
      struct OrientationKey: PreferenceKey {
        static var defaultValue: UIInterfaceOrientationMask { .all }
        static func reduce(value: inout UIInterfaceOrientationMask, nextValue: () -> UIInterfaceOrientationMask) {} // <-
      }
      """, expects: .note),
    Fixture(
      .swift,
      """
      enum Key: PreferenceKey {
        static let defaultValue = UIInterfaceOrientationMask.portrait
        static func reduce(value: inout Value, nextValue: () -> Value) { // <-
          // Nothing to combine.
        }
      }
      """, expects: .note),
    Fixture(
      .swift,
      """
      struct OrientationKey: PreferenceKey {
        static var defaultValue: UIInterfaceOrientationMask { .all }
        static func reduce(value: inout UIInterfaceOrientationMask, nextValue: () -> UIInterfaceOrientationMask) { value = nextValue() }
      }
      """),
    Fixture(
      .swift,
      "struct HeightKey: PreferenceKey { static func reduce(value: inout Double, nextValue: () -> Double) {} }\n// orientation"),
    Fixture(.swift, "struct OrientationStore: Store { static func reduce(value: inout Int, nextValue: () -> Int) {} }"),
  ]
}
