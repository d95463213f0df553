/// Finds the word a writer most likely meant.
package enum Spelling {
  /// The allowed word closest to the one given, if it is close enough to be a slip.
  package static func suggestion(for word: String, among allowed: [String]) -> String? {
    let word = word.lowercased()
    guard word.count <= 60 else { return nil }
    let distances = allowed.map { (name: $0, distance: distance(word, $0.lowercased())) }
    guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, min(word.count, best.name.count) / 3) ? best.name : nil
  }

  /// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
  private static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { best = min(best, beforeLast[j - 1] + 1) }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}
