/// What keeps the check from running.
enum CheckError: Error, CustomStringConvertible {
  case missing(String)
  case usage

  var description: String {
    switch self {
    case .missing(let path): "There is no file or folder \(path)."
    case .usage:
      """
      usage: availability --models FOLDER… --older FILE [--write-older]
             availability --models FOLDER… --sources FOLDER… [--sources FOLDER…]…
             availability --models FOLDER… --fixtures FOLDER
      """
    }
  }
}
