import HeadlessUIKit
import Testing

/// Launching, leaving and coming back.
@MainActor @Suite struct LifecycleTests {
  @Test("a launch connects a scene, shows its window and activates it", arguments: Systems.all)
  func launch(system: Int) {
    let phone = Phone(system, sceneDelegate: LifecycleSceneDelegate.self)
    #expect(phone.scene.activationState == .foregroundActive)
    #expect((phone.scene.delegate as? LifecycleSceneDelegate)?.heard == ["willConnect", "didBecomeActive"])
    #expect(phone.scene.windows.count == 1)
    #expect(phone.scene.keyWindow?.rootViewController === phone.root)
    #expect((phone.scene.delegate as? LifecycleSceneDelegate)?.window === phone.scene.keyWindow)
    phone.perform {
      #expect(UIApplication.shared.applicationState == .active)
      #expect(UIApplication.shared.connectedScenes == [phone.scene])
      #expect(UIDevice.current.systemVersion.hasPrefix("\(system)."))
    }
  }

  @Test("a scene delegate may make its own window")
  func ownWindow() {
    let phone = Phone(18, sceneDelegate: WindowSceneDelegate.self) { Page(nil, named: "unused") }
    #expect(phone.scene.windows.count == 1)
    #expect(phone.scene.keyWindow?.rootViewController?.title == "own")
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .portrait, "its mask counts")
  }

  @Test("into the background and back, step by step", arguments: Systems.all)
  func background(system: Int) {
    let phone = Phone(system, sceneDelegate: LifecycleSceneDelegate.self)
    let posts = Posts(phone.scene)
    let delegate = phone.scene.delegate as? LifecycleSceneDelegate
    delegate?.heard = []
    phone.forget()
    phone.simulation.enterBackground()
    phone.simulation.enterBackground()
    #expect(phone.scene.activationState == .background)
    phone.perform { #expect(UIApplication.shared.applicationState == .background) }
    phone.simulation.enterForeground()
    phone.simulation.enterForeground()
    phone.simulation.settle()
    #expect(phone.scene.activationState == .foregroundActive)
    #expect(
      delegate?.heard == [
        "willResignActive inactive", "didEnterBackground background", "willEnterForeground inactive", "didBecomeActive",
      ])
    #expect(posts.heard == ["willDeactivate", "didEnterBackground", "willEnterForeground", "didActivate"])
    #expect(phone.appearances.isEmpty, "no controller appears or disappears")
    #expect(phone.turns.isEmpty)
  }

  @Test("what only lies over the app makes it inactive")
  func inactive() {
    let phone = Phone(18)
    phone.simulation.resignActive()
    #expect(phone.scene.activationState == .foregroundInactive)
    phone.perform { #expect(UIApplication.shared.applicationState == .inactive) }
    phone.simulation.becomeActive()
    #expect(phone.scene.activationState == .foregroundActive)
  }

  @Test("a running turn ends in the background, and the way back is silent", arguments: Systems.all)
  func turnUnderWay(system: Int) {
    let phone = Phone(system)
    phone.simulation.turnDevice(to: .landscapeLeft)
    phone.simulation.advance(by: 0.1)
    phone.simulation.enterBackground()
    phone.simulation.settle()
    #expect(phone.interface == .landscapeRight)
    phone.turn(.portrait)
    phone.simulation.enterForeground()
    phone.simulation.settle()
    #expect(phone.turns == [.landscapeRight, .portrait])
    #expect(phone.callbacks().count { $0 == "viewWillTransition" } == 1)
  }
}

/// Notes the life of its scene.
@MainActor
private final class LifecycleSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  var heard: [String] = []

  override init() {}

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    heard.append("willConnect")
  }
  func sceneDidBecomeActive(_ scene: UIScene) { heard.append("didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { note("willResignActive", scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { note("willEnterForeground", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { note("didEnterBackground", scene) }

  private func note(_ name: String, _ scene: UIScene) {
    heard.append("\(name) \(scene.activationState == .background ? "background" : "inactive")")
  }
}

/// Makes a window of its own.
@MainActor
private final class WindowSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  override init() {}

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = Page(.portrait, named: "own")
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// Keeps the notifications about a scene.
@MainActor
private final class Posts {
  private(set) var heard: [String] = []
  private var observations: [NotificationListener] = []

  init(_ scene: UIScene) {
    let names: [(Notification.Name, String)] = [
      (UIScene.willDeactivateNotification, "willDeactivate"), (UIScene.didEnterBackgroundNotification, "didEnterBackground"),
      (UIScene.willEnterForegroundNotification, "willEnterForeground"), (UIScene.didActivateNotification, "didActivate"),
    ]
    observations = names.map { name, text in NotificationListener(name, object: scene) { [weak self] in self?.heard.append(text) }
    }
  }
}

/// What the whole app is told.
@MainActor
@Suite struct ApplicationNotificationTests {
  @Test("the app is told that it was launched, left and came back")
  func notifications() {
    let names = [
      UIApplication.didFinishLaunchingNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      UIApplication.didBecomeActiveNotification,
    ]
    let simulation = Simulation(device: .phone, system: SystemVersion(18))
    var heard: [Notification.Name] = []
    let application = simulation.run { UIApplication.shared }
    let listeners = names.map { name in
      NotificationCenter.default.publisher(for: name, object: application).sink { heard.append($0.name) }
    }
    simulation.launch { UIViewController() }
    simulation.enterBackground()
    simulation.enterForeground()
    simulation.settle()
    #expect(heard == [names[0], names[4], names[1], names[2], names[3], names[4]])
    withExtendedLifetime(listeners) {}
  }
}
