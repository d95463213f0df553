/// Why an Xcode project could not be read.
enum ProjectFault: Error, Equatable {
  case file(PropertyListFault)
  case noObjects
  case noProject
}

extension ProjectFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .file(let fault): "\(fault)"
    case .noObjects: "it holds no objects, so it is no Xcode project"
    case .noProject: "its root object is no project"
    }
  }
}
