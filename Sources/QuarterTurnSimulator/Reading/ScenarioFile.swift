import HeadlessUIKit

/// A scenario file as bytes, before anybody asks what they mean.
public enum ScenarioFile {
  /// The path that stands for the standard input.
  public static let standardInput = "-"

  /// Reads a file of at most 1 MB, or the standard input where the path is `-`.
  ///
  /// A larger one is read just far enough to know, so that a device or a huge file by mistake costs nothing.
  ///
  /// - Parameters:
  ///   - path: the file's.
  ///   - input: what is read where the path is `-`.
  public static func bytes(at path: String, input: FileHandle = .standardInput) throws(ScenarioFileError) -> [UInt8] {
    guard path != standardInput else { return try bytes(from: input) }
    var status = stat()
    guard stat(path, &status) == 0 else { throw ScenarioFileError(errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .isDirectory }
    guard let handle = FileHandle(forReadingAtPath: path) else { throw ScenarioFileError(errno) }
    defer { try? handle.close() }
    return try bytes(from: handle)
  }

  private static func bytes(from handle: FileHandle) throws(ScenarioFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      while bytes.count <= JSONReader.sizeLimit, let data = try handle.read(upToCount: JSONReader.sizeLimit + 1), !data.isEmpty {
        bytes.append(contentsOf: data)
      }
    } catch {
      throw .unreadable("it broke off while it was read")
    }
    return bytes
  }
}

/// Why there is nothing to read at a path.
public enum ScenarioFileError: Error, Hashable, Sendable {
  case notFound
  case isDirectory
  /// There is something, for this reason not to be read.
  case unreadable(String)

  /// - Parameter code: what the system said.
  init(_ code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .notFound
    case ELOOP: self = .unreadable("its symbolic links lead in a circle")
    case EACCES, EPERM: self = .unreadable("permission denied, for the file or a folder on the way to it")
    default: self = .unreadable(String(cString: strerror(code)))
    }
  }
}

extension ScenarioFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFound: "there is no such file"
    case .isDirectory: "this is a folder; name the files in it"
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    }
  }
}
