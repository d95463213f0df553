/// How the paths of a report are written: as somebody would who stands where the command was run.
struct ReportedPaths {
  /// What stands before every path.
  let prefix: String

  /// - Parameters:
  ///   - argument: the path that was checked, as it was given.
  ///   - folder: whether it is a folder and no file or bundle in one.
  init(argument: String, isFolder: Bool) {
    var folder = argument
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    if !isFolder || folder.hasSuffix(".xcodeproj") || folder.hasSuffix(".xcworkspace") {
      folder = folder.lastIndex(of: "/").map { $0 == folder.startIndex ? "/" : String(folder[..<$0]) } ?? "."
    }
    if folder.hasPrefix("./") { folder = String(folder.dropFirst(2)) }
    prefix = folder == "." || folder.isEmpty ? "" : folder == "/" ? "/" : folder + "/"
  }

  func path(_ path: String) -> String { path.hasPrefix("/") ? path : prefix + path }

  /// A URI that is relative to the folder the command was run in, where the path lies in it: GitHub takes no other.
  func uri(_ path: String, from folder: String) -> String {
    var path = self.path(path)
    if path.hasPrefix(folder + "/") { path = String(path.dropFirst(folder.count + 1)) }
    return path.hasPrefix("/") ? "file://" + Self.escaped(path) : Self.escaped(path)
  }

  private static func escaped(_ path: String) -> String {
    path.utf8.reduce(into: "") { text, byte in
      let character = Character(UnicodeScalar(byte))
      if byte < 0x80, character.isLetter || character.isNumber || "/-._~!$&'()*+,;=@".contains(character) {
        text.append(character)
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
