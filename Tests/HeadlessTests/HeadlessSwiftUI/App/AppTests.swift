import HeadlessSwiftUI
import Testing

/// Reaches tests that cannot pass arguments to an app.
@MainActor
enum AppProbe {
  static var journal = Journal()
  static weak var delegate: AppTests.Delegate?
}

@MainActor
@Suite(.serialized) struct AppTests {
  final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var launches = 0
    var mask: UIInterfaceOrientationMask?

    required override init() {
      super.init()
      AppProbe.delegate = self
    }

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      launches += 1
      AppProbe.journal.note("launched")
      return true
    }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      AppProbe.journal.note("class \(connectingSceneSession.configuration.delegateClass.map { "\($0)" } ?? "nil")")
      let configuration = connectingSceneSession.configuration
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { mask ?? .allButUpsideDown }
  }

  final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    static var mask: UIInterfaceOrientationMask = .allButUpsideDown
    var window: UIWindow?

    required override init() { super.init() }

    func sceneDidBecomeActive(_ scene: UIScene) { AppProbe.journal.note("scene active, window \(window != nil)") }

    func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask { Self.mask }
  }

  struct Content: View {
    @EnvironmentObject private var delegate: Delegate
    @Environment(\.scenePhase) private var phase
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      Text("launches \(delegate.launches) \(phase)")
      Button("open") { openWindow(id: "second") }
      Button("open value") { openWindow(value: 7) }
    }
  }

  struct TestApp: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    @Environment(\.scenePhase) private var phase
    @State private var activations = 0

    init() {}

    var body: some Scene {
      WindowGroup { Content().environment(\.colorScheme, activations > 1 ? .dark : .light) }
        .onChange(of: phase) { old, new in
          AppProbe.journal.note("\(old)→\(new)")
          activations += 1
        }
      WindowGroup(id: "second") { Second() }
      WindowGroup(for: Int.self) { $number in Text("number \(number ?? 0)") }
    }
  }

  struct Second: View {
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View { Button("close") { dismissWindow() } }
  }

  private func launch(_ major: Int = 26, device: DeviceModel = .phone) -> Stage {
    AppProbe.journal = Journal()
    SceneDelegate.mask = .allButUpsideDown
    return Stage(app: TestApp.self, SystemVersion(major), device: device)
  }

  @Test("R9.4: the adaptor makes one delegate, owns it, calls it, and puts it into the environment")
  func adaptor() throws {
    let stage = launch()
    let delegate = try #require(AppProbe.delegate)
    #expect(delegate.launches == 1)
    #expect(stage.texts.first == "launches 1 active")
    #expect(stage.root is UIHostingController<AnyView>)
    stage.perform { delegate.launches = 5 }
    #expect(stage.texts.first == "launches 5 active")
    // The mask of the app's delegate is the one UIKit gets.
    delegate.mask = .landscapeLeft
    stage.perform { stage.root?.setNeedsUpdateOfSupportedInterfaceOrientations() }
    #expect(stage.simulation.windowScene?.interfaceOrientation == .landscapeLeft)
  }

  @Test("R9.5: the delegate UIKit holds is SwiftUI's, and the app's is not to be had by a cast")
  func heldDelegate() {
    let stage = launch()
    stage.simulation.run {
      #expect(UIApplication.shared.delegate != nil)
      #expect(UIApplication.shared.delegate as? Delegate == nil)
      #expect(UIApplication.shared.next?.next as? UIResponder == nil)
    }
  }

  @Test("R9.6: a scene delegate is named in the configuration, SwiftUI keeps the window and forwards")
  func sceneDelegate() {
    let stage = launch()
    #expect(AppProbe.journal.entries.prefix(2) == ["launched", "class nil"])
    #expect(AppProbe.journal.entries.contains("scene active, window true"))
    #expect(stage.simulation.windowScene?.delegate as? SceneDelegate == nil)
  }

  @Test("R9.6: a scene delegate that makes its own window replaces SwiftUI's")
  func ownWindow() {
    final class Maker: NSObject, UIWindowSceneDelegate {
      var window: UIWindow?

      required override init() { super.init() }

      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: UIViewController())
        window?.makeKeyAndVisible()
      }
    }
    final class Namer: NSObject, UIApplicationDelegate {
      required override init() { super.init() }

      func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        connectingSceneSession.configuration.delegateClass = Maker.self
        return connectingSceneSession.configuration
      }
    }
    struct OwnWindowApp: App {
      @UIApplicationDelegateAdaptor(Namer.self) private var delegate

      init() {}

      var body: some Scene { WindowGroup { Text("SwiftUI's") } }
    }
    let stage = Stage(app: OwnWindowApp.self)
    #expect(stage.root is UINavigationController)
    #expect(stage.simulation.windowScene?.windows.count == 1)
  }

  @Test("R9.7: from SwiftUI the app delegate turns up to iOS 26, the scene delegate on 27", arguments: [15, 16, 18, 26, 27])
  func levers(major: Int) {
    let stage = launch(major)
    if major >= 27 { SceneDelegate.mask = .landscapeRight } else { AppProbe.delegate?.mask = .landscapeRight }
    stage.perform {
      if major >= 16 {
        stage.root?.setNeedsUpdateOfSupportedInterfaceOrientations()
      } else {
        UIDevice.current.setValue(UIDeviceOrientation.landscapeLeft.rawValue, forKey: "orientation")
        UIViewController.attemptRotationToDeviceOrientation()
      }
    }
    #expect(stage.simulation.windowScene?.interfaceOrientation == .landscapeRight)
  }

  @Test("the app follows its scenes' phases, and a change of its state reaches every window")
  func phases() {
    let stage = launch()
    // No turn of the loop lies between connecting and activating, so nobody sees the inactive scene.
    #expect(AppProbe.journal.entries.filter { $0.contains("→") } == ["background→active"])
    _ = AppProbe.journal.take()
    stage.perform { stage.simulation.resignActive() }
    #expect(stage.texts.first == "launches 1 inactive")
    stage.perform { stage.simulation.becomeActive() }
    #expect(AppProbe.journal.entries.filter { $0.contains("→") } == ["active→inactive", "inactive→active"])
  }

  @Test("windows open and close on an iPad, once for each value, and never on a phone")
  func windows() throws {
    let pad = launch(device: .pad)
    try pad.screen.tap("open")
    try pad.screen.tap("open value")
    try pad.screen.tap("open value")
    let scenes = pad.simulation.application.connectedScenes.compactMap { $0 as? UIWindowScene }
    #expect(scenes.count == 3)
    let texts = scenes.map { ScreenDriver(pad.simulation, scene: $0).texts.first }
    #expect(Set(texts) == ["launches 1 active", "close", "number 7"])
    let second = try #require(scenes.first { ScreenDriver(pad.simulation, scene: $0).texts == ["close"] })
    let nodes = pad.simulation.liveNodeCount
    try ScreenDriver(pad.simulation, scene: second).tap("close")
    #expect(pad.simulation.application.connectedScenes.count == 2)
    #expect(pad.simulation.liveNodeCount < nodes)
    let phone = launch()
    try phone.screen.tap("open")
    #expect(phone.simulation.application.connectedScenes.count == 1)
  }

  final class ObservableSceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
    var window: UIWindow?
    @Published var word = "none"

    required override init() { super.init() }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
      word = (scene as? UIWindowScene)?.keyWindow === window && window != nil ? "key window" : "no window"
    }
  }

  final class SceneNamer: NSObject, UIApplicationDelegate {
    required override init() { super.init() }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      connectingSceneSession.configuration.delegateClass = ObservableSceneDelegate.self
      return connectingSceneSession.configuration
    }
  }

  struct SceneReader: View {
    @EnvironmentObject private var scene: ObservableSceneDelegate

    var body: some View {
      Text(scene.word)
      Button("say") { scene.word = "said" }
    }
  }

  struct SceneDelegateApp: App {
    @UIApplicationDelegateAdaptor(SceneNamer.self) private var delegate

    init() {}

    var body: some Scene { WindowGroup { SceneReader() } }
  }

  @Test("R9.6 b: an observable scene delegate is in the environment, and finds the scene's window when it connects")
  func observableSceneDelegate() throws {
    let stage = Stage(app: SceneDelegateApp.self)
    #expect(stage.texts.first == "key window")
    try stage.screen.tap("say")
    #expect(stage.texts.first == "said")
  }

  final class SidewaysDelegate: NSObject, UIApplicationDelegate {
    required override init() { super.init() }

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .landscape }
  }

  struct Pretender: View {
    @UIApplicationDelegateAdaptor(SidewaysDelegate.self) private var delegate

    var body: some View { Text("pretender") }
  }

  struct PretenderApp: App {
    init() {}

    var body: some Scene { WindowGroup { Pretender() } }
  }

  @Test("R9.4 b: an adaptor in a view makes no delegate of the app's")
  func adaptorInAView() {
    let stage = Stage(app: PretenderApp.self)
    #expect(stage.texts == ["pretender"])
    stage.perform { stage.root?.setNeedsUpdateOfSupportedInterfaceOrientations() }
    #expect(stage.simulation.windowScene?.interfaceOrientation == .portrait)
  }
}
