import HeadlessSwiftUI
import HeadlessUIKit
import QuarterTurn

/// The controllers of adaptive layouts.
@MainActor
struct AdaptiveControllers {
  let model: AdaptiveModel
  /// Makes a page with a title of its own.
  let page: () -> WalkPage

  func makeRoot() -> UIViewController {
    switch model.layout {
    case .splitByWidth: split(UISplitViewController(style: .doubleColumn))
    case .forwardingSplitByWidth: split(OrientationSplitViewController(style: .doubleColumn))
    case .branchByWidth: BranchController(self) { $0.horizontalSizeClass == .regular }
    case .branchByHeight: BranchController(self) { $0.verticalSizeClass == .compact }
    case .viewByWidth, .viewByHeight, .viewByShape, .identityByHeight, .maskByWidth:
      UIHostingController(rootView: AdaptiveView(model: model))
    }
  }

  private func split(_ split: UISplitViewController) -> UISplitViewController {
    let (wide, tall) = (page(), page())
    split.setViewController(page(), for: .primary)
    // Below iOS 16 nobody hears of a push in UIKit's own navigation controller (R2.14).
    func stack(_ page: UIViewController) -> UINavigationController {
      split is OrientationSplitViewController
        ? OrientationNavigationController(rootViewController: page) : UINavigationController(rootViewController: page)
    }
    split.setViewController(stack(wide), for: .secondary)
    split.setViewController(stack(tall), for: .compact)
    model.changed = { [weak wide, weak tall, weak model] in
      guard let model else { return }
      AdaptiveControllers.state(model.wide, of: wide, "wide", in: model)
      AdaptiveControllers.state(model.tall, of: tall, "tall", in: model)
    }
    return split
  }

  fileprivate static func state(
    _ mask: UIInterfaceOrientationMask?, of page: UIViewController?, _ branch: String, in model: AdaptiveModel
  ) {
    guard model.hasLibrary else { return }
    page?.setSupportedOrientationsWhileVisible(mask, label: "\(model.name): \(branch)")
  }
}

/// Shows a page that is made anew whenever the size class asks for the other one.
private final class BranchController: UIViewController {
  private let controllers: AdaptiveControllers
  private let isWide: (UITraitCollection) -> Bool
  private var shown: (isWide: Bool, page: WalkPage, controller: UIViewController)?

  init(_ controllers: AdaptiveControllers, isWide: @escaping (UITraitCollection) -> Bool) {
    self.controllers = controllers
    self.isWide = isWide
    super.init(nibName: nil, bundle: nil)
    controllers.model.changed = { [weak self] in self?.ask() }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showBranch()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBranch()
  }

  private func showBranch() {
    let isWide = isWide(traitCollection)
    guard isViewLoaded, shown?.isWide != isWide else { return }
    if let old = shown?.controller {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    let page = controllers.page()
    let controller = UINavigationController(rootViewController: page)
    shown = (isWide, page, controller)
    ask()
    addChild(controller)
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }

  private func ask() {
    guard let shown else { return }
    let model = controllers.model
    AdaptiveControllers.state(
      shown.isWide ? model.wide : model.tall, of: shown.page, shown.isWide ? "wide" : "tall", in: model)
  }
}
