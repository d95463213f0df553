import HeadlessUIKit
import Testing

@testable import QuarterTurnSimulator

@MainActor
@Suite("Containers and presentations in scenarios")
struct ContainerStepTests {
  /// The checks that do not hold.
  private func failures(root: String, _ steps: String, device: String = "iPhone 13") throws -> [Timeline.Check] {
    var text = ScenarioText(steps)
    text.head = #""name": "a test", "outcome": "right", "device": "\#(device)", "system": "26", "sdk": "26""#
    text.delegate = #""all""#
    text.root = root
    return try text.run().checks.filter { !$0.holds }
  }

  @Test(
    "a tab bar asks nobody, a forwarding one the tab that is shown",
    arguments: [("tabBar", "allButUpsideDown"), ("forwardingTabBar", "portrait"), ("quarterTurnTabBar", "allButUpsideDown")])
  func tabs(kind: String, mask: String) throws {
    let root = """
      { "kind": "\(kind)", "name": "tabs", "selected": "news",
        "tabs": [{ "name": "map", "mask": "landscape" }, { "name": "news", "mask": "portrait" }] }
      """
    let steps = """
      { "expect": { "visible": "news", "mask": "\(mask)" } },
      { "select": "map", "in": "tabs" },
      { "expect": { "visible": "map" } },
      { "tap": "news", "in": "tabs" },
      { "expect": { "visible": "news" } }
      """
    #expect(try failures(root: root, steps) == [])
  }

  @Test("what the delegate of UIKit's container answers counts")
  func delegateMask() throws {
    let root = #"{ "kind": "tabBar", "name": "tabs", "delegateMask": "portrait", "tabs": [{ "name": "a" }, { "name": "b" }] }"#
    #expect(try failures(root: root, #"{ "expect": { "mask": "portrait" } }"#) == [])
  }

  @Test("a split view shows the column it is told to where one fits, and all of them where there is room")
  func columns() throws {
    let root = """
      { "kind": "split", "name": "split",
        "columns": { "primary": { "name": "list" }, "secondary": { "name": "detail" } } }
      """
    let steps = """
      { "expect": { "visible": "detail", "horizontal": "compact" } },
      { "showColumn": "primary", "in": "split" },
      { "expect": { "visible": "list" } }
      """
    #expect(try failures(root: root, steps) == [])
    let wide = #"{ "showColumn": "primary", "in": "split" }, { "expect": { "visible": "detail", "horizontal": "regular" } }"#
    #expect(try failures(root: root, wide, device: "iPad Air (5th generation)") == [])
  }

  @Test("pages are turned by a finger and by code")
  func pages() throws {
    let root = #"{ "kind": "forwardingPages", "name": "book", "pages": [{ "name": "a" }, { "name": "b", "mask": "landscape" }] }"#
    let steps = """
      { "expect": { "visible": "a" } },
      { "tap": "b", "in": "book" },
      { "refresh": "book" },
      { "expect": { "visible": "b", "mask": "landscape" } },
      { "select": "a", "in": "book" },
      { "expect": { "visible": "a" } }
      """
    #expect(try failures(root: root, steps) == [])
  }

  @Test("a forwarding container asks its child, a plain one nobody")
  func containers() throws {
    for (kind, mask) in [("container", "allButUpsideDown"), ("forwardingContainer", "portrait")] {
      let root = #"{ "kind": "\#(kind)", "name": "menu", "child": { "name": "centre", "mask": "portrait" } }"#
      #expect(try failures(root: root, #"{ "expect": { "visible": "centre", "mask": "\#(mask)" } }"#) == [])
    }
  }

  @Test("a custom presentation that takes its presenter away decides, one that does not leaves the mask")
  func customPresentation() throws {
    for (removes, mask) in [("true", "landscape"), ("false", "allButUpsideDown")] {
      let steps = """
        { "present": "page", "style": "custom", "removesPresenter": \(removes) },
        { "expect": { "mask": "\(mask)", "crashes": 0 } }
        """
      #expect(try failures(root: #"{ "name": "root" }"#, steps) == [])
    }
  }

  @Test("a sheet can be dragged down, a popover adapts")
  func sheets() throws {
    let steps = """
      { "present": "page", "style": "popover", "adaptsTo": "fullScreen" },
      { "expect": { "visible": "page" } },
      { "dragDown": "page" },
      { "expect": { "visible": "root", "mask": "allButUpsideDown" } }
      """
    #expect(try failures(root: #"{ "name": "root" }"#, steps) == [])
  }
}
