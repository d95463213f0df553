import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

@testable import QuarterTurn

extension TestApp {
  /// The same app with a SwiftUI view as its content.
  convenience init<Content: View>(
    _ system: Int = 26, plist: InfoPlist = [:], device: DeviceModel = .iPhone16, userLock: Bool = false,
    delegate: (any UIApplicationDelegate)? = PortraitDelegate(), sceneDelegate: (any UIWindowSceneDelegate.Type)? = nil,
    view: Content
  ) {
    self.init(system, plist: plist, device: device, userLock: userLock, delegate: delegate, sceneDelegate: sceneDelegate) {
      UIHostingController(rootView: view)
    }
  }

  /// The same on a device and a system of the table.
  convenience init<Content: View>(
    _ setting: Setting, delegate: (any UIApplicationDelegate)? = PortraitDelegate(), view: Content
  ) {
    self.init(setting.system, plist: setting.plist, device: setting.device, delegate: delegate, view: view)
  }

  convenience init(
    _ setting: Setting, delegate: (any UIApplicationDelegate)? = PortraitDelegate(), root: () -> UIViewController
  ) {
    self.init(setting.system, plist: setting.plist, device: setting.device, delegate: delegate, root: root)
  }

  /// A SwiftUI app, started by itself.
  convenience init<A: App>(_ system: Int = 26, plist: InfoPlist = [:], device: DeviceModel = .iPhone16, app: A.Type) {
    self.init(system, plist: plist, device: device) { $0.launch(app) }
    simulation.settle()
  }

  var screen: ScreenDriver { ScreenDriver(simulation) }

  var mask: UIInterfaceOrientationMask {
    get throws { try coordinator.supportedOrientations }
  }

  /// Nothing went wrong on the way.
  var isSound: Bool { simulation.crashes.isEmpty && !simulation.runLoop.ranAway && simulation.console.isEmpty }
}

/// What a test changes from outside, as an app's model would.
@MainActor
@Observable
final class Switches {
  var mask: UIInterfaceOrientationMask? = .landscape
  var sheet = false
  var cover = false
  var popover = false
  var alert = false
  var path: [String] = []
  var tab = "first"
  var id = 0
  var isShown = true
  var number = 0

  func set(_ layer: String, _ isShown: Bool) {
    switch layer {
    case "sheet": sheet = isShown
    case "popover": popover = isShown
    case "alert": alert = isShown
    default: cover = isShown
    }
  }
}

/// An app of tabs and stacks whose first page is locked: the table of situations happens to it.
struct LockedPageApp<Presented: View>: View {
  @Bindable var switches: Switches
  let presented: Presented

  init(_ switches: Switches, presented: Presented = Text("presented")) {
    self.switches = switches
    self.presented = presented
  }

  var body: some View {
    TabView(selection: $switches.tab) {
      NavigationStack(path: $switches.path) {
        page.navigationDestination(for: String.self) { name in
          if name == "free" {
            Text(name)
          } else {
            Text(name).supportedInterfaceOrientations(whileVisible: .landscapeLeft, label: name)
          }
        }
      }
      .tabItem { Text("first") }.tag("first")
      Text("other").tabItem { Text("second") }.tag("second")
    }
  }

  private var page: some View {
    Text("page \(switches.number)")
      .supportedInterfaceOrientations(whileVisible: switches.mask, label: "page")
      .id(switches.id)
      .sheet(isPresented: $switches.sheet) { presented }
      .fullScreenCover(isPresented: $switches.cover) { presented }
      .popover(isPresented: $switches.popover) { presented }
      .alert("alert", isPresented: $switches.alert) { Button("OK") {} }
  }
}
