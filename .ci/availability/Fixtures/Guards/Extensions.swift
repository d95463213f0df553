import SwiftUI
import UIKit

// What is marked as a whole, what only in part, and members that need no dot.

@available(iOS 16.0, *)
extension UIWindowScene {
  var isUpright: Bool { effectiveGeometry.interfaceOrientation.isPortrait }
}

extension UIWindowScene {
  var isSideways: Bool { effectiveGeometry.interfaceOrientation.isLandscape }  // found: UIWindowScene.effectiveGeometry

  @available(iOS 16.0, *)
  var isUpsideDown: Bool { self.effectiveGeometry.interfaceOrientation == .portraitUpsideDown }

  func look() {
    // Another property of a type that has one of that name.
    let effectiveGeometry = 1
    print(effectiveGeometry)
  }
}

extension View {
  func still() -> some View { scrollDisabled(true) }  // found: View.scrollDisabled(_:)
}

final class Page: UIViewController {
  // An override needs no mark; what it calls does.
  override var prefersInterfaceOrientationLocked: Bool { super.prefersInterfaceOrientationLocked }  // found: UIViewController.prefersInterfaceOrientationLocked

  @available(iOS 26.0, *)
  override var childForInterfaceOrientationLock: UIViewController? { super.childForInterfaceOrientationLock }

  func refresh() {
    setNeedsUpdateOfSupportedInterfaceOrientations()  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  var isLocked: Bool {
    get {
      guard #available(iOS 26.0, *) else { return false }
      return prefersInterfaceOrientationLocked
    }
    set { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }  // found: UIViewController.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
  }
}

@available(iOS 16.0, *)
struct Windows: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View { Button("Open") { openWindow(id: "plan") } }
}

struct UnguardedWindows: View {
  @Environment(\.openWindow) private var openWindow  // found: EnvironmentValues.openWindow

  var body: some View { Button("Open") { openWindow(id: "plan") } }  // found: OpenWindowAction.callAsFunction(id:)
}

// A declaration of one's own that is marked is as new as its mark says.

@available(iOS 16.0, *)
enum Newer {
  static func use() {}
}

@available(iOS, introduced: 17.0)
func introducedLater() {}

func usesThem() {
  Newer.use()  // found: Newer
  introducedLater()  // found: introducedLater()
  if #available(iOS 17.0, *) {
    Newer.use()
    introducedLater()
  }
}
