/// Makes other attributes of a text's; it is kept, as nothing is drawn.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
