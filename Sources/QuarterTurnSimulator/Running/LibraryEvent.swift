import HeadlessUIKit

/// What a library says while a scenario runs.
public enum LibraryEvent: Hashable, Sendable {
  /// Something keeps a request from taking effect.
  case issue(kind: String, text: String)
  case issueResolved(kind: String, text: String)
  /// The observation told of an orientation.
  case observed(UIInterfaceOrientation)
  /// A turn on request ended where it was asked to.
  case rotated(UIInterfaceOrientation)
  /// A call failed.
  case failed(call: String, text: String)
}
