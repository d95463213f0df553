/// A part of a chain such as `UIApplication.shared.connectedScenes.first`.
///
/// Objective-C's `[[UIDevice currentDevice] orientation]` and `[UIDevice currentDevice].orientation` give the same chain.
struct Member {
  /// The name, in Objective-C with the selector's colons; `()` and `[]` for a parenthesised expression and a literal.
  var name: String
  /// The token of the name, or of the bracket.
  var token: Int
  /// The arguments of a call; `nil` where it is not called.
  var arguments: [Argument]?
  /// The opening brace of a trailing closure.
  var closure: Int?
  /// What stands in the square brackets after it.
  var subscripts: Range<Int>?
}
