import Foundation

/// The sources of a folder, read once for the rules about sources and for those about projects.
enum FolderSources {
  private static let largestSize = 4_000_000

  static func read(
    _ tree: FileTree, _ files: ProjectFiles, _ notChecked: inout [NotChecked]
  ) -> (files: [SourceFile], evidence: [String: FileEvidence]) {
    var sources: [SourceFile] = []
    var evidence: [String: FileEvidence] = [:]
    for path in tree.swift + tree.objectiveC {
      guard let language = SourceLanguage(path: path) else { continue }
      let bytes: [UInt8]
      do throws(PropertyListFault) {
        bytes = [UInt8](try files.data(path))
      } catch {
        notChecked.append(NotChecked(path: path, reason: "\(error)"))
        continue
      }
      guard bytes.count <= largestSize else {
        notChecked.append(
          NotChecked(path: path, reason: "it has \(bytes.count) bytes; sources of at most \(largestSize) are read"))
        continue
      }
      if FileEvidence.concerns(bytes) { evidence[path] = FileEvidence(bytes, path: path) }
      sources.append(SourceFile(path: path, language: language, bytes: bytes))
    }
    return (sources, evidence)
  }
}
