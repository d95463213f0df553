/// Widths and heights that frames on the way down have fixed.
///
/// A matter of the layout and not of the environment: what hands the environment on to another tree hands on no room.
struct ProposedFrame {
  var width: CGFloat?
  var height: CGFloat?

  func size(in hostSize: CGSize) -> CGSize {
    CGSize(width: width ?? hostSize.width, height: height ?? hostSize.height)
  }
}
