/// The values of an app's Info.plist that the rules read.
public struct InfoPlist: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  public enum Value: Hashable, Sendable {
    case string(String)
    case bool(Bool)
    case strings([String])
    case numbers([Int])
  }

  public var values: [String: Value]

  public init(_ values: [String: Value] = [:]) {
    self.values = values
  }

  public init(dictionaryLiteral elements: (String, Value)...) {
    values = Dictionary(elements) { _, last in last }
  }

  /// The shape `Bundle.infoDictionary` has.
  public var dictionary: [String: Any] {
    values.mapValues { value in
      switch value {
      case .string(let text): text
      case .bool(let flag): flag
      case .strings(let list): list
      case .numbers(let list): list
      }
    }
  }

  // R8.14
  /// Is the app made for iPhones alone? On an iPad it keeps the phone idiom.
  public var isForPhonesOnly: Bool { values["UIDeviceFamily"] == .numbers([1]) }

  public static let supportedOrientationsKey = "UISupportedInterfaceOrientations"

  // R3.4
  /// Orientations in the order of the array, from the device's own variant of the key or else the plain one.
  ///
  /// `nil` where no key exists; unknown words are skipped, as UIKit does.
  public func supportedOrientations(for idiom: UIUserInterfaceIdiom) -> [UIInterfaceOrientation]? {
    let variant = Self.supportedOrientationsKey + (idiom == .pad ? "~ipad" : "~iphone")
    guard case .strings(let names)? = values[variant] ?? values[Self.supportedOrientationsKey] else { return nil }
    return names.compactMap { Self.orientationNames[$0] }
  }

  // R3.4
  /// What the old key for the first orientation says; it is ignored where the list exists.
  public func initialOrientation(for idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientation? {
    guard supportedOrientations(for: idiom) == nil, case .string(let name)? = values[Self.initialOrientationKey] else {
      return nil
    }
    return Self.orientationNames[name]
  }

  private static let initialOrientationKey = "UIInterfaceOrientation"

  private static let orientationNames: [String: UIInterfaceOrientation] = [
    "UIInterfaceOrientationPortrait": .portrait,
    "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
    "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
    "UIInterfaceOrientationLandscapeRight": .landscapeRight,
  ]

  /// A plist that lists just these orientations.
  public static func supporting(_ orientations: UIInterfaceOrientation...) -> InfoPlist {
    let names = orientations.compactMap { orientation in orientationNames.first { $0.value == orientation }?.key }
    return InfoPlist([supportedOrientationsKey: .strings(names)])
  }
}
