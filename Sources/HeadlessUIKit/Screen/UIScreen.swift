/// A display; its bounds follow the interface orientation, its native bounds do not.
@MainActor @preconcurrency
open class UIScreen: NSObject {
  private let world: WorldReference
  var simulation: Simulation { world.simulation }
  open private(set) var scale: CGFloat
  let uprightSize: CGSize
  var orientation: UIInterfaceOrientation = .portrait

  init(simulation: Simulation, uprightSize: CGSize) {
    world = WorldReference(simulation)
    scale = simulation.device.scale
    self.uprightSize = uprightSize
    super.init()
  }

  open class var main: UIScreen { Simulation.current.screen }

  open var bounds: CGRect { CGRect(origin: .zero, size: uprightSize.turned(to: orientation)) }

  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: uprightSize.width * scale, height: uprightSize.height * scale)
  }
}

extension CGSize {
  /// A portrait size as it is in an interface orientation.
  func turned(to orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: height, height: width) : self
  }
}
