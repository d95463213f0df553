/// A control that brings a screen onto the stack around it.
public struct NavigationLink<Label: View, Destination: View> {
  enum Kind {
    case view(Destination)
    case value(AnyHashable?)
    case binding(Destination, isActive: Binding<Bool>)
  }

  let label: Label
  let kind: Kind
}

extension NavigationLink: View {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), kind: .view(destination()))
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), kind: .view(destination))
  }

  /// Deprecated in the iOS 16 SDK.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), kind: .binding(destination(), isActive: isActive))
  }

  /// Deprecated in the iOS 16 SDK.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), kind: .binding(destination(), isActive: Self.isActive(tag, selection)))
  }

  /// Deprecated in favour of the form with the destination in a builder.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), kind: .binding(destination, isActive: isActive))
  }

  /// Deprecated in favour of the form with the destination in a builder.
  public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), kind: .binding(destination, isActive: Self.isActive(tag, selection)))
  }

  nonisolated private static func isActive<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    Binding(
      read: { selection.wrappedValue == tag },
      write: { isActive in
        if isActive { selection.wrappedValue = tag } else if selection.wrappedValue == tag { selection.wrappedValue = nil }
      })
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), kind: .view(destination()))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title), kind: .view(destination()))
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), kind: .view(destination))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), kind: .view(destination))
  }
}

extension NavigationLink where Label == Text {
  /// Deprecated in the iOS 16 SDK.
  public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), kind: .binding(destination(), isActive: isActive))
  }

  /// Deprecated in the iOS 16 SDK.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(titleKey), kind: .binding(destination, isActive: isActive))
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), kind: .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), kind: .value(value.map { AnyHashable($0) }))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), kind: .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink: PrimitiveView {
  func render(in node: Node) {
    let target = LinkTarget(node.environment)
    var isEnabled = node.environment.isEnabled && target != nil
    if case .value(nil) = kind { isEnabled = false }
    node.element = .control(
      .init(kind: .link, isEnabled: isEnabled) { [weak node] in if let node { activate(target, node) } })
    keepUp(target, node)
    node.place(label, at: .slot(0))
  }

  @MainActor private func activate(_ target: LinkTarget?, _ node: Node) {
    switch kind {
    case .view(let destination): target?.show(destination, from: node) {}
    case .value(let value): if let value { target?.push(value) }
    case .binding(_, let isActive): isActive.wrappedValue = true
    }
  }

  /// Brings a shown screen the newest destination, and follows the binding of an old link.
  @MainActor private func keepUp(_ target: LinkTarget?, _ node: Node) {
    switch kind {
    case .view(let destination): target?.refresh(destination, from: node)
    case .value: break
    case .binding(let destination, let isActive):
      if node.tracked({ isActive.wrappedValue }) {
        target?.show(destination, from: node) { if isActive.wrappedValue { isActive.wrappedValue = false } }
      } else {
        target?.hide(from: node)
      }
    }
  }
}
