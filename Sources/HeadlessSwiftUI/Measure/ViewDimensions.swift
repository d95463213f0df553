/// A view's size, and where its guides lie.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat

  init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide {
    case .leading: 0
    case .trailing: width
    default: width / 2
    }
  }

  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .top: 0
    case .center: height / 2
    default: height
    }
  }

  /// Nil, as the model's views have no guides of their own.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// Nil, as the model's views have no guides of their own.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
