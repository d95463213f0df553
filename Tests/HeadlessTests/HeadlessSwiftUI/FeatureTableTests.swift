import HeadlessSwiftUI
import Testing

/// What each feature of SwiftUI's usually gets wrong in a model of it, and the tests that would show it.
@Suite struct FeatureTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let feature: String
    let usualBug: String
    let tests: [(file: String, name: String)]

    var testDescription: String { "\(feature): \(usualBug)" }
  }

  static let rows = [
    Row(
      feature: "State", usualBug: "one value placed twice has two states",
      tests: [
        ("State/StateTests", "one view value placed twice has two states")
      ]),
    Row(
      feature: "Binding", usualBug: "a child's write runs the parent once",
      tests: [
        ("State/StateTests", "a child's write runs the parent's body once")
      ]),
    Row(
      feature: "Environment", usualBug: "a change at the root reaches a leaf",
      tests: [
        ("State/EnvironmentTests", "a change at the root reaches a leaf, and an inner writer wins")
      ]),
    Row(
      feature: "EnvironmentObject, Observable", usualBug: "what nobody read runs no body, two writes run one",
      tests: [
        ("State/ObservationTests", "a property nobody read runs no body, two writes run one, and ancestors are left alone"),
        ("State/EnvironmentTests", "an environment object is found below, and followed"),
        ("State/StateTests", "a state object is made once and its writes run the body once"),
      ]),
    Row(
      feature: "PreferenceKey", usualBug: "a deep change climbs, equal sums tell nobody, two leaves tell once",
      tests: [
        ("Preferences/PreferenceTests", "a deep change climbs, and an equal sum tells nobody"),
        ("Preferences/PreferenceTests", "two leaves that change together make one callback with the whole sum"),
      ]),
    Row(
      feature: "onAppear, onDisappear", usualBug: "a covered screen disappears and keeps its state",
      tests: [
        ("Navigation/NavigationStackTests", "only the top screen is visible"),
        ("Navigation/NavigationStackTests", "a pop returns to kept state, and another push starts fresh"),
      ]),
    Row(
      feature: "onChange", usualBug: "an action that sets state settles, an endless one is stopped",
      tests: [
        ("Lifecycle/ViewLifecycleTests", "an action that writes state settles"),
        ("Lifecycle/ViewLifecycleTests", "a loop of actions is stopped with a line in the log"),
      ]),
    Row(
      feature: "task", usualBug: "it is cancelled after several evaluations",
      tests: [
        ("Lifecycle/TaskTests", "a task starts once, is cancelled after several updates, and starts anew for another id")
      ]),
    Row(
      feature: "conditional", usualBug: "two branches of one type have two states",
      tests: [
        ("Identity/IdentityTests", "two branches of one type have separate state")
      ]),
    Row(
      feature: "ForEach", usualBug: "reordered rows keep their state, removed ones disappear",
      tests: [
        ("Identity/IdentityTests", "reordering and removing elements keeps the right state, and removed rows disappear")
      ]),
    Row(
      feature: "NavigationStack",
      usualBug: "a pop returns to kept state, a push starts fresh, a closure that captured state is followed",
      tests: [
        ("Navigation/NavigationStackTests", "a pop returns to kept state, and another push starts fresh"),
        ("Navigation/NavigationStackTests", "a written path pushes, replaces and pops to the root"),
      ]),
    Row(
      feature: "TabView", usualBug: "a hidden tab keeps its state",
      tests: [
        ("Tabs/TabViewTests", "a hidden tab keeps its state, and only the selected one is visible")
      ]),
    Row(
      feature: "sheet, fullScreenCover", usualBug: "the environment reaches it, a finger lowers the binding",
      tests: [
        ("Presentation/PresentationTests", "the environment reaches the sheet, the stack around its presenter does not"),
        ("Presentation/PresentationTests", "a finger, dismiss and the old presentation mode all lower the binding"),
      ]),
    Row(
      feature: "representables", usualBug: "an update sees the newest value, there is one dismantling",
      tests: [
        ("Representable/RepresentableTests", "a view is made once, updated with the newest value, dismantled once")
      ]),
    Row(
      feature: "GeometryReader", usualBug: "a frame changes the inner size only",
      tests: [
        ("Layout/LayoutTests", "a frame changes the inner size only, and a turn changes what is not fixed")
      ]),
  ]

  // .ci/named-tests looks whether the tests that a row names were run.
  @Test("each row of the table names a test of the file that it names", arguments: rows)
  func row(row: Row) {
    #expect(!row.tests.isEmpty)
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    for test in row.tests {
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(test.file).swift").path), "\(test.file)")
    }
  }
}
