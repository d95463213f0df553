import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import SwiftUITemplate
@testable import UIKitTemplate

/// Xcode's templates, as they come.
@MainActor
@Suite struct TemplateTests {
  @Test("the app of the UIKit template launches with its scene delegate and turns with the device")
  func uikit() {
    let phone = Phone()
    phone.simulation.launch(UIKitTemplate.AppDelegate.self, sceneDelegate: SceneDelegate.self) { ViewController() }
    let scene = phone.simulation.windowScene
    #expect((scene?.delegate as? SceneDelegate)?.window?.rootViewController is ViewController)
    phone.turn(.landscapeLeft)
    #expect(phone.side == .landscapeRight)
    phone.turn(.portraitUpsideDown)
    #expect(phone.side == .landscapeRight)
  }

  @Test("main of the template's delegate starts it")
  func main() {
    let phone = Phone()
    phone.simulation.run { UIKitTemplate.AppDelegate.main() }
    #expect(phone.simulation.windowScene != nil)
  }

  @Test("the app of the SwiftUI template lays itself out anew when it turns, and its delegate's mask holds it")
  func swiftUI() {
    let phone = Phone()
    SwiftUITemplate.AppDelegate.orientationLock = .all
    phone.simulation.launch(TemplateApp.self)
    #expect(phone.screen.texts == ["Hello, world!"])
    phone.turn(.landscapeRight)
    #expect(phone.screen.texts == ["Hello, wide world!"])
    SwiftUITemplate.AppDelegate.orientationLock = .portrait
    defer { SwiftUITemplate.AppDelegate.orientationLock = .all }
    phone.simulation.run {
      phone.simulation.windowScene?.keyWindow?.rootViewController?.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    phone.simulation.settle()
    #expect(phone.side == .portrait)
  }
}
