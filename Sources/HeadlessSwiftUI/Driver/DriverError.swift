/// Why the driver could not do something.
public enum DriverError: Error, Hashable, CustomStringConvertible {
  case noControl(String, onScreen: [String])
  case disabled(String)
  case noTab(String, tabs: [String])
  case nothingToGoBackFrom
  case nothingToDismiss
  case noList
  case nothingToRefresh

  public var description: String {
    switch self {
    case .noControl(let name, let labels): "No control on the screen is called \"\(name)\". There are: \(Self.list(labels))."
    case .disabled(let name): "\"\(name)\" is disabled."
    case .noTab(let name, let tabs): "No tab is called \"\(name)\". There are: \(Self.list(tabs))."
    case .nothingToGoBackFrom: "No screen on the screen has a back button."
    case .nothingToDismiss: "Nothing on the screen can be swiped away."
    case .noList: "No list is on the screen."
    case .nothingToRefresh: "No list on the screen can be refreshed."
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
