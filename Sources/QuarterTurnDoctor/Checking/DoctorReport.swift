/// What a check of a folder found.
public struct DoctorReport: Sendable {
  /// By path, line, column and rule.
  public var findings: [Finding]
  /// What nothing is known of, and why.
  public var notChecked: [NotChecked]
  /// The apps that the folder's projects build.
  public var apps: [CheckedApp]
  /// How many source files, property lists and projects were read.
  public var fileCount: Int
  /// How many findings a comment keeps quiet.
  public var quietCount: Int
  /// How many findings a baseline knew already.
  public var baselineCount = 0

  /// The number of findings of a severity.
  public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}

/// An iOS app of the checked folder, with what decides its orientations.
public struct CheckedApp: Equatable, Sendable {
  /// The name of the target.
  public var name: String
  /// The configurations that have this same Info.plist; empty for an app package.
  public var configurations: [String]
  /// The project or manifest it is built by.
  public var project: String
  /// 1 for iPhone, 2 for iPad.
  public var families: Set<Int>
  /// The list for iPhone; nil if Info.plist has none.
  public var phoneOrientations: [String]?
  /// The list for iPad; nil if Info.plist has none.
  public var padOrientations: [String]?
  /// Whether Info.plist requires full screen.
  public var requiresFullScreen: Bool
  /// The version that makes UIRequiresFullScreen void from it on.
  public var fullScreenIgnoredFrom: String?
}

extension CheckedApp {
  /// What decides its orientations, in the shape that `Bundle.infoDictionary` has.
  public var infoPlistValues: [String: any Sendable] {
    var values: [String: any Sendable] = [EffectiveInfoPlist.fullScreen: requiresFullScreen]
    if let phoneOrientations { values[EffectiveInfoPlist.phoneOrientations] = phoneOrientations }
    if let padOrientations { values[EffectiveInfoPlist.padOrientations] = padOrientations }
    if let fullScreenIgnoredFrom { values["UIRequiresFullScreenIgnoredStartingWithVersion"] = fullScreenIgnoredFrom }
    return values
  }
}
