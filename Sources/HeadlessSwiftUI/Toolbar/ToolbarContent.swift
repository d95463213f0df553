/// Things for the bars of a screen.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  // The runtime reads such content itself and never asks; SwiftUI traps here as well.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Content that knows its own view.
@MainActor
protocol PrimitiveToolbarContent {
  var view: AnyView { get }
}

extension ToolbarContent {
  var erasedView: AnyView { (self as? any PrimitiveToolbarContent)?.view ?? body.erasedView }
}

/// Collects the contents of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
    var parts: [any ToolbarContent] = []
    for part in repeat each content { parts.append(part) }
    return ToolbarParts(parts: parts)
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}

/// Several contents in a row.
nonisolated struct ToolbarParts: ToolbarContent, PrimitiveToolbarContent {
  let parts: [any ToolbarContent]

  @MainActor var view: AnyView {
    let views = parts.map(\.erasedView)
    return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
  var view: AnyView { self?.erasedView ?? AnyView(EmptyView()) }
}
