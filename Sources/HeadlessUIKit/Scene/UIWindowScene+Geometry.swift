extension UIWindowScene {
  // R1.9
  /// A snapshot of how a scene lies on its screen.
  open class Geometry: NSObject, NSCopying {
    open private(set) var interfaceOrientation: UIInterfaceOrientation
    open private(set) var isInterfaceOrientationLocked: Bool
    let space: CoordinateSpaceSnapshot

    init(interfaceOrientation: UIInterfaceOrientation, isInterfaceOrientationLocked: Bool, space: CoordinateSpaceSnapshot) {
      self.interfaceOrientation = interfaceOrientation
      self.isInterfaceOrientationLocked = isInterfaceOrientationLocked
      self.space = space
      super.init()
    }

    open var isInteractivelyResizing: Bool { false }

    /// A copy of what never changes is the thing itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    @MainActor open var coordinateSpace: any UICoordinateSpace { space }
  }

  /// What an app would like a scene's geometry to be; made and changed on any thread, like Apple's.
  open class GeometryPreferences: NSObject {
    override init() { super.init() }
  }

  @MainActor
  final class CoordinateSpaceSnapshot: NSObject, UICoordinateSpace {
    let bounds: CGRect

    init(bounds: CGRect) {
      self.bounds = bounds
      super.init()
    }
  }
}

extension UIWindowScene.GeometryPreferences {
  // The preferences an iOS scene understands; `nil` means no preference (R5.2).
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  // Apple's name.
  open class iOS: UIWindowScene.GeometryPreferences {
    open var interfaceOrientations: UIInterfaceOrientationMask?

    public override init() { super.init() }

    public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
      self.init()
      self.interfaceOrientations = interfaceOrientations
    }
  }

  // R5.4
  /// The preferences of a Mac Catalyst scene, which an iOS scene refuses.
  open class Mac: UIWindowScene.GeometryPreferences {
    open var systemFrame: CGRect?

    public override init() { super.init() }

    public convenience init(systemFrame: CGRect) {
      self.init()
      self.systemFrame = systemFrame
    }
  }
}
