/// Finds where the keys of a property list's root stand, which no property list reader tells.
///
/// It never fails: what is not well formed has no places.
struct PropertyListScan {
  private(set) var keys: [String: TextPlace] = [:]

  private let bytes: [UInt8]
  private let lines: TextLines
  private var index = 0
  private var depth = 0

  init(_ bytes: [UInt8], lines: TextLines) {
    self.bytes = bytes
    self.lines = lines
    guard bytes.prefix(512).contains(UInt8(ascii: "<")) else {
      let scan = OpenStepScan(bytes, lines: lines)
      keys = scan.places.reduce(into: [:]) { keys, entry in
        if entry.key.count == 1 { keys[entry.key[0]] = entry.value }
      }
      return
    }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<") { tag() } else { index += 1 }
    }
  }

  private mutating func tag() {
    let start = index
    if has("<!--") {
      index = end(of: "-->")
    } else if has("<![CDATA[") {
      index = end(of: "]]>")
    } else if has("<?") || has("<!") {
      index = end(of: ">")
    } else {
      index = end(of: ">")
      element(bytes[(start + 1)..<max(start + 1, index - 1)], at: start)
    }
  }

  private mutating func element(_ content: ArraySlice<UInt8>, at start: Int) {
    let isClosed = content.last == UInt8(ascii: "/")
    let name = String(
      decoding: content.prefix { ![UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "/")].contains($0) }, as: UTF8.self)
    switch name {
    case "dict" where !isClosed, "array" where !isClosed: depth += 1
    case "" where content.dropFirst().starts(with: "dict".utf8) || content.dropFirst().starts(with: "array".utf8): depth -= 1
    case "key" where depth == 1 && !isClosed:
      let text = bytes[index...].prefix { $0 != UInt8(ascii: "<") }
      let key = String(decoding: text, as: UTF8.self)
      if keys[key] == nil { keys[key] = lines.place(of: start) }
    default: break
    }
  }

  private func has(_ sign: String) -> Bool { bytes[index...].starts(with: sign.utf8) }

  /// The index behind the next such sign, or the end.
  private func end(of sign: String) -> Int {
    let wanted = Array(sign.utf8)
    var place = index
    while place + wanted.count <= bytes.count {
      if bytes[place...].starts(with: wanted) { return place + wanted.count }
      place += 1
    }
    return bytes.count
  }
}
