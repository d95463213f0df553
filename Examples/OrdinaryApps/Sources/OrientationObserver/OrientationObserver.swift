import Combine
import SwiftUI
import UIKit

/// Publishes which way the device is held, for views that arrange themselves by it.
@MainActor
final class OrientationObserver: ObservableObject {
  @Published private(set) var orientation: UIDeviceOrientation = .unknown
  @Published private(set) var isLandscape = false

  private var cancellables = Set<AnyCancellable>()

  init() {
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    NotificationCenter.default
      .publisher(for: UIDevice.orientationDidChangeNotification)
      .map { _ in UIDevice.current.orientation }
      .filter { $0.isPortrait || $0.isLandscape }
      .removeDuplicates()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] orientation in self?.orientation = orientation }
      .store(in: &cancellables)
    $orientation
      .map(\.isLandscape)
      .assign(to: &$isLandscape)
  }
}

public struct ObservedPage: View {
  @StateObject private var observer = OrientationObserver()

  public init() {}

  public var body: some View {
    Group {
      if observer.isLandscape {
        HStack {
          Text("Picture")
          Text("Beside it")
        }
      } else {
        VStack {
          Text("Picture")
          Text("Below it")
        }
      }
    }
  }
}
