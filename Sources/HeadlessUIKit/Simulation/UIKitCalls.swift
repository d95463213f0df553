/// How often an app asked UIKit for something that may turn the interface.
public struct UIKitCalls: Hashable, Sendable {
  public var supportedOrientationsUpdates = 0
  public var geometryRequests = 0
  public var deviceOrientationWrites = 0
  public var rotationAttempts = 0
  public var lockUpdates = 0

  public init() {}

  public var total: Int {
    supportedOrientationsUpdates + geometryRequests + deviceOrientationWrites + rotationAttempts + lockUpdates
  }

  public static func - (left: UIKitCalls, right: UIKitCalls) -> UIKitCalls {
    var difference = left
    difference.supportedOrientationsUpdates -= right.supportedOrientationsUpdates
    difference.geometryRequests -= right.geometryRequests
    difference.deviceOrientationWrites -= right.deviceOrientationWrites
    difference.rotationAttempts -= right.rotationAttempts
    difference.lockUpdates -= right.lockUpdates
    return difference
  }
}
