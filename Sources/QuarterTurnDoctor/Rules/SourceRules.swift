extension SourceChecker {
  static let all: [any SourceRule] = [
    DeviceOrientationWrite(), DeviceOrientationMaskWrite(), AttemptedRotation(), RequestWithoutRefresh(), RequestBeforeRefresh(),
    UnhandledRefusal(), DelayedOrientationCall(), AnyConnectedScene(), AnyWindow(), SharedMask(), MisspelledMaskCallback(),
    ConditionalMaskCallback(), UnusedAppDelegate(), MissingSceneDelegateMask(), EmptyMask(), DisjointMask(),
    PreferredOrientationOutsideMask(), OrientationAsMask(), AutorotationVeto(), UnannouncedLockPreference(), MaskFromDevice(),
    MaskFromIdiom(), SystemControllerExtension(), SwizzledMask(), AppearanceLock(), EmptyPreferenceReduction(),
    EverySceneTurned(),
    DeviceOrientationLayout(), TwoWayDeviceOrientation(), DeviceNotificationForInterface(), UnbalancedGeneration(),
    OrientationMappedByName(), StatusBarOrientationRead(), StatusBarOrientationWrite(), StatusBarNotification(),
    RotationCallback(),
    TransitionWithoutSuper(), ScreenShape(), CaptureOrientation(),
  ]
}
