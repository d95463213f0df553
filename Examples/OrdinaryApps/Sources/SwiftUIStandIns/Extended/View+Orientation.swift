import HeadlessSwiftUI
import HeadlessUIKit

/// What a modifier of this module makes: its type tells which module's modifier a call was given.
public nonisolated struct StandIn<Content: View>: View {
  private let content: Content

  init(_ content: Content) { self.content = content }

  @MainActor public var body: some View { content }
}

/// The same names with one more parameter that has a default, as SwiftUI's own modifiers often have one.
extension View {
  nonisolated public func supportedInterfaceOrientations(
    _ orientations: UIInterfaceOrientationMask?, animated: Bool = true
  ) -> some View { StandIn(self) }

  nonisolated public func defaultInterfaceOrientations(
    _ orientations: UIInterfaceOrientationMask, animated: Bool = true
  ) -> some View { StandIn(self) }

  nonisolated public func interfaceOrientationLocked(_ isLocked: Bool = true, animated: Bool = true) -> some View {
    StandIn(self)
  }

  nonisolated public func onInterfaceRotation(
    initial: Bool = false, _ action: @escaping (_ old: UIInterfaceOrientation, _ new: UIInterfaceOrientation) -> Void
  ) -> some View { StandIn(self) }

  nonisolated public func observingInterfaceOrientation(_ isOn: Bool = true) -> some View { StandIn(self) }

  nonisolated public func fullScreenInLandscape(_ isFullScreen: Binding<Bool>, animated: Bool = true) -> some View {
    StandIn(self)
  }
}
