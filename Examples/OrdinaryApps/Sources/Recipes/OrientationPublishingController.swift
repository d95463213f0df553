import Combine
import UIKit

// Recipe: a child controller that publishes the scene's orientation.

final class SceneOrientationModel: ObservableObject {
  @Published var orientation: UIInterfaceOrientation = .unknown
}

class OrientationPublishingController: UIViewController {
  let subject = CurrentValueSubject<UIInterfaceOrientation, Never>(.unknown)

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    publish()
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.publish() }
  }

  private func publish() {
    guard let orientation = view.window?.windowScene?.interfaceOrientation, orientation != subject.value else { return }
    subject.send(orientation)
  }
}

class PublishingParent: UIViewController {
  let model = SceneOrientationModel()
  private let publisher = OrientationPublishingController()
  private var bag = Set<AnyCancellable>()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(publisher)
    publisher.view.frame = view.bounds
    publisher.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(publisher.view)
    publisher.didMove(toParent: self)
    view.addSubview(label)

    publisher.subject
      .removeDuplicates()
      .receive(on: RunLoop.main)
      .assign(to: \.orientation, on: model)
      .store(in: &bag)
    model.$orientation
      .map { $0.isLandscape ? "landscape" : "portrait" }
      .sink { [weak self] in self?.label.text = $0 }
      .store(in: &bag)
  }
}
