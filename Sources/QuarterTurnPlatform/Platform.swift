#if os(iOS)
  import os
  @_exported import SwiftUI
  @_exported import UIKit
#else
  import Dispatch
  @_exported import HeadlessSwiftUI
  @_exported import HeadlessUIKit
#endif

/// Everything that has to be said differently to Apple's frameworks and to the headless pair.
///
/// What a scene's world offers is asked by scene: off iOS several worlds may exist side by side.
@MainActor
package enum Platform {
  /// Which rules UIKit follows for a scene.
  ///
  /// On iOS by availability and not by number, which is the Mac's own under Catalyst.
  package static func era(of scene: UIWindowScene) -> Era {
    #if os(iOS)
      if #available(iOS 27.0, *) { return .ios27 }
      if #available(iOS 26.0, *) { return .ios26 }
      if #available(iOS 16.0, *) { return .ios16 }
      return .ios15
    #else
      Era(majorVersion: scene.simulation.system.major)
    #endif
  }

  /// The device that a scene is shown on.
  package static func device(of scene: UIWindowScene) -> UIDevice {
    #if os(iOS)
      UIDevice.current
    #else
      scene.simulation.uiDevice
    #endif
  }

  /// The running app's Info.plist.
  package static var infoDictionary: [String: Any] {
    #if os(iOS)
      Bundle.main.infoDictionary ?? [:]
    #else
      Simulation.current.infoPlist.dictionary
    #endif
  }

  /// The Info.plist of a scene's app.
  package static func infoDictionary(of scene: UIWindowScene) -> [String: Any] {
    #if os(iOS)
      Bundle.main.infoDictionary ?? [:]
    #else
      scene.simulation.infoPlist.dictionary
    #endif
  }

  // R3.5
  /// Whether the device shows its interface upside down: all but phones without a Home button.
  ///
  /// No API tells; phones without one keep a strip free at the bottom of every window.
  package static func hasUpsideDown(_ scene: UIWindowScene, window: UIWindow?) -> Bool {
    #if os(iOS)
      guard UIDevice.current.userInterfaceIdiom == .phone else { return true }
      guard let window = window ?? scene.windows.first else { return false }
      return window.safeAreaInsets.bottom == 0
    #else
      scene.simulation.device.hasUpsideDown
    #endif
  }

  /// Whether the process is one in which nobody can add a delegate: an app extension or a preview.
  package static var isWithoutDelegate: Bool {
    #if os(iOS)
      ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" || Bundle.main.bundlePath.hasSuffix(".appex")
    #else
      false
    #endif
  }

  // R9.5
  /// Whether an object is SwiftUI's own, such as the app delegate that stands before an app's.
  package static func isSwiftUIs(_ object: AnyObject) -> Bool {
    #if os(iOS)
      String(reflecting: type(of: object)).hasPrefix("SwiftUI.")
    #else
      String(reflecting: type(of: object)).hasPrefix("HeadlessSwiftUI.")
    #endif
  }

  /// Whether this is a Mac's window made of an iPad app.
  package static var isCatalyst: Bool {
    #if targetEnvironment(macCatalyst)
      true
    #else
      false
    #endif
  }

  /// Runs work on the main actor: at once where this is the main thread, else soon.
  ///
  /// Off iOS the main actor runs on its queue, whose thread need not be the main one.
  package nonisolated static func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    #if os(iOS)
      if Thread.isMainThread { MainActor.assumeIsolated(work) } else { DispatchQueue.main.async(execute: work) }
    #else
      // A task and not the queue's own: it takes the bound world along.
      if isOnMainQueue { MainActor.assumeIsolated(work) } else { Task { @MainActor in work() } }
    #endif
  }

  #if !os(iOS)
    private nonisolated static let mainQueueKey: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    private nonisolated static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueKey) ?? false }
  #endif

  /// What an optional delegate method answered; nil where nobody implements it.
  package static func answer(_ mask: UIInterfaceOrientationMask?) -> UIInterfaceOrientationMask? {
    #if os(iOS)
      mask
    #else
      mask == .notImplemented ? nil : mask
    #endif
  }

  /// What an optional delegate method answered; nil where nobody implements it.
  package static func answer(_ orientation: UIInterfaceOrientation?) -> UIInterfaceOrientation? {
    #if os(iOS)
      orientation
    #else
      orientation == .notImplemented ? nil : orientation
    #endif
  }

  // R2.9
  /// The device orientation's write through key-value coding, which turned the interface below iOS 16.
  package static func writeDeviceOrientation(_ orientation: UIDeviceOrientation, in scene: UIWindowScene) {
    device(of: scene).setValue(orientation.rawValue, forKey: "orientation")
  }

  // R2.14
  /// Lets UIKit look at all windows again, below iOS 16.
  package static func attemptRotation(in scene: UIWindowScene) {
    #if os(iOS)
      UIViewController.attemptRotationToDeviceOrientation()
    #else
      scene.simulation.run { UIViewController.attemptRotationToDeviceOrientation() }
    #endif
  }

  #if os(iOS)
    private static let logger = Logger(subsystem: "QuarterTurn", category: "orientation")
  #endif

  /// Writes a line for the developer to the unified log; elsewhere there is none.
  package static func log(_ text: String) {
    #if os(iOS)
      logger.warning("\(text, privacy: .public)")
    #endif
  }
}
