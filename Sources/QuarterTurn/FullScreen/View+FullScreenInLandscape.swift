import QuarterTurnPlatform

extension View {
  /// Fills the screen with this view in landscape while a value is true, and sets the value when the phone is turned.
  ///
  /// SwiftUI has nothing of the kind (R9.3), and a cover shows another view, whose player starts from the beginning. This moves the same
  /// view, with its state, from its place on the page to the full screen and back. On a phone it follows the hand: turned sideways, the
  /// video fills the screen; turned upright, the page is back. The page stays portrait while the phone is turned.
  ///
  ///     PlayerView(player: player, isFullScreen: $isFullScreen)
  ///       .fullScreenInLandscape(isOn: $isFullScreen)
  ///       .aspectRatio(16 / 9, contentMode: .fit)
  ///
  /// Attach it to the view that shows the video. On the page it takes all the room that it is offered: give it its size outside.
  ///
  /// - Parameters:
  ///   - isFullScreen: whether the video fills the screen: a button sets it, and so does turning the phone.
  ///   - followsDeviceOrientation: whether turning the phone matters; of several videos the one shown last follows. While it does, the page is
  ///     kept portrait on a phone, unless what is asked for there leaves portrait out.
  ///   - label: who asks, for explanations; the file and line of the call unless given.
  ///   - fileID: leave as it is.
  ///   - line: leave as it is.
  ///
  /// It is a ``FullScreenVideoController`` with SwiftUI content; what that says of iPads, the user's lock and refusals holds here too.
  /// Preferences that the video states, such as a title, end at it. Rules R4.7 to R4.10, R9.8; reports B54, B104, B137.
  nonisolated public func fullScreenInLandscape(
    _ isFullScreen: Binding<Bool>, followsDeviceOrientation: Bool = true, label: String? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    FullScreenVideo(
      content: self, isFullScreen: isFullScreen, followsDeviceOrientation: followsDeviceOrientation,
      label: OrientationRequest.label(label, fileID: fileID, line: line))
  }
}

/// A view that can fill the screen; it hands itself on to UIKit, whose controllers can move.
private nonisolated struct FullScreenVideo<Content: View>: View {
  let content: Content
  let isFullScreen: Binding<Bool>
  let followsDeviceOrientation: Bool
  let label: String

  @MainActor var body: some View {
    FullScreenPlace(content: content, isFullScreen: isFullScreen, followsDeviceOrientation: followsDeviceOrientation, label: label)
  }
}
