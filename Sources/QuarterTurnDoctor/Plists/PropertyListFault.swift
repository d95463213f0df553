/// Why a property list could not be read.
enum PropertyListFault: Error, Equatable {
  case noFile
  case notReadable(String)
  case tooLarge(Int)
  case empty
  case mergeConflict(line: Int)
  case tooDeep
  case malformed(String)
  case notADictionary
}

extension PropertyListFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .noFile: "there is no such file"
    case .notReadable(let reason): "it could not be read: \(reason)"
    case .tooLarge(let size): "it has \(size) bytes; at most \(PropertyListFile.largestSize) are read"
    case .empty: "it is empty"
    case .mergeConflict(let line): "it has an unresolved merge conflict at line \(line)"
    case .tooDeep: "its values are nested more than \(PropertyListFile.deepestNesting) deep"
    case .malformed(let reason): "it is no property list: \(reason)"
    case .notADictionary: "its root is no dictionary"
    }
  }
}
