import UIKit

enum InterfaceRotator {
  /// Asks for sides, and tells whether the system refused.
  @MainActor
  static func rotate(_ scene: UIWindowScene?, to mask: UIInterfaceOrientationMask, completion: @escaping (Error?) -> Void) {
    guard let scene else { return }
    if #available(iOS 16.0, *) {
      for window in scene.windows { window.rootViewController?.setNeedsUpdateOfSupportedInterfaceOrientations() }
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { error in
        completion(error)
      }
    } else {
      UIDevice.current.setValue(mask == .portrait ? 1 : 3, forKey: "orientation")
    }
  }
}

final class RotatingViewController: UIViewController {
  private let status = UILabel()
  private(set) lazy var rotateButton = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Rotate") { [weak self] _ in
      self?.toggle()
    })
  private var isWide = false

  override func viewDidLoad() {
    super.viewDidLoad()
    status.text = "Ready"
    let stack = UIStackView(arrangedSubviews: [status, rotateButton])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.widthAnchor.constraint(equalToConstant: 200),
    ])
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  private func toggle() {
    isWide.toggle()
    InterfaceRotator.rotate(view.window?.windowScene, to: isWide ? .landscape : .portrait) { [weak self] error in
      DispatchQueue.main.async {
        self?.status.text = error?.localizedDescription
      }
    }
  }
}
