import QuarterTurn
import SwiftUI

enum AppearanceLock {
  enum Before {
    // Snippet
    final class AppDelegate: NSObject, UIApplicationDelegate {
      static var orientationLock = UIInterfaceOrientationMask.portrait
    }

    struct PlanPage: View {
      var body: some View {
        Text("The plan")
          .onAppear { AppDelegate.orientationLock = .landscape }
          .onDisappear { AppDelegate.orientationLock = .portrait }
      }
    }
    // End
  }

  enum After {
    // Snippet
    struct PlanPage: View {
      var body: some View {
        Text("The plan").supportedInterfaceOrientations(whileVisible: .landscape)
      }
    }
    // End
  }
}
