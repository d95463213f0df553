import Foundation

/// The findings that a project had when somebody began to check it, so that only new ones are told.
///
/// A finding is known by its content and never by its line's number: code above it may change.
struct Baseline: Equatable, Sendable {
  private let known: Set<Fingerprint>

  private static let version = 1

  private struct File: Codable {
    var version: Int
    var findings: [Fingerprint]
  }

  /// - Parameter path: where it lies on the disk.
  init(contentsOf path: String) throws(DoctorError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadableBaseline(path, reason: "there is no such file; --write-baseline makes one")
    }
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: data)
    } catch {
      throw .unreadableBaseline(path, reason: "it is no baseline; --write-baseline makes one anew")
    }
    guard file.version == Self.version else {
      throw .unreadableBaseline(path, reason: "it has version \(file.version), and \(Self.version) is known here")
    }
    known = Set(file.findings)
  }

  /// The findings that are new, how many are not, and how many of the baseline are gone.
  func apply(to findings: [Finding]) -> (new: [Finding], known: Int, gone: Int) {
    let fingerprints = Fingerprint.all(of: findings)
    let new = zip(findings, fingerprints).filter { !known.contains($0.1) }.map(\.0)
    return (new, findings.count - new.count, known.subtracting(fingerprints).count)
  }

  /// Writes findings as a baseline; a file that is there is replaced only when the new one is whole.
  static func write(_ findings: [Finding], to path: String) throws(DoctorError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      var data = try encoder.encode(File(version: version, findings: Fingerprint.all(of: findings)))
      data.append(UInt8(ascii: "\n"))
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .notWritten(path, reason: error.localizedDescription)
    }
  }
}
