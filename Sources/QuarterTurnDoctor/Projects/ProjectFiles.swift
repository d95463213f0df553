import Foundation

/// The files of the checked folder, by their paths in it.
struct ProjectFiles: Sendable {
  /// The folder's own path.
  let root: String

  init(root: String) {
    self.root = Self.standardized(root)
  }

  /// The place of a file on the disk; a path that is absolute stays.
  func location(_ path: String) -> String { path.hasPrefix("/") ? path : root + "/" + path }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: location(path)) }

  func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: location(path), isDirectory: &isFolder) && isFolder.boolValue
  }

  func data(_ path: String) throws(PropertyListFault) -> Data {
    let location = location(path)
    let attributes = try? FileManager.default.attributesOfItem(atPath: location)
    guard FileManager.default.fileExists(atPath: location) else { throw .noFile }
    if let size = attributes?[.size] as? NSNumber, size.intValue > PropertyListFile.largestSize { throw .tooLarge(size.intValue) }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: location))
    } catch {
      throw .notReadable((error as NSError).localizedDescription)
    }
  }

  func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The path of a file that another one names, without `.` and `..`, and relative to the checked folder where it lies in it.
  func resolve(_ path: String, relativeTo folder: String) -> String {
    if path.hasPrefix("/") {
      let path = Self.standardized(path)
      return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }
    let joined = Self.standardized(location(folder) + "/" + path)
    if joined == root { return "" }
    return joined.hasPrefix(root + "/") ? String(joined.dropFirst(root.count + 1)) : joined
  }

  /// Only by its text: a link is no concern of a path's.
  static func standardized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      if let last = parts.last, last != ".." {
        parts.removeLast()
      } else if !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
