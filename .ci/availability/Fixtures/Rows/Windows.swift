import SwiftUI
import UIKit

func environmentValuesOpenWindow() {
  _ = \EnvironmentValues.openWindow  // found: EnvironmentValues.openWindow
}

func environmentValuesOpenWindowGuarded() {
  if #available(iOS 16, *) {
    _ = \EnvironmentValues.openWindow
  }
}

func environmentValuesSupportsMultipleWindows() {
  _ = values.supportsMultipleWindows  // found: EnvironmentValues.supportsMultipleWindows
}

func environmentValuesSupportsMultipleWindowsGuarded() {
  guard #available(iOS 16, *) else { return }
  _ = values.supportsMultipleWindows
}

func environmentValuesDismissWindow() {
  _ = values[keyPath: \.dismissWindow]  // found: EnvironmentValues.dismissWindow
}

@available(iOS 17, *)
func environmentValuesDismissWindowGuarded() {
  _ = values[keyPath: \.dismissWindow]
}

func openWindowAction() {
  let open: OpenWindowAction = action  // found: OpenWindowAction
  open(id: "plan")  // found: OpenWindowAction.callAsFunction(id:)
  open(id: "plan", value: 1)  // found: OpenWindowAction.callAsFunction(id:value:)
  open.callAsFunction(value: 1)  // found: OpenWindowAction.callAsFunction(value:)
}

@available(iOS 16, *)
enum OpenWindowActionGuarded {
  static func use() {
    let open: OpenWindowAction = action
    open(id: "plan")
    open(id: "plan", value: 1)
    open.callAsFunction(value: 1)
  }
}

func dismissWindowAction() {
  let close: DismissWindowAction = action  // found: DismissWindowAction
  close()  // found: DismissWindowAction.callAsFunction()
  close(id: "plan")  // found: DismissWindowAction.callAsFunction(id:)
}

func dismissWindowActionGuarded() {
  if #available(iOS 17, *) {
    let close: DismissWindowAction = action
    close()
    close(id: "plan")
  }
}

func windowGroupInitForContent() {
  _ = WindowGroup(for: Int.self) { $number in Text("\(number)") }  // found: WindowGroup.init(for:content:)
  _ = WindowGroup { Text("old") }
  _ = WindowGroup(id: "old") { Text("old") }
}

func windowGroupInitForContentGuarded() {
  guard #available(iOS 16, *) else { return }
  _ = WindowGroup(for: Int.self) { $number in Text("\(number)") }
  _ = WindowGroup { Text("old") }
  _ = WindowGroup(id: "old") { Text("old") }
}

func windowGroupInitIdForContent() {
  _ = WindowGroup(id: "plan", for: Int.self) { $number in Text("\(number)") }  // found: WindowGroup.init(id:for:content:)
}

@available(iOS 16, *)
func windowGroupInitIdForContentGuarded() {
  _ = WindowGroup(id: "plan", for: Int.self) { $number in Text("\(number)") }
}

func presentedWindowContent() {
  let _: PresentedWindowContent<Int, Text>? = nil  // found: PresentedWindowContent
}

@available(iOS 16, *)
enum PresentedWindowContentGuarded {
  static func use() {
    let _: PresentedWindowContent<Int, Text>? = nil
  }
}

func presentedWindowContentBody() {
  let content: PresentedWindowContent<Int, Text> = given  // found: PresentedWindowContent
  _ = content.body  // found: PresentedWindowContent.body
}

func presentedWindowContentBodyGuarded() {
  if #available(iOS 16, *) {
    let content: PresentedWindowContent<Int, Text> = given
    _ = content.body
  }
}

func sceneEnvironment() {
  _ = WindowGroup { Text("scene") }.environment(model)  // found: Scene.environment(_:)
  _ = WindowGroup { Text("scene") }
}

func sceneEnvironmentGuarded() {
  guard #available(iOS 17, *) else { return }
  _ = WindowGroup { Text("scene") }.environment(model)
  _ = WindowGroup { Text("scene") }
}

func sceneEnvironmentObject() {
  _ = WindowGroup { Text("scene") }.environmentObject(model)  // found: Scene.environmentObject(_:)
  _ = view.environmentObject(model)
}

@available(iOS 17, *)
func sceneEnvironmentObjectGuarded() {
  _ = WindowGroup { Text("scene") }.environmentObject(model)
  _ = view.environmentObject(model)
}

func sceneOnChangeOfInitial() {
  _ = WindowGroup { Text("scene") }.onChange(of: phase) { old, new in print(new) }  // found: Scene.onChange(of:initial:_:)
  _ = WindowGroup { Text("scene") }.onChange(of: phase) { new in print(new) }
}

@available(iOS 17, *)
enum SceneOnChangeOfInitialGuarded {
  static func use() {
    _ = WindowGroup { Text("scene") }.onChange(of: phase) { old, new in print(new) }
    _ = WindowGroup { Text("scene") }.onChange(of: phase) { new in print(new) }
  }
}
