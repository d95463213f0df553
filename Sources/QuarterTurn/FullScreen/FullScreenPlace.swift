import QuarterTurnPlatform

/// The place of a video on a SwiftUI page.
struct FullScreenPlace<Content: View>: UIViewControllerRepresentable {
  let content: Content
  let isFullScreen: Binding<Bool>
  let followsDeviceOrientation: Bool
  let label: String

  func makeCoordinator() -> FullScreenBinding { FullScreenBinding() }

  func makeUIViewController(context: Context) -> FullScreenVideoController {
    let hosting = UIHostingController(rootView: BridgedContent(content: content, environment: context.environment))
    hosting.view.backgroundColor = .clear
    let controller = FullScreenVideoController(content: hosting, label: label)
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: FullScreenVideoController, context: Context) {
    let hosting = controller.content as? UIHostingController<BridgedContent<Content>>
    hosting?.rootView = BridgedContent(content: content, environment: context.environment)
    controller.followsDeviceOrientation = followsDeviceOrientation
    context.coordinator.take(isFullScreen, for: controller)
  }

  static func dismantleUIViewController(_ controller: FullScreenVideoController, coordinator: FullScreenBinding) {
    controller.retire()
    coordinator.end()
  }
}

/// Content in a controller of its own, with the environment of the place that it came from.
struct BridgedContent<Content: View>: View {
  let content: Content
  let environment: EnvironmentValues

  var body: some View {
    content.transformEnvironment(\.self) { [environment] values in
      var bridged = environment
      // The room there is, is that of where it is now.
      bridged.horizontalSizeClass = values.horizontalSizeClass
      bridged.verticalSizeClass = values.verticalSizeClass
      values = bridged
    }
  }
}

/// Keeps a binding and a video in step, whichever changes first.
///
/// A view may run again with an old value after the video has changed and before the binding is written: only a change of the binding's
/// own value is a command.
@MainActor
final class FullScreenBinding: FullScreenVideoControllerDelegate {
  private var binding: Binding<Bool>?
  private var known = false

  func take(_ newBinding: Binding<Bool>, for controller: FullScreenVideoController) {
    binding = newBinding
    let value = newBinding.wrappedValue
    guard value != known else { return }
    known = value
    // This comes from inside a view's update.
    Scheduler.current.afterThisTurn { [weak controller, weak self] in
      guard let controller, let self, known == value, controller.isFullScreen != value else { return }
      if value { controller.enterFullScreen() } else { controller.leaveFullScreen() }
    }
  }

  /// The view is gone. Data that outlive it must not fill the screen again as soon as it is back.
  func end() {
    guard known, let binding else { return }
    known = false
    Scheduler.current.afterThisTurn { binding.wrappedValue = false }
  }

  func fullScreenVideoControllerWillEnterFullScreen(_ controller: FullScreenVideoController) { write(controller) }

  func fullScreenVideoControllerWillLeaveFullScreen(_ controller: FullScreenVideoController) { write(controller) }

  func fullScreenVideoControllerDidLeaveFullScreen(_ controller: FullScreenVideoController) { write(controller) }

  /// Says where the video is, unless the binding has it from where the video does.
  private func write(_ controller: FullScreenVideoController) {
    guard controller.isFullScreen != known else { return }
    Scheduler.current.afterThisTurn { [weak self, weak controller] in
      guard let self, let controller, controller.isFullScreen != known else { return }
      known = controller.isFullScreen
      binding?.wrappedValue = known
    }
  }
}
