import UIKit

/// A statement about UIKit's orientation system that public API can show without a user who rotates the device.
///
/// A probe is written against UIKit alone, so that it can contradict the model: here it runs on the model, in an app it runs on UIKit.
struct Probe: Sendable {
  /// The rule's number.
  let rule: String
  /// What has to hold.
  let statement: String
  /// The first system the statement is made for.
  let firstSystem: Int
  let run: @MainActor @Sendable (ProbeStage) async -> Void

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
  static let all = values + device + masks + containers + presentations + turning + callbacks + locks
}
