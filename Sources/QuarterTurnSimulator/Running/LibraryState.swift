import HeadlessUIKit

/// What a library says of itself at a moment.
public struct LibraryState: Equatable, Sendable {
  /// The live requests, oldest first; of very many the first ones, so that a timeline does not repeat them all at each step.
  public var requests: [Request]
  /// How many live requests there are besides.
  public var otherRequests: Int
  /// Why the mask is what it is, a sentence a line.
  public var explanation: String?
  /// What the observation last told.
  public var observed: UIInterfaceOrientation?
  /// The labels of the videos that fill the screen.
  public var fullScreen: [String]

  public init(
    requests: [Request], explanation: String?, observed: UIInterfaceOrientation?, otherRequests: Int = 0,
    fullScreen: [String] = []
  ) {
    self.otherRequests = otherRequests
    self.fullScreen = fullScreen
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
