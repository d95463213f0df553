import QuarterTurnPlatform

extension View {
  // R4.7 to R4.10, R9.3, R9.8
  /// Fills the screen with this view in landscape while a value is true, and sets the value when the user rotates the device.
  ///
  /// A full-screen cover shows another view, whose player starts from the beginning. This moves the same view, with its state,
  /// to the full screen and back. On iPhone rotating the device to landscape starts full screen and rotating it back ends it;
  /// the page stays in portrait.
  ///
  ///     PlayerView(player: player, isFullScreen: $isFullScreen)
  ///       .fullScreenInLandscape(isOn: $isFullScreen)
  ///       .aspectRatio(16 / 9, contentMode: .fit)
  ///
  /// Attach it to the view that shows the video. On the page it takes all the room that it is offered: set its size outside.
  /// Preferences of the video, such as a title, end at it. For iPad, the rotation lock and refusals see
  /// ``FullScreenVideoController``.
  ///
  /// - Parameters:
  ///   - isFullScreen: whether the video fills the screen; a button may set it, and rotating the device sets it.
  ///   - followsDeviceOrientation: whether rotating the device matters; of several videos the one shown last follows. While it
  ///     is true, the page stays in portrait on iPhone, unless the requests there exclude portrait.
  ///   - label: a name for explanations and issues; the file and line of the call by default.
  nonisolated public func fullScreenInLandscape(
    isOn isFullScreen: Binding<Bool>, followsDeviceOrientation: Bool = true, label: String? = nil, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    FullScreenVideo(
      content: self, isFullScreen: isFullScreen, followsDeviceOrientation: followsDeviceOrientation,
      label: OrientationRequest.label(label, fileID: fileID, line: line))
  }
}

/// A view that can fill the screen; UIKit's controllers move it.
private nonisolated struct FullScreenVideo<Content: View>: View {
  let content: Content
  let isFullScreen: Binding<Bool>
  let followsDeviceOrientation: Bool
  let label: String

  @MainActor var body: some View {
    FullScreenPlace(
      content: content, isFullScreen: isFullScreen, followsDeviceOrientation: followsDeviceOrientation, label: label)
  }
}
