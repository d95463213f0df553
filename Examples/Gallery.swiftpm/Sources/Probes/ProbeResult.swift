/// What became of a probe.
struct ProbeResult: Identifiable {
  let id: Int
  let probe: Probe
  let outcome: Outcome

  enum Outcome: Equatable {
    case holds
    /// Each thing that did not hold.
    case contradicted([String])
    /// The statement is made for newer systems.
    case notForThisSystem
  }

  /// What was seen where the rules leave the answer open.
  let findings: [String]

  /// The line for the console.
  ///
  /// `✓ R5.4 a request outside the mask ends with code 101 (the text is: …)`
  var line: String {
    let statement = "\(probe.rule) \(probe.statement)"
    let seen = findings.isEmpty ? "" : " (\(findings.joined(separator: "; ")))"
    switch outcome {
    case .holds: return "✓ \(statement)\(seen)"
    case .contradicted(let failures): return "✗ \(statement): \(failures.joined(separator: "; "))\(seen)"
    case .notForThisSystem: return "· \(statement): from iOS \(probe.firstSystem) on"
    }
  }
}
