import SwiftUI

func navigationPath() {
  let _: NavigationPath? = nil  // found: NavigationPath
}

func navigationPathGuarded() {
  if #available(iOS 16, *) {
    let _: NavigationPath? = nil
  }
}

func navigationPathInit() {
  _ = NavigationPath()  // found: NavigationPath.init()
}

func navigationPathInitGuarded() {
  guard #available(iOS 16, *) else { return }
  _ = NavigationPath()
}

func navigationPathInit() {
  _ = NavigationPath([1, 2])  // found: NavigationPath.init(_:)
}

@available(iOS 16, *)
func navigationPathInitGuarded() {
  _ = NavigationPath([1, 2])
}

func navigationPathAppend() {
  var path = NavigationPath()  // found: NavigationPath
  path.append(1)  // found: NavigationPath.append(_:)
}

@available(iOS 16, *)
enum NavigationPathAppendGuarded {
  static func use() {
    var path = NavigationPath()
    path.append(1)
  }
}

func navigationPathCount() {
  let path: NavigationPath = here  // found: NavigationPath
  _ = path.count  // found: NavigationPath.count
}

func navigationPathCountGuarded() {
  if #available(iOS 16, *) {
    let path: NavigationPath = here
    _ = path.count
  }
}

func navigationPathIsEmpty() {
  let path: NavigationPath = here  // found: NavigationPath
  _ = path.isEmpty  // found: NavigationPath.isEmpty
}

func navigationPathIsEmptyGuarded() {
  guard #available(iOS 16, *) else { return }
  let path: NavigationPath = here
  _ = path.isEmpty
}

func navigationPathRemoveLast() {
  var path = NavigationPath()  // found: NavigationPath
  path.removeLast(2)  // found: NavigationPath.removeLast(_:)
}

@available(iOS 16, *)
func navigationPathRemoveLastGuarded() {
  var path = NavigationPath()
  path.removeLast(2)
}

func navigationStackInitRoot() {
  _ = NavigationStack { Text("root") }  // found: NavigationStack; NavigationStack.init(root:)
}

@available(iOS 16, *)
enum NavigationStackInitRootGuarded {
  static func use() {
    _ = NavigationStack { Text("root") }
  }
}

func navigationStackInitPathRoot() {
  _ = NavigationStack(path: path) { Text("root") }  // found: NavigationStack.init(path:root:)
}

func navigationStackInitPathRootGuarded() {
  if #available(iOS 16, *) {
    _ = NavigationStack(path: path) { Text("root") }
  }
}

func navigationLinkInitValue() {
  _ = NavigationLink("Plan", value: 1)  // found: NavigationLink.init(_:value:)
  _ = NavigationLink("Plan") { Text("old") }
  _ = NavigationLink("Plan", destination: Text("old"))
}

func navigationLinkInitValueGuarded() {
  guard #available(iOS 16, *) else { return }
  _ = NavigationLink("Plan", value: 1)
  _ = NavigationLink("Plan") { Text("old") }
  _ = NavigationLink("Plan", destination: Text("old"))
}

func navigationLinkInitValueLabel() {
  _ = NavigationLink(value: 1) { Text("Plan") }  // found: NavigationLink.init(value:label:)
  _ = NavigationLink(destination: Text("old")) { Text("Plan") }
}

@available(iOS 16, *)
func navigationLinkInitValueLabelGuarded() {
  _ = NavigationLink(value: 1) { Text("Plan") }
  _ = NavigationLink(destination: Text("old")) { Text("Plan") }
}

func viewNavigationDestinationForDestination() {
  _ = view.navigationDestination(for: Int.self) { number in Text("\(number)") }  // found: View.navigationDestination(for:destination:)
}

@available(iOS 16, *)
enum ViewNavigationDestinationForDestinationGuarded {
  static func use() {
    _ = view.navigationDestination(for: Int.self) { number in Text("\(number)") }
  }
}

func viewNavigationDestinationIsPresentedDestination() {
  _ = view.navigationDestination(isPresented: $isThere) { Text("there") }  // found: View.navigationDestination(isPresented:destination:)
}

func viewNavigationDestinationIsPresentedDestinationGuarded() {
  if #available(iOS 16, *) {
    _ = view.navigationDestination(isPresented: $isThere) { Text("there") }
  }
}

func viewNavigationDestinationItemDestination() {
  _ = view.navigationDestination(item: $item) { item in Text("there") }  // found: View.navigationDestination(item:destination:)
}

func viewNavigationDestinationItemDestinationGuarded() {
  guard #available(iOS 17, *) else { return }
  _ = view.navigationDestination(item: $item) { item in Text("there") }
}
