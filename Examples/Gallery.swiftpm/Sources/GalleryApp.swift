import QuarterTurn
import SwiftUI

/// A portrait app whose pages want something else.
///
/// The delegate is all that has to be installed.
public struct GalleryApp: App {
  @UIApplicationDelegateAdaptor(OrientationAppDelegate.self) private var delegate

  static let secondWindow = "second"

  public init() {}

  public var body: some Scene { GalleryWindows() }
}
