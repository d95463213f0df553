/// An argument of a call.
struct Argument {
  /// Its label; empty where it has none.
  let label: String
  let range: Range<Int>
}
