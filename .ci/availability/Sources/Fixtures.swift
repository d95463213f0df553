import Foundation
import SwiftSyntax

/// The check's own check: files whose lines say what has to be found in them.
struct Fixtures {
  let files: [SourceFile]
  let texts: [String: [Substring]]

  /// What is wrong with the check, by these files.
  func faults(_ known: KnownDeclarations, table: [NewerDeclaration]) -> [String] {
    var faults: [String] = []
    var found: Set<String> = []
    var covered: Set<String> = []
    for (path, files) in Dictionary(grouping: files, by: \.path).sorted(by: { $0.key < $1.key }) {
      var reported: Set<String> = []
      for file in files {
        let uses = Check.uses(in: file, known)
        covered.formUnion(uses.filter(\.isCovered).map(\.name))
        reported.formUnion(uses.filter { !$0.isCovered }.map { "\(file.location(of: $0.position).line): \($0.name)" })
      }
      let wanted = expectations(in: path)
      found.formUnion(wanted.intersection(reported).map { String($0.drop { $0 != " " }.dropFirst()) })
      faults += wanted.subtracting(reported).sorted().map { "\(path):\($0) is not found" }
      // A line may hold more than it names: a member of a newer type comes with the type.
      let lines = Set(wanted.map { $0.prefix { $0 != ":" } })
      faults += reported.filter { !lines.contains($0.prefix { $0 != ":" }) }.sorted()
        .map { "\(path):\($0) is found, and should not be" }
    }
    let rows = Set(table.map(\.name))
    faults += rows.subtracting(found).sorted().map { "\($0) has no fixture in which it is found" }
    faults += rows.subtracting(covered).sorted().map { "\($0) has no fixture in which a guard covers it" }
    return faults
  }

  /// `// found: A, B` at the end of a line.
  private func expectations(in path: String) -> Set<String> {
    var wanted: Set<String> = []
    for (number, line) in (texts[path] ?? []).enumerated() {
      guard let marker = line.range(of: "// found: ") else { continue }
      for name in line[marker.upperBound...].components(separatedBy: "; ") { wanted.insert("\(number + 1): \(name)") }
    }
    return wanted
  }
}
