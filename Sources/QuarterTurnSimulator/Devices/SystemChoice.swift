import HeadlessUIKit

/// Which systems a scenario or a step is meant for.
public enum SystemChoice: Hashable, Sendable {
  case exactly(SystemVersion)
  /// From one release to another; a bound without a minor number means the whole major release.
  case range(ClosedRange<SystemVersion>)

  /// Whether a system is meant: `"16"` means every release of 16, `"16.4"` just that one.
  public func contains(_ system: SystemVersion) -> Bool {
    switch self {
    case .exactly(let version): version.minor == 0 ? version.major == system.major : version == system
    case .range(let range): range.contains(system)
    }
  }

  /// The releases to run, oldest first.
  public var releases: [SystemVersion] {
    switch self {
    case .exactly(let version): [version]
    case .range(let range):
      // A range that starts at 16.4 still starts somewhere, although only 17, 18, … are releases with rules of their own.
      SystemCatalogue.releases.contains(range.lowerBound)
        ? SystemCatalogue.releases.filter(range.contains)
        : [range.lowerBound] + SystemCatalogue.releases.filter(range.contains)
    }
  }

  /// Reads `"26.2"`, `"15...27"`, `"16..."`, `"...18"` or `"any"`.
  package static func reading(_ text: String) throws(SystemFault) -> SystemChoice {
    if text == "any" { return .range(SystemVersion.oldest...SystemVersion.newest) }
    let dots = text.indices.first { text[$0...].hasPrefix("...") }
    guard let dots else { return .exactly(try SystemCatalogue.release(text).get()) }
    let first = String(text[..<dots])
    let last = String(text[text.index(dots, offsetBy: 3)...])
    guard !first.isEmpty || !last.isEmpty else { throw .notAVersion }
    let lower = first.isEmpty ? SystemVersion.oldest : try SystemCatalogue.release(first).get()
    var upper = last.isEmpty ? SystemVersion.newest : try SystemCatalogue.release(last).get()
    if !last.contains(".") { upper = SystemCatalogue.last(of: upper) }
    guard lower <= upper else { throw .emptyRange }
    return .range(lower...upper)
  }
}
