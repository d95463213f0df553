import UIKit

/// A statement about UIKit's orientation system that public API can show without a user who rotates the device.
///
/// A probe is written against UIKit alone, so that it can contradict the model: here it runs on the model, in an app it runs on UIKit.
public struct Probe: Sendable {
  /// The rule's number.
  public let rule: String
  /// What has to hold.
  public let statement: String
  /// The first system the statement is made for.
  public let firstSystem: Int
  public let run: @MainActor @Sendable (ProbeStage) async -> Void

  init(
    _ rule: String, _ statement: String, from firstSystem: Int = 16,
    run: @escaping @MainActor @Sendable (ProbeStage) async -> Void
  ) {
    self.rule = rule
    self.statement = statement
    self.firstSystem = firstSystem
    self.run = run
  }

  /// Every probe, in the order of the rules.
  @MainActor
  public static let all = values + device + masks + containers + presentations + turning + callbacks + locks
}
