import HeadlessUIKit
import Observation

/// What the two branches of an adaptive layout ask for.
@MainActor
@Observable
final class AdaptiveModel {
  /// What the labels of the branches' requests begin with.
  @ObservationIgnored let name: String
  @ObservationIgnored let layout: AdaptiveLayout
  /// Whether the branches may ask at all: they do not in the run without the library.
  @ObservationIgnored let hasLibrary: Bool
  private(set) var wide: UIInterfaceOrientationMask?
  private(set) var tall: UIInterfaceOrientationMask?
  /// Told of a change where no view observes it.
  @ObservationIgnored var changed: (() -> Void)?

  init(name: String, layout: AdaptiveLayout, hasLibrary: Bool) {
    self.name = name
    self.layout = layout
    self.hasLibrary = hasLibrary
  }

  func ask(wide: UIInterfaceOrientationMask?, tall: UIInterfaceOrientationMask?) {
    self.wide = wide
    self.tall = tall
    changed?()
  }
}
