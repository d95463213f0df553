import Foundation

/// A property list as somebody edits it: its values, and where each key of its root stands.
struct PropertyListFile: Sendable {
  let values: [String: PropertyListValue]
  /// Where the keys of the root stand; empty for a binary file.
  let keys: [String: TextPlace]
  let lines: TextLines
  /// The file has lines for the C preprocessor, and only the first branch of each condition was read.
  let isPreprocessed: Bool

  static let largestSize = 32_000_000
  static let deepestNesting = 256

  init(_ data: Data) throws(PropertyListFault) {
    guard data.count <= Self.largestSize else { throw .tooLarge(data.count) }
    guard !data.isEmpty else { throw .empty }
    if data.starts(with: Data("bplist".utf8)) {
      self.init(values: try Self.values(data), keys: [:], lines: TextLines([]), isPreprocessed: false)
      return
    }
    let written = [UInt8](data)
    let lines = TextLines(written)
    if let line = lines.mergeConflict { throw .mergeConflict(line: line) }
    let bytes = PreprocessedText.firstBranches(of: written)
    let isPreprocessed = bytes != written
    guard Self.nesting(of: bytes) <= Self.deepestNesting else { throw .tooDeep }
    let scan = PropertyListScan(bytes, lines: lines)
    self.init(
      values: try Self.values(isPreprocessed ? Data(bytes) : data), keys: scan.keys, lines: lines,
      isPreprocessed: isPreprocessed)
  }

  private init(
    values: [String: PropertyListValue], keys: [String: TextPlace], lines: TextLines, isPreprocessed: Bool
  ) {
    self.values = values
    self.keys = keys
    self.lines = lines
    self.isPreprocessed = isPreprocessed
  }

  private static func values(_ data: Data) throws(PropertyListFault) -> [String: PropertyListValue] {
    let root: Any
    do {
      root = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    } catch {
      throw .malformed(reason(error))
    }
    guard let values = root as? [String: Any] else { throw .notADictionary }
    return values.mapValues(PropertyListValue.init)
  }

  private static func reason(_ error: any Error) -> String {
    let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
    return text.split(separator: "\n").first.map(String.init) ?? text
  }

  /// How deep the values are nested at most, counted without regard to strings: enough to keep a reader that recurses from harm.
  private static func nesting(of bytes: [UInt8]) -> Int {
    var deepest = 0
    var depth = 0
    func enter() {
      depth += 1
      deepest = max(deepest, depth)
    }
    let isXML = bytes.prefix(512).contains(UInt8(ascii: "<"))
    var previous: UInt8 = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "{") where !isXML, UInt8(ascii: "(") where !isXML: enter()
      case UInt8(ascii: "}") where !isXML, UInt8(ascii: ")") where !isXML: depth -= 1
      // `<dict>` and `<array>` open, `</…>` closes.
      case UInt8(ascii: "d") where isXML && previous == UInt8(ascii: "<"),
        UInt8(ascii: "a") where isXML && previous == UInt8(ascii: "<"):
        enter()
      case UInt8(ascii: "/") where isXML && previous == UInt8(ascii: "<"): depth = max(0, depth - 1)
      default: break
      }
      previous = byte
    }
    return deepest
  }
}
