import SwiftUI

/// Which of the two apps starts: the one with pages, or with the argument `-probes` the one that holds the model's rules against UIKit.
public enum GalleryLaunch: Equatable {
  case pages
  case probes

  /// - Parameter arguments: the process's, its name first.
  public init(arguments: [String]) {
    self = arguments.dropFirst().contains("-probes") ? .probes : .pages
  }

  @MainActor
  public func main() {
    switch self {
    case .pages: GalleryApp.main()
    case .probes: ProbesApp.main()
    }
  }
}
