import Foundation

/// The settings of an xcconfig file together with those of the files it includes.
struct XcconfigFile: Sendable {
  let settings: [BuildSetting]
  /// Files that are included and could not be read.
  let faults: [NotChecked]

  private static let deepestInclude = 32

  init(_ path: String, in files: ProjectFiles) {
    var reader = Reader(files: files)
    reader.read(path, from: nil)
    settings = reader.settings
    faults = reader.faults
  }

  private struct Reader {
    let files: ProjectFiles
    var settings: [BuildSetting] = []
    var faults: [NotChecked] = []
    /// The files being read: one that includes itself is read once.
    var open: [String] = []

    mutating func read(_ path: String, from line: (path: String, number: Int)?) {
      guard open.count < XcconfigFile.deepestInclude, !open.contains(path) else { return }
      let data: Data
      do throws(PropertyListFault) {
        data = try files.data(path)
      } catch {
        // CocoaPods makes several for each target; that they are not there is one fact.
        if let pods = path.firstRange(of: "Pods/") {
          let folder = String(path[..<pods.upperBound].dropLast())
          let reason = "projects take settings from its xcconfig files, and \(error); run `pod install` first"
          faults.append(NotChecked(path: folder, reason: reason))
          return
        }
        let origin = line.map { "\($0.path):\($0.number) includes it" } ?? "a project is configured by it"
        faults.append(NotChecked(path: path, reason: "\(origin), and \(error)"))
        return
      }
      let lines = TextLines([UInt8](data))
      if let line = lines.mergeConflict {
        faults.append(NotChecked(path: path, reason: "\(PropertyListFault.mergeConflict(line: line))"))
        return
      }
      open.append(path)
      for number in 1...lines.count { self.line(lines.text(of: number), number, of: path) }
      open.removeLast()
    }

    private mutating func line(_ line: String, _ number: Int, of path: String) {
      let text = line.firstRange(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
      let trimmed = text.trimmingSpaces
      // The name of an included file may hold two slashes; a comment behind it is taken off with the quotes.
      if line.trimmingSpaces.hasPrefix("#include") { return include(line.trimmingSpaces, number, of: path) }
      guard let equals = Self.equals(trimmed) else { return }
      let column = text.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count + 1
      var value = trimmed[trimmed.index(after: equals)...].trimmingSpaces
      if value.hasSuffix(";") { value = value.dropLast().trimmingSpaces }
      settings.append(
        BuildSetting(
          key: trimmed[..<equals].trimmingSpaces, value: value,
          place: FilePlace(path: path, place: TextPlace(line: number, column: column), excerpt: line)))
    }

    private mutating func include(_ line: String, _ number: Int, of path: String) {
      let isOptional = line.hasPrefix("#include?")
      guard let name = line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init) else {
        return
      }
      let target = files.resolve(name, relativeTo: files.folder(of: path))
      if isOptional, !files.exists(target) { return }
      read(target, from: (path, number))
    }

    /// The equals sign that parts name and value; those in a condition's brackets do not.
    private static func equals(_ text: String) -> String.Index? {
      var depth = 0
      return text.indices.first { index in
        if text[index] == "[" { depth += 1 }
        if text[index] == "]" { depth -= 1 }
        return text[index] == "=" && depth == 0
      }
    }
  }
}
