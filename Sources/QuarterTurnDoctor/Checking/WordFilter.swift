/// Looks for many words in a file's bytes at once.
///
/// An automaton over bytes: one step for each byte, whatever the number of words. Nearly all files of an app hold none of the words that the
/// rules are about, and this is all that is done with them.
struct WordFilter {
  /// The next state by state × 256 + byte.
  private var next: [Int32] = []
  /// The words that end in a state.
  private var ends: [Set<Int>] = []
  private let words: [String]

  init(_ words: [String]) {
    self.words = words
    addState()
    for (number, word) in words.enumerated() {
      var state = 0
      for byte in word.utf8 {
        let slot = state * 256 + Int(byte)
        if next[slot] < 0 {
          next[slot] = Int32(ends.count)
          addState()
        }
        state = Int(next[slot])
      }
      ends[state].insert(number)
    }
    connect()
  }

  private mutating func addState() {
    next.append(contentsOf: [Int32](repeating: -1, count: 256))
    ends.append([])
  }

  /// Fills in where a state goes when its word does not go on: to the longest other beginning that fits.
  private mutating func connect() {
    var fallback = [Int](repeating: 0, count: ends.count)
    var queue: [Int] = []
    for byte in 0..<256 {
      if next[byte] < 0 {
        next[byte] = 0
      } else {
        queue.append(Int(next[byte]))
      }
    }
    var head = 0
    while head < queue.count {
      let state = queue[head]
      head += 1
      for byte in 0..<256 {
        let target = Int(next[state * 256 + byte])
        let other = next[fallback[state] * 256 + byte]
        if target < 0 {
          next[state * 256 + byte] = other
        } else {
          fallback[target] = Int(other)
          ends[target].formUnion(ends[Int(other)])
          queue.append(target)
        }
      }
    }
  }

  /// The words that occur.
  func words(in bytes: [UInt8]) -> Set<String> {
    var found: Set<Int> = []
    let hits = ends.map { !$0.isEmpty }
    bytes.withUnsafeBufferPointer { bytes in
      next.withUnsafeBufferPointer { next in
        hits.withUnsafeBufferPointer { hits in
          var state = 0
          for byte in bytes {
            state = Int(next[state << 8 | Int(byte)])
            if hits[state] { found.formUnion(ends[state]) }
          }
        }
      }
    }
    return Set(found.map { words[$0] })
  }
}
