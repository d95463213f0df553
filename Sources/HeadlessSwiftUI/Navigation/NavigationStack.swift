/// A root view and the screens pushed over it: a `UINavigationController` with one hosting controller for each.
public struct NavigationStack<Data, Root: View> {
  let root: Root
  let path: PathBinding?
}

extension NavigationStack {
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(root: root(), path: nil)
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(root: root(), path: PathBinding(path))
  }

  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  ) where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.init(root: root(), path: PathBinding(path))
  }
}

extension NavigationStack: View {}

extension NavigationStack: PrimitiveView {
  func render(in node: Node) { NavigationModel.render(root: root, path: path, in: node) }
}
