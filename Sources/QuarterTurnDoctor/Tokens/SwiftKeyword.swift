/// The keywords that end no expression; after any of them `/` can begin a regex literal.
enum SwiftKeyword: String {
  case `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`, `do`, `else`, `enum`
  case `extension`, `fallthrough`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`, `in`, `init`, `inout`, `internal`, `is`
  case `let`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `repeat`, `rethrows`, `return`, `static`, `struct`
  case `subscript`, `switch`, `throw`, `throws`, `try`, `typealias`, `var`, `where`, `while`

  init?(bytes: [UInt8], _ range: Range<Int>) {
    guard range.count >= 2, range.count <= 15, bytes[range.lowerBound] >= UInt8(ascii: "a") else { return nil }
    self.init(rawValue: String(decoding: bytes[range], as: UTF8.self))
  }
}
