/// A view that SwiftUI need not run again for an equal value; here it is run all the same.
public struct EquatableView<Content: Equatable & View> {
  public var content: Content

  public init(content: Content) { self.content = content }
}

extension EquatableView: View {
  public var body: some View { content }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
