/// A part of a source file with code of its own: a type, a function, an accessor, a branch or a closure.
struct Scope {
  enum Kind {
    case type, function, accessor, branch, closure
    /// A property that lists its accessors, a loop, or braces of any other meaning.
    case block
  }

  let kind: Kind
  /// The word that makes it what it is: `class`, `extension`, `func`, `init`, `get`, `didSet`, `if`, `else`, `guard`, `switch`.
  ///
  /// In Objective-C a category is an `extension`, a class method is `class func`, and an implementation is a `class`.
  let keyword: String
  /// The name of the type, of the function up to its parenthesis or of the property; in Objective-C the whole selector.
  ///
  /// For a closure it is the function that takes it.
  var name: String
  /// The tokens before the body, from the first attribute on.
  let header: Range<Int>
  /// The tokens of the body, without its braces.
  let body: Range<Int>
  /// The argument labels, `_` where there is none.
  var labels: [String] = []
  /// The supertypes and protocols.
  var inherited: [String] = []
  /// What an `if`, `guard` or `while` asks.
  var condition: Range<Int> = 0..<0
  /// For an `else` the conditions that did not hold before it.
  var refused: [Range<Int>] = []
  /// The scope around it, or -1.
  var parent = -1
}
