/// A part of an app with a life of its own, shown in windows.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  // The runtime performs such scenes itself and never asks; SwiftUI traps here as well.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A scene the runtime performs itself.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
  func render(in node: Node)
}
