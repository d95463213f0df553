import SwiftUI
import UIKit

// Recipe: a static mask in the app delegate, and a view modifier that sets it.

class MaskAppDelegate: NSObject, UIApplicationDelegate {
  static var mask = UIInterfaceOrientationMask.portrait {
    didSet {
      guard #available(iOS 16.0, *) else {
        UIViewController.attemptRotationToDeviceOrientation()
        return
      }
      for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask))
        scene.keyWindow?.rootViewController?.setNeedsUpdateOfSupportedInterfaceOrientations()
      }
    }
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { Self.mask }
}

struct DeviceOrientations: ViewModifier {
  let mask: UIInterfaceOrientationMask

  func body(content: Content) -> some View {
    content
      .onAppear { MaskAppDelegate.mask = mask }
      .onDisappear { MaskAppDelegate.mask = .portrait }
  }
}

extension View {
  func deviceOrientations(_ mask: UIInterfaceOrientationMask) -> some View {
    modifier(DeviceOrientations(mask: mask))
  }
}

struct MaskRecipeApp: App {
  @UIApplicationDelegateAdaptor(MaskAppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { MaskRecipePage() }
  }
}

struct MaskRecipePage: View {
  @State private var showsChart = false

  var body: some View {
    NavigationView {
      NavigationLink("Chart", isActive: $showsChart) {
        Text("Wide chart").deviceOrientations(.landscape)
      }
    }
    .navigationViewStyle(.stack)
  }
}
