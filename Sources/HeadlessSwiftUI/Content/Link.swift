/// Something to tap that leads to a web page or to another app.
public struct Link<Label: View> {
  let label: Label
  let destination: URL
}

extension Link: View {
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination)
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(label: Text(titleKey), destination: destination)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(label: Text(title), destination: destination)
  }
}

extension Link: PrimitiveView {
  func render(in node: Node) {
    let openURL = node.environment.openURL
    node.element = .control(.init(kind: .link, isEnabled: node.environment.isEnabled, tap: { openURL(destination) }))
    node.place(label, at: .slot(0))
  }
}

/// What opens web pages and other apps.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What became of a URL.
  public struct Result: Sendable {
    enum Outcome: Sendable {
      case handled
      case discarded
      case system(URL?)
    }

    let outcome: Outcome

    public static let handled = Result(outcome: .handled)
    public static let discarded = Result(outcome: .discarded)
    public static let systemAction = Result(outcome: .system(nil))
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result

  @preconcurrency
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).outcome {
    case .handled: completion(true)
    case .discarded: completion(false)
    // The simulated device has no other apps: the log tells what would have been opened.
    case .system(let other):
      Simulation.current.log(ConsoleMessage(category: "OpenURL", level: .info, text: "opens \(other ?? url)"))
      completion(true)
    }
  }
}

extension EnvironmentValues {
  /// What a link does, and what a view may call to open something.
  public var openURL: OpenURLAction {
    get { self[OpenURLActionKey.self] }
    set { self[OpenURLActionKey.self] = newValue }
  }
}

private struct OpenURLActionKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}
