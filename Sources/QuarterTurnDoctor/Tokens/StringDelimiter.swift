/// How a string literal is delimited.
struct StringDelimiter {
  let quote: UInt8
  let pounds: Int
  let isMultiline: Bool
}
