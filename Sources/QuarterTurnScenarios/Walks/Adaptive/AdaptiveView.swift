import HeadlessSwiftUI
import HeadlessUIKit
import QuarterTurn

/// The adaptive layouts in SwiftUI.
struct AdaptiveView: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  @Bindable var model: AdaptiveModel

  init(model: AdaptiveModel) { self.model = model }

  var body: some View {
    switch model.layout {
    case .viewByHeight:
      if height == .compact { HStack { wide } } else { VStack { tall } }
    case .viewByShape:
      GeometryReader { proxy in
        if proxy.size.width > proxy.size.height { wide } else { tall }
      }
    case .identityByHeight:
      asking(height == .compact ? model.wide : model.tall, "page").id(height)
    case .maskByWidth:
      asking(width == .regular ? model.wide : model.tall, "page")
    default:
      if width == .regular { wide } else { NavigationStack { tall } }
    }
  }

  private var wide: some View { asking(model.wide, "wide") }
  private var tall: some View { asking(model.tall, "tall") }

  @ViewBuilder private func asking(_ mask: UIInterfaceOrientationMask?, _ branch: String) -> some View {
    if model.hasLibrary {
      Text(branch).supportedInterfaceOrientations(whileVisible: mask, label: "\(model.name): \(branch)")
    } else {
      Text(branch)
    }
  }
}
