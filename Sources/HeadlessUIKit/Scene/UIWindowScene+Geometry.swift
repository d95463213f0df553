extension UIWindowScene {
  /// A snapshot of how a scene lies on its screen (R1.9).
  open class Geometry: NSObject, NSCopying {
    public let interfaceOrientation: UIInterfaceOrientation
    public let isInterfaceOrientationLocked: Bool
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

  /// What an app would like a scene's geometry to be.
  @MainActor
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
  /// The preferences an iOS scene understands; `nil` means no preference (R5.2).
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  // Apple's name.
  @MainActor
  open class iOS: UIWindowScene.GeometryPreferences {
    public let interfaceOrientations: UIInterfaceOrientationMask?

    public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
      self.interfaceOrientations = interfaceOrientations
      super.init()
    }
  }

  /// The preferences of a Mac Catalyst scene, which an iOS scene refuses (R5.4).
  @MainActor
  open class Mac: UIWindowScene.GeometryPreferences {
    public let systemFrame: CGRect?

    public init(systemFrame: CGRect? = nil) {
      self.systemFrame = systemFrame
      super.init()
    }
  }
}
