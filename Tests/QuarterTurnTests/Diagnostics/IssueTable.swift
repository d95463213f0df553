import HeadlessUIKit

@testable import QuarterTurn

/// What each issue says in each circumstance, as Documentation/Issues.md shows it.
struct IssueTable {
  struct Row {
    let circumstance: String
    let issue: OrientationIssue
    /// Why no code makes the request take effect there; nil where what the remedy says does.
    let limit: String?

    init(_ circumstance: String, _ issue: OrientationIssue, limit: String? = nil) {
      self.circumstance = circumstance
      self.issue = issue
      self.limit = limit
    }
  }

  static let rows: [Row] = requests + controllers + delegates + rotations + ignored + others

  private static let screen = "PlayerController"

  // MARK: Requests

  private static let requests = [
    Row("two requests", OrientationIssue(conflict: "list", with: "player", on: screen)),
    Row(
      "two requests from one line of code, on different screens",
      OrientationIssue(conflict: "Page.swift:12", with: "Page.swift:12", places: ("Page", "Sheet"), on: screen)),
    Row("a phone without a Home button", OrientationIssue(upsideDown: "player", on: screen)),
    Row("a controller's own mask, on such a phone", OrientationIssue(upsideDownAlone: "Picker", on: screen)),
    Row("a request", OrientationIssue(emptyMask: "player", on: screen)),
    Row("the default orientations", OrientationIssue(emptyDefaultOn: screen)),
    Row("a request in one branch of a layout", OrientationIssue(undone: "player", on: screen)),
    Row("a full-screen video in one branch of a layout", OrientationIssue(undone: "film, full screen", on: screen)),
    Row("a window whose root is an OrientationOverlayController", OrientationIssue(inOverlay: "toast", on: screen)),
    Row(
      "an external display", .sceneDoesNotRotate("slides", on: screen),
      limit: "An external display's interface never rotates (R7.10)."),
  ]

  // MARK: Controllers

  private static let controllers = [
    Row(
      "a controller of the app's window, or a presented one",
      OrientationIssue(rejected: "player", mask: .landscape, by: "Picker", allowing: .portrait, on: screen)),
    Row(
      "the root of another window in front",
      OrientationIssue(
        rejected: "player", mask: .landscape, by: "Banner, the root of another window (UIWindow),", allowing: .portrait,
        on: screen,
        isOtherWindow: true)),
    Row(
      "another window in front, for which the app delegate answers by itself",
      OrientationIssue(overruled: "player", by: "MediaWindow", at: .landscapeRight, on: screen)),
    Row(
      "the content of an OrientationRootController or an OrientationHostingController",
      OrientationIssue(disjoint: "Picker", .landscape, with: .portrait, on: screen)),
    Row(
      "a container of the app's own around one of the library's",
      OrientationIssue(
        IssueFacts.Swallowed(container: "MenuController", child: "OrientationNavigationController", mask: .landscape), on: screen)
    ),
  ]

  // MARK: Delegates

  private static let delegates = [
    nobody("an app delegate of UIKit's, before iOS 27", .app), nobody("a scene delegate, from iOS 27", .scene),
    nobody("an App of SwiftUI's, before iOS 27", .swiftUI),
    elsewhere("an app delegate with a mask of its own", .app),
    elsewhere("a class derived from OrientationAppDelegate or OrientationSceneDelegate", .derived),
    elsewhere("a delegate that calls the library without the window", .withoutWindow),
    elsewhere("a scene delegate with a mask of its own, from iOS 27", .scene),
    elsewhere("a delegate that an App of SwiftUI's names", .swiftUI),
  ]

  private static func nobody(_ circumstance: String, _ kind: DelegateStatus.Kind) -> Row {
    row(circumstance, .nobody(delegate: "AppDelegate", kind: kind))
  }

  private static func elsewhere(_ circumstance: String, _ kind: DelegateStatus.Kind) -> Row {
    row(circumstance, .elsewhere(delegate: "AppDelegate", mask: .portrait, kind: kind))
  }

  private static func row(_ circumstance: String, _ status: DelegateStatus) -> Row {
    guard let issue = status.issue(on: screen) else { preconditionFailure("both kinds of status are issues") }
    return Row(circumstance, issue)
  }

  // MARK: Rotations

  private static let notSupported = "None of the requested orientations are supported by the view controller."

