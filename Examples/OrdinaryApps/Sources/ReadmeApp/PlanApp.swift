import QuarterTurn
import SwiftUI

@main
struct PlanApp: App {
  @UIApplicationDelegateAdaptor(OrientationAppDelegate.self) private var appDelegate

  var body: some Scene {
    WindowGroup {
      NavigationView {
        NavigationLink("Plan") { Text("The plan").supportedInterfaceOrientations(whileVisible: .landscape) }
      }
      .navigationViewStyle(.stack)
    }
  }
}
