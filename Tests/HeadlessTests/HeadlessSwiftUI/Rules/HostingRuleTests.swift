import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct HostingRuleTests {
  private struct LandscapeController: UIViewControllerRepresentable {
    final class Controller: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }

    func makeUIViewController(context: Context) -> Controller { Controller() }
    func updateUIViewController(_ uiViewController: Controller, context: Context) {}
  }

  @Test("R1.6: the preview orientation is a value of four cases without a raw value")
  func previewOrientation() {
    #expect(InterfaceOrientation.allCases == [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])
    #expect(Set(InterfaceOrientation.allCases.map(\.id)).count == 4)
    #expect(InterfaceOrientation.landscapeLeft != .landscapeRight)
  }

  @Test(
    "R9.1: a hosting controller overrides the bars, and answers for orientation as any controller", arguments: [15, 18, 26, 27])
  func hostingController(major: Int) {
    let stage = Stage(SystemVersion(major)) { Text("x").statusBarHidden().persistentSystemOverlays(.hidden) }
    #expect(stage.root?.prefersStatusBarHidden == true)
    #expect(stage.root?.prefersHomeIndicatorAutoHidden == true)
    stage.simulation.run {
      #expect(stage.root?.supportedInterfaceOrientations == UIViewController().supportedInterfaceOrientations)
      #expect(stage.root?.shouldAutorotate == true)
      #expect(stage.root?.childForInterfaceOrientationLock == nil)
    }
  }

  @Test(
    "R9.2: a representable's mask deep in the tree has no effect, a subclass of the root's does", arguments: [15, 16, 26, 27])
  func masksInTheTree(major: Int) {
    final class LandscapeHost: UIHostingController<Text> {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeRight }
    }
    let deep = Stage(SystemVersion(major)) { NavigationStack { LandscapeController() } }
    #expect(deep.simulation.windowScene?.interfaceOrientation == .portrait)
    #expect(deep.simulation.crashes.isEmpty)
    let simulation = Simulation(device: .phone, system: SystemVersion(major))
    simulation.launch { LandscapeHost(rootView: Text("x")) }
    simulation.settle()
    #expect(simulation.windowScene?.interfaceOrientation == .landscapeRight)
  }

  @Test("R9.11: the scene's geometry, read through a representable, knows turns the app caused", arguments: [16, 18, 26, 27])
  func reading(major: Int) {
    struct Reader: UIViewRepresentable {
      let found: (UIView) -> Void

      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) { found(uiView) }
    }
    var view: UIView?
    var poses = 0
    let stage = Stage(SystemVersion(major)) { Text("x").background(Reader { view = $0 }) }
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { poses += 1 } }
    stage.perform {
      stage.simulation.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft))
    }
    NotificationCenter.default.removeObserver(token)
    #expect(view?.window?.windowScene?.effectiveGeometry.interfaceOrientation == .landscapeLeft)
    #expect(poses == 0)
  }
}
