import QuarterTurnPlatform

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

/// Content in a controller of its own, with the environment of its place on the page.
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
@MainActor
final class FullScreenBinding: FullScreenVideoControllerDelegate {
  private var binding: Binding<Bool>?
  private var lastValue = false

  func take(_ newBinding: Binding<Bool>, for controller: FullScreenVideoController) {
    binding = newBinding
    controller.permits = { [weak self] in self?.permits($0) ?? true }
    let value = newBinding.wrappedValue
    guard value != lastValue else { return }
    lastValue = value
    // This comes from inside a view's update.
    Scheduler.current.afterThisTurn { [weak controller, weak self] in
      guard let controller, let self, lastValue == value, controller.isFullScreen != value else { return }
      controller.follow(isFullScreen: value)
    }
  }

  /// Whether the app's data take a value; they have it from now on.
  private func permits(_ value: Bool) -> Bool {
    guard let binding, value != lastValue else { return true }
    binding.wrappedValue = value
    guard binding.wrappedValue == value else { return false }
    lastValue = value
    return true
  }

  // The view is gone: data that outlive it must not start full screen as soon as it is back.
  func end() {
    guard lastValue, let binding else { return }
    lastValue = false
    Scheduler.current.afterThisTurn { binding.wrappedValue = false }
  }

  func fullScreenVideoControllerWillEnterFullScreen(_ controller: FullScreenVideoController) { write(controller) }

  func fullScreenVideoControllerWillLeaveFullScreen(_ controller: FullScreenVideoController) { write(controller) }

  func fullScreenVideoControllerDidLeaveFullScreen(_ controller: FullScreenVideoController) { write(controller) }

  private func write(_ controller: FullScreenVideoController) {
    guard controller.isFullScreen != lastValue else { return }
    Scheduler.current.afterThisTurn { [weak self, weak controller] in
      guard let self, let controller, controller.isFullScreen != lastValue else { return }
      lastValue = controller.isFullScreen
      binding?.wrappedValue = lastValue
    }
  }
}
