/// Views that a development tool shows; here they only have to compile.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension View {
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}
