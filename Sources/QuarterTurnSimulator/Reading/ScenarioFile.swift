import HeadlessUIKit

/// A scenario file as bytes, before anybody asks what they mean.
public enum ScenarioFile {
  /// Reads a file of at most 1 MB.
  ///
  /// A larger one is read just far enough to know, so that a device or a huge file by mistake costs nothing.
  public static func bytes(at path: String) throws(ScenarioFileError) -> [UInt8] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { throw .notFound }
    guard !isDirectory.boolValue else { throw .isDirectory }
    guard let handle = FileHandle(forReadingAtPath: path) else { throw .unreadable }
    defer { try? handle.close() }
    var bytes: [UInt8] = []
    do {
      while bytes.count <= JSONReader.sizeLimit, let data = try handle.read(upToCount: JSONReader.sizeLimit + 1), !data.isEmpty {
        bytes.append(contentsOf: data)
      }
    } catch {
      throw .unreadable
    }
    return bytes
  }
}

/// Why there is nothing to read at a path.
public enum ScenarioFileError: Error, Hashable, Sendable {
  case notFound
  case isDirectory
  case unreadable
}

extension ScenarioFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFound: "there is no such file"
    case .isDirectory: "this is a folder; name the files in it"
    case .unreadable: "the file cannot be read"
    }
  }
}
