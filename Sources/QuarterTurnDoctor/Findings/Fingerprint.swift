/// What stays the same about a finding while lines around it come and go: its rule, its file, the text of its line, and which of several
/// such lines it is.
struct Fingerprint: Hashable, Codable, Sendable {
  let rule: String
  let path: String
  let text: String
  /// From 1, by the findings' order in the file.
  let ordinal: Int

  /// The fingerprints of findings that are ordered by place.
  static func all(of findings: [Finding]) -> [Fingerprint] {
    struct Line: Hashable {
      let rule: String
      let path: String
      let text: String
    }
    var counts: [Line: Int] = [:]
    return findings.map { finding in
      let line = Line(rule: finding.rule, path: finding.path, text: finding.excerpt.trimmingSpaces)
      counts[line, default: 0] += 1
      return Fingerprint(rule: line.rule, path: line.path, text: line.text, ordinal: counts[line] ?? 1)
    }
  }

  /// A number that is the same on every machine (64-bit FNV-1a), with the ordinal behind a colon, which is the form GitHub knows.
  var hash: String {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(rule)\n\(path)\n\(text)".utf8 {
      value ^= UInt64(byte)
      value &*= 0x100_0000_01B3
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + ":\(ordinal)"
  }
}
