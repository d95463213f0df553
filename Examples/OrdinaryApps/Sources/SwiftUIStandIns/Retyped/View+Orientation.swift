import HeadlessSwiftUI
import HeadlessUIKit

/// What a modifier of this module makes: its type tells which module's modifier a call was given.
public nonisolated struct StandIn<Content: View>: View {
  private let content: Content

  init(_ content: Content) { self.content = content }

  @MainActor public var body: some View { content }
}

/// The same names with SwiftUI's own type of orientation, an optional, or a closure of another arity.
extension View {
  nonisolated public func supportedInterfaceOrientations(_ orientations: InterfaceOrientation...) -> some View {
    StandIn(self)
  }

  nonisolated public func defaultInterfaceOrientations(_ orientations: InterfaceOrientation...) -> some View {
    StandIn(self)
  }

  nonisolated public func interfaceOrientationLocked(_ isLocked: Bool?) -> some View { StandIn(self) }

  nonisolated public func onInterfaceRotation(_ action: @escaping (InterfaceOrientation) -> Void) -> some View {
    StandIn(self)
  }

  nonisolated public func fullScreenInLandscape(_ isFullScreen: Bool = true) -> some View { StandIn(self) }
}
