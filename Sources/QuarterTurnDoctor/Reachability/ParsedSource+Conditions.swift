import Foundation

extension ParsedSource {
  /// What a condition says about the version, and whether it says nothing else but that optionals have values.
  func versionFacts(_ range: Range<Int>) -> (facts: [VersionFact], isOnlyVersion: Bool) {
    var facts: [VersionFact] = []
    var others = 0
    for part in parts(of: range) {
      if let fact = versionFact(part) {
        facts.append(fact)
      } else if !(at(part.lowerBound, is: "let") || at(part.lowerBound, is: "var") || at(part.lowerBound, is: "case")) {
        others += 1
      }
    }
    return (facts, facts.count == 1 && others == 0)
  }

  /// A condition split at its commas and `&&`; as a whole where it has an `||`.
  private func parts(of range: Range<Int>) -> [Range<Int>] {
    var range = range
    while at(range.lowerBound, is: "("), source.partner(range.lowerBound) == range.upperBound - 1, range.count > 2 {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if source.kind(index) == .opening, let partner = source.partner(index), partner < range.upperBound {
        index = partner
      } else if at(index, is: ",") || at(index, is: "&&") {
        if start < index { parts.append(start..<index) }
        start = index + 1
      } else if at(index, is: "||") {
        return [range]
      }
      index += 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  private func versionFact(_ range: Range<Int>) -> VersionFact? {
    var range = range
    var isNegated = false
    while true {
      if at(range.lowerBound, is: "!"), range.count > 1 {
        isNegated.toggle()
        range = range.lowerBound + 1..<range.upperBound
      } else if at(range.lowerBound, is: "("), source.partner(range.lowerBound) == range.upperBound - 1, range.count > 2 {
        range = range.lowerBound + 1..<range.upperBound - 1
      } else {
        break
      }
    }
    guard !range.contains(where: { at($0, is: "||") }) else { return nil }
    guard let fact = plainFact(range) else { return nil }
    return isNegated ? VersionFact(version: fact.version, isFrom: !fact.isFrom) : fact
  }

  private func plainFact(_ range: Range<Int>) -> VersionFact? {
    let first = range.lowerBound
    if at(first, is: "#available") || at(first, is: "#unavailable") {
      guard let close = source.partner(first + 1), let version = platformVersion(first + 2..<close) else { return nil }
      return VersionFact(version: version, isFrom: at(first, is: "#available"))
    }
    if at(first, is: "@"), at(first + 1, is: "available") {
      guard let close = source.partner(first + 2), let version = platformVersion(first + 3..<close) else { return nil }
      return VersionFact(version: version, isFrom: true)
    }
    if let fact = selectorFact(range) { return fact }
    return comparedVersion(range)
  }

  /// `respondsToSelector:` for a method that came with a system.
  private func selectorFact(_ range: Range<Int>) -> VersionFact? {
    guard contains(range, ["respondsToSelector", "responds", "NSClassFromString"]) else { return nil }
    let names = joined(range)
    let since: [(String, Double)] = [
      ("setNeedsUpdateOfSupportedInterfaceOrientations", 16), ("requestGeometryUpdate", 16), ("GeometryPreferences", 16),
      ("effectiveGeometry", 16), ("setNeedsUpdateOfPrefersInterfaceOrientationLocked", 26),
    ]
    return since.first { names.contains($0.0) }.map { VersionFact(version: $0.1, isFrom: true) }
  }

  /// A comparison of something that is called a version with a number, and the usual macros for it.
  private func comparedVersion(_ range: Range<Int>) -> VersionFact? {
    guard mentions(range, "version") || mentions(range, "ios_") else { return nil }
    let numbers = range.compactMap { index -> Double? in
      guard source.kind(index) == .number || source.kind(index) == .string else { return nil }
      return BuildCondition.version((literal(index) ?? text(index)).filter { $0.isNumber || $0 == "." })
    }
    guard let version = numbers.first(where: { $0 >= 3 && $0 < 60 }) else { return nil }
    for index in range {
      switch text(index) {
      case ">=", ">": return VersionFact(version: version, isFrom: true)
      case "<", "<=": return VersionFact(version: version, isFrom: false)
      default: break
      }
    }
    let name = joined(range).uppercased()
    if name.contains("GREATER_THAN") || name.contains("ISOPERATINGSYSTEMATLEAST") {
      return VersionFact(version: version, isFrom: true)
    }
    if name.contains("LESS_THAN") { return VersionFact(version: version, isFrom: false) }
    return nil
  }

  /// iOS's version in the arguments of an availability check; `nil` where they name other systems only.
  func platformVersion(_ range: Range<Int>) -> Double? {
    for index in range where at(index, is: "iOS") || at(index, is: "ios") || at(index, is: "iOSApplicationExtension") {
      return version(at: index + 1)
    }
    return nil
  }

  /// The version that starts at a token: `16`, `16.0` or `13.4.1`, of which the first two parts count.
  func version(at index: Int) -> Double? {
    guard source.kind(index) == .number else { return nil }
    return BuildCondition.version(text(index).replacingOccurrences(of: "_", with: "."))
  }
}
