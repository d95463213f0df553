extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at these offsets from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection {
  /// Moves the elements at these offsets, in their order, to before the one at another offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let old = Array(self)
    let moved = source.map { old[$0] }
    let others = { (range: Range<Int>) in range.filter { !source.contains($0) }.map { old[$0] } }
    let all = others(0..<destination) + moved + others(destination..<old.count)
    for (index, element) in zip(indices, all) { self[index] = element }
  }
}
