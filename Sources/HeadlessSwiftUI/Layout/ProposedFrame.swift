/// Widths and heights that frames on the way down have fixed.
struct ProposedFrame {
  var width: CGFloat?
  var height: CGFloat?
}

private struct ProposedFrameKey: EnvironmentKey {
  static var defaultValue: ProposedFrame { ProposedFrame() }
}

extension EnvironmentValues {
  var proposedFrame: ProposedFrame {
    get { self[ProposedFrameKey.self] }
    set { self[ProposedFrameKey.self] = newValue }
  }

  func proposedSize(in hostSize: CGSize) -> CGSize {
    let frame = proposedFrame
    return CGSize(width: frame.width ?? hostSize.width, height: frame.height ?? hostSize.height)
  }
}
