import Foundation
import HeadlessUIKit

/// The combinations of choices that a test is run with.
enum Worlds {
  /// How much of it: each answer in some world, which keeps the suite short; each pair of answers with `QUARTERTURN_WORLDS=pairs`; every
  /// combination of up to six switches with `QUARTERTURN_WORLDS=full`.
  enum Coverage: String {
    case answers
    case pairs
    case full
  }

  static let coverage = Coverage(rawValue: ProcessInfo.processInfo.environment["QUARTERTURN_WORLDS"] ?? "") ?? .answers

  /// Every world over some switches; choices of 0, the default, are left out.
  static func over(_ switches: Set<Assumption>, _ coverage: Coverage = coverage) -> [[Assumption: Int]] {
    let ordered = switches.sorted { $0.rawValue < $1.rawValue }
    let counts = ordered.map(\.values.count)
    let rows =
      switch coverage {
      case .answers: each(counts)
      case .pairs: ordered.count <= 2 ? product(counts) : pairwise(counts)
      case .full: ordered.count <= 6 ? product(counts) : pairwise(counts)
      }
    return (rows.isEmpty ? [[]] : rows).map { row in
      Dictionary(uniqueKeysWithValues: zip(ordered, row).filter { $0.1 != 0 })
    }
  }

  /// Rows in which every column shows each of its values.
  static func each(_ counts: [Int]) -> [[Int]] {
    (0..<(counts.max() ?? 1)).map { row in counts.map { row % $0 } }
  }

  static func product(_ counts: [Int]) -> [[Int]] {
    counts.reduce([[]]) { rows, count in
      rows.flatMap { row in (0..<count).map { row + [$0] } }
    }
  }

  /// Rows in which every two columns show every pair of their values, chosen greedily and always the same.
  static func pairwise(_ counts: [Int]) -> [[Int]] {
    var uncovered: Set<Pair> = []
    for first in counts.indices {
      for second in counts.indices where second > first {
        for a in 0..<counts[first] {
          for b in 0..<counts[second] { uncovered.insert(Pair(first: first, a: a, second: second, b: b)) }
        }
      }
    }
    var rows: [[Int]] = []
    while let seed = uncovered.min() {
      var row = [Int?](repeating: nil, count: counts.count)
      row[seed.first] = seed.a
      row[seed.second] = seed.b
      for column in counts.indices where row[column] == nil {
        row[column] = (0..<counts[column]).max { left, right in
          gain(row, column, left, uncovered) < gain(row, column, right, uncovered)
        }
      }
      let full = row.map { $0 ?? 0 }
      uncovered = uncovered.filter { full[$0.first] != $0.a || full[$0.second] != $0.b }
      rows.append(full)
    }
    return rows
  }

  private struct Pair: Hashable, Comparable {
    let first: Int
    let a: Int
    let second: Int
    let b: Int

    static func < (left: Pair, right: Pair) -> Bool {
      (left.first, left.second, left.a, left.b) < (right.first, right.second, right.a, right.b)
    }
  }

  /// How many uncovered pairs a value in a column would cover together with what the row holds already.
  private static func gain(_ row: [Int?], _ column: Int, _ value: Int, _ uncovered: Set<Pair>) -> Int {
    row.indices.count { other in
      guard other != column, let held = row[other] else { return false }
      let pair =
        other < column
        ? Pair(first: other, a: held, second: column, b: value) : Pair(first: column, a: value, second: other, b: held)
      return uncovered.contains(pair)
    }
  }
}
