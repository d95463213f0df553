import HeadlessUIKit
import Testing

/// Delegates as Xcode's templates declare them: without an initializer, made by UIKit from their classes.
@MainActor
@Suite struct DelegateClassTests {
  @Test("a delegate without an initializer has what its properties begin with")
  func templateDelegates() throws {
    let simulation = Simulation(device: .phone, system: SystemVersion(26))
    simulation.launch(TemplateAppDelegate.self, sceneDelegate: TemplateSceneDelegate.self)
    let app = try #require(simulation.application.delegate as? TemplateAppDelegate)
    #expect(app.mask == .portrait)
    #expect(app.launches == ["launched"])
    let scene = try #require(simulation.windowScene?.delegate as? TemplateSceneDelegate)
    #expect(scene.title == "Main")
    #expect(scene.window === simulation.windowScene?.keyWindow)
    #expect(simulation.windowScene?.interfaceOrientation == .portrait)
  }

  @Test("what a subclass adds begins as it says, and its own initializer runs")
  func subclass() throws {
    let simulation = Simulation(device: .phone, system: SystemVersion(26))
    simulation.launch(DerivedAppDelegate.self)
    let app = try #require(simulation.application.delegate as? DerivedAppDelegate)
    #expect(app.mask == .landscape)
    #expect(app.steps == ["begun", "made"])
    #expect(app.launches == ["launched"])
    #expect(simulation.windowScene?.interfaceOrientation.isLandscape == true)
  }

  @Test("a delegate that is no responder is made, too, also through a private initializer")
  func plainObject() throws {
    let simulation = Simulation(device: .phone, system: SystemVersion(26))
    simulation.launch(PlainAppDelegate.self)
    let app = try #require(simulation.application.delegate as? PlainAppDelegate)
    #expect(app.names == ["first"])
  }

  @Test("a configuration made with its name alone has the delegate that the Info.plist states")
  func namedConfiguration() {
    let simulation = Simulation(device: .phone, system: SystemVersion(26))
    simulation.launch(NamingAppDelegate.self, sceneDelegate: TemplateSceneDelegate.self)
    #expect(simulation.windowScene?.delegate is TemplateSceneDelegate)
  }

  @Test("main of a delegate's class starts the app in the bound world")
  func main() {
    let simulation = Simulation(device: .phone, system: SystemVersion(26))
    simulation.run { TemplateAppDelegate.main() }
    #expect(simulation.application.delegate is TemplateAppDelegate)
    #expect(simulation.windowScene?.keyWindow?.rootViewController != nil)
  }
}

class TemplateAppDelegate: UIResponder, UIApplicationDelegate {
  var mask: UIInterfaceOrientationMask = .portrait
  var launches: [String] = []

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launches.append("launched")
    return true
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { mask }
}

class TemplateSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let title = "Main"

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard (scene as? UIWindowScene) != nil else { return }
  }
}

class DerivedAppDelegate: TemplateAppDelegate {
  var steps = ["begun"]

  override init() {
    super.init()
    mask = .landscape
    steps.append("made")
  }
}

class PlainAppDelegate: NSObject, UIApplicationDelegate {
  var names: [String] = []

  private override init() {
    super.init()
    names.append("first")
  }
}

class NamingAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}