  private static let rotations = [
    Row(
      "a phone, from iOS 16, during a transition",
      OrientationIssue(refused: .landscapeRight, text: notSupported, .transition, on: screen)),
    Row(
      "a phone, from iOS 16, whose delegate does not ask the library",
      OrientationIssue(refused: .landscapeRight, text: notSupported, .delegate, on: screen)),
    Row(
      "an iPad's window in a windowed mode, from iPadOS 16",
      OrientationIssue(
        refused: .landscapeRight,
        text: "The current windowing mode does not allow for programmatic changes to interface orientation.", .windowing,
        on: screen),
      limit: "In a windowed mode the system refuses every geometry request for an orientation (R7.3)."),
    Row("UIKit asks the library, and nothing rotates", OrientationIssue(timedOut: .landscapeRight, on: screen)),
    Row("iOS 15", OrientationIssue(autorotationDisabled: .landscapeRight, by: "Picker", on: screen)),
  ]

  // MARK: Masks that iPadOS ignores

  private static let small =
    "The lock preference holds a window only while it fills the screen and nothing covers it (R8.6)."
  private static let byHand = "Where masks are ignored no interface rotates unless the device does (R7.1, R7.3)."

  private static let ignored =
    [
      unheard("all four orientations in Info.plist, before iPadOS 26", .multitasking, .plist),
      unheard(
        "all four orientations and UIRequiresFullScreen, where the system ignores that key, under a root that is not the library's",
        .multitasking, .root(in: "RootController"), isFullScreenIgnored: true),
      unheard("Stage Manager, before iPadOS 26", .windowed, .plist),
      unheard("an app that requires full screen, among windows", .valueOnly, .shape),
    ]
    + [
      ("all four orientations in Info.plist, from iPadOS 26", MaskSupport.multitasking),
      ("resized by the user, iPadOS 27", .resized), ("windowed apps or Stage Manager, from iPadOS 26", .windowed),
    ].flatMap { circumstance, support in
      [
        unheard("\(circumstance): under a root that is not the library's", support, .root(in: "RootController")),
        unheard("\(circumstance): under a root of the library's, smaller than the screen", support, .layout, limit: small),
        unheard(
          "\(circumstance): under a root of the library's, filling the screen, in an orientation that is not asked for", support,
          .turn(.landscape), limit: byHand),
      ]
    }

  private static func unheard(
    _ circumstance: String, _ support: MaskSupport, _ remedy: OrientationIssue.WindowingRemedy, isFullScreenIgnored: Bool = false,
    limit: String? = nil
  ) -> Row {
    Row(
      circumstance,
      OrientationIssue(unheard: "player", support, remedy: remedy, isFullScreenIgnored: isFullScreenIgnored, on: screen),
      limit: limit)
  }

  private static let others = [
    Row("a view of SwiftUI's", .observerMissing),
    Row(
      "UIKit refused the presentation, five times in half a second",
      OrientationIssue(presentationRefused: "film", over: "RootController")),
  ]
}

// MARK: Markdown

extension IssueTable {
  static var markdown: String {
    var text = """
      # Issues and their remedies

      An `OrientationIssue` says what keeps a request from taking effect, and what to do about it. These are the texts of each code, in each
      circumstance that changes them, written by the library's own code for requests labelled “player”, “list” and the like.
      A test does what each remedy says and checks that the issue is gone.
      `QUARTERTURN_RECORD=1 swift test --filter IssueTableTests` writes this file.

      """
    var codes: [OrientationIssue.Code] = []
    for row in rows where !codes.contains(row.issue.code) { codes.append(row.issue.code) }
    for code in codes {
      text += "\n## \(code.rawValue)\n\n| where | what happened | what to do |\n|---|---|---|\n"
      for row in rows where row.issue.code == code {
        text += "| \(row.circumstance) | \(row.issue.reason) | \(cell(row.issue.remedy)) |\n"
      }
    }
    let limits = rows.filter { $0.limit != nil }
    text += """

      ## Where no code makes the request take effect

      In \(limits.count) of these \(rows.count) circumstances the app can only adapt its layout, ask elsewhere, or wait for the user. The numbers are those of
      [the rules](Rules.md).

      | code | where | why |
      |---|---|---|

      """
    for row in limits { text += "| \(row.issue.code.rawValue) | \(row.circumstance) | \(row.limit ?? "") |\n" }
    return text
  }

  /// Lines of code stand below one another in a cell.
  private static func cell(_ remedy: String) -> String {
    let lines = remedy.split(separator: "\n").map(String.init)
    guard lines.count > 1 else { return remedy }
    let isCode = { (line: String) in ["@", "func ", " ", "}"].contains { line.hasPrefix($0) } }
    return lines.map { isCode($0) ? "`\($0.replacing("  ", with: " "))`" : $0 }.joined(separator: "<br>")
  }
}
