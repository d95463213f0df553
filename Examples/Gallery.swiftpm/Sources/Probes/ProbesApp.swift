import SwiftUI
import UIKit

/// Runs the probes in its window, one after another, and then lists what became of each.
///
/// It has no part of the library: what is asked here is UIKit.
struct ProbesApp: App {
  @UIApplicationDelegateAdaptor(ProbesDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { ProbesPage() }
  }
}
