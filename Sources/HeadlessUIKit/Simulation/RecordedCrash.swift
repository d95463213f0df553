/// An exception UIKit would have raised; the model notes it and abandons the call instead of ending the process.
public struct RecordedCrash: Hashable, Sendable {
  public let name: String
  public let reason: String

  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }
}
