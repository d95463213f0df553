import HeadlessUIKit

/// What a library says of itself at a moment.
public struct LibraryState: Equatable, Sendable {
  /// Each live request, oldest first.
  public var requests: [Request]
  /// Why the mask is what it is, a sentence a line.
  public var explanation: String?
  /// What the observation last told.
  public var observed: UIInterfaceOrientation?

  public init(requests: [Request], explanation: String?, observed: UIInterfaceOrientation?) {
    self.requests = requests
    self.explanation = explanation
    self.observed = observed
  }

  /// A request of the library.
  public struct Request: Equatable, Sendable {
    public var label: String
    public var mask: UIInterfaceOrientationMask?
    /// What became of it, in a few words.
    public var status: String

    public init(label: String, mask: UIInterfaceOrientationMask?, status: String) {
      self.label = label
      self.mask = mask
      self.status = status
    }
  }
}
