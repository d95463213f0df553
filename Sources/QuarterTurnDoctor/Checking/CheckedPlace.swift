import Foundation

/// What a path that somebody names stands for.
struct CheckedPlace {
  /// The folder that paths are relative to.
  let folder: String
  /// The one file to check; `nil` for the whole folder.
  let file: String?

  init(_ path: String) throws(DoctorError) {
    let absolute = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    let location = ProjectFiles.standardized(absolute)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: location.isEmpty ? "/" : location, isDirectory: &isFolder) else {
      throw .noSuchPath(path)
    }
    let parent = location.lastIndex(of: "/").map { String(location[..<$0]) } ?? ""
    guard isFolder.boolValue else {
      guard SourceLanguage(path: location) != nil else { throw .nothingToCheck(path) }
      folder = parent
      file = String(location.dropFirst(parent.count + 1))
      return
    }
    // A bundle stands for the folder it lies in: a project without its sources says little.
    folder = location.hasSuffix(".xcodeproj") || location.hasSuffix(".xcworkspace") ? parent : location
    file = nil
  }
}
