import HeadlessUIKit

/// A file that the tool writes, whole or not at all.
struct OutputFile: Equatable {
  let path: String
  let text: String

  /// Replaces a regular file in one go, so that a full disk leaves the old one; a device or a pipe is written to as it is.
  func write() throws(OutputError) {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let folder = url.deletingLastPathComponent()
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw OutputError(place: path, reason: "there is no folder \(folder.path)")
    }
    let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    guard type != .typeDirectory else { throw OutputError(place: path, reason: "this is a folder") }
    do {
      if let type, type != .typeRegular {
        let handle = try FileHandle(forWritingTo: url)
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
      } else {
        try Data(text.utf8).write(to: url, options: .atomic)
      }
    } catch {
      throw OutputError(place: path, error)
    }
  }

  /// What is said once it is written.
  var note: String { "wrote \(path), \(max(1, (text.utf8.count + 500) / 1000)) KB\n" }
}

/// Why something could not be written.
struct OutputError: Error, Equatable, CustomStringConvertible {
  let place: String
  private let reason: String

  init(place: String, reason: String) {
    self.place = place
    self.reason = reason
  }

  init(place: String, _ error: any Error) {
    self.init(place: place, reason: Self.reason(of: error as NSError))
  }

  var description: String { "\(place) cannot be written: \(reason)" }

  /// The system's own words where it has some, which name the cause more exactly than Foundation does.
  private static func reason(of error: NSError) -> String {
    var error = error
    while let under = error.userInfo[NSUnderlyingErrorKey] as? NSError { error = under }
    return error.domain == NSPOSIXErrorDomain ? String(cString: strerror(Int32(error.code))) : error.localizedDescription
  }
}
