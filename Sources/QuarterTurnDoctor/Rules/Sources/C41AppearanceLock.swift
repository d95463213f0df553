/// A lock that a view sets when it appears and clears to a fixed value when it disappears.
struct AppearanceLock: SourceRule {
  static let description = RuleDescription(
    id: "C41", title: "Locking in onAppear and clearing in onDisappear", severity: .warning, since: "iOS 14",
    matches: "onAppear and onDisappear of one view that both set a constant mask.",
    excludes: "Views that keep and restore what was there before.",
    remedy:
      "Keep each view's wish under its own identity, and let the newest one that is still there decide; QuarterTurn's supportedInterfaceOrientations(_:) does that.",
    rules: ["R9.7", "R9.9"], reports: ["B136"])

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source -> [Finding] in
      guard source.isSwift else { return [] }
      let closures = source.scopes.filter { $0.kind == .closure && source.isCompiled($0.body.lowerBound) }
      return closures.compactMap { closing -> Finding? in
        guard closing.name.hasPrefix("onDisappear"), let clear = source.constantMaskUse(in: closing.body) else { return nil }
        let type = source.type(of: closing)?.body
        let sets = closures.contains {
          $0.name.hasPrefix("onAppear") && source.type(of: $0)?.body == type && source.constantMaskUse(in: $0.body) != nil
        }
        guard sets else { return nil }
        return finding(
          source, at: clear,
          "A pushed view appears before this one disappears: this then overwrites the lock that the new view has just set.")
      }
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      """
      struct Player: View {
        var body: some View {
          Video()
            .onAppear { AppDelegate.orientationLock = .landscape }
            .onDisappear { AppDelegate.orientationLock = .all } // <-
        }
      }
      """, expects: .warning),
    Fixture(
      .swift,
      """
      struct Lock: ViewModifier {
        func body(content: Content) -> some View {
          content.onAppear {
            delegate.lockOrientation(.portrait)
          }
          .onDisappear(perform: {
            delegate.lockOrientation(UIInterfaceOrientationMask.allButUpsideDown) // <-
          })
        }
      }
      """, expects: .warning),
    Fixture(
      .swift,
      """
      struct Player: View {
        var body: some View {
          Video()
            .onAppear { token = locks.lockOrientation(.landscape) }
            .onDisappear { locks.releaseOrientation(token) }
        }
      }
      """),
    Fixture(
      .swift,
      """
      struct Player: View {
        var body: some View { Video().onDisappear { AppDelegate.orientationLock = .all } }
      }
      struct Other: View {
        var body: some View { Video().onAppear { AppDelegate.orientationLock = .portrait } }
      }
      """),
    Fixture(
      .swift,
      """
      struct Page: View {
        var body: some View {
          List {}.onAppear { axis = .all }.onDisappear { axis = .all } // about orientation
        }
      }
      """),
  ]
}

extension ParsedSource {
  /// The place in a range that sets or passes a constant mask by a name that speaks of orientation.
  fileprivate func constantMaskUse(in range: Range<Int>) -> Int? {
    for index in range.clamped(to: tokens.indices) where isWord(index) {
      let isConstant =
        at(index - 1, is: ".") && OrientationNames.maskBits[text(index)] != nil
        && (source.kind(index - 2) != .word && source.kind(index - 2) != .closing
          || at(index - 2, is: "UIInterfaceOrientationMask"))
      guard isConstant else { continue }
      let line = statement(around: index)
      let others = line.filter { isWord($0) && $0 != index && !at($0, is: "UIInterfaceOrientationMask") }
      guard others.contains(where: { text($0).lowercased().contains("orientation") || text($0).lowercased().contains("rotat") })
      else { continue }
      guard !contains(line, ["requestGeometryUpdate", "GeometryPreferences", "setValue", "if", "case", "guard"]) else { continue }
      return index
    }
    return nil
  }
}
