import HeadlessSwiftUI
import HeadlessUIKit

/// What a modifier of this module makes: its type tells which module's modifier a call was given.
public nonisolated struct StandIn<Content: View>: View {
  private let content: Content

  init(_ content: Content) { self.content = content }

  @MainActor public var body: some View { content }
}

/// SwiftUI as it might be with modifiers of the library's base names, in the form Apple's have: the first argument has no label.
extension View {
  nonisolated public func supportedInterfaceOrientations(_ orientations: UIInterfaceOrientationMask) -> some View {
    StandIn(self)
  }

  nonisolated public func defaultInterfaceOrientations(_ orientations: UIInterfaceOrientationMask?) -> some View {
    StandIn(self)
  }

  nonisolated public func interfaceOrientationLocked(_ isLocked: Bool = true) -> some View { StandIn(self) }

  nonisolated public func onInterfaceRotation(
    _ action: @escaping (_ old: UIInterfaceOrientation, _ new: UIInterfaceOrientation) -> Void
  ) -> some View { StandIn(self) }

  nonisolated public func fullScreenInLandscape(_ isFullScreen: Binding<Bool>) -> some View { StandIn(self) }
}
