import HeadlessUIKit

/// What a table shows of it.
extension RotationReach {
  public var deviceName: String { isUnfolded ? "\(device.name) open" : device.name }

  public var isOnPad: Bool { device.idiom == .pad }

  /// The user's choice in Settings, in words; `nil` on a phone.
  public var modeName: String? {
    switch mode {
    case .fullScreenApps: "Full Screen Apps"
    case .stageManager: "Stage Manager"
    case .windowedApps: "Windowed Apps"
    case nil: nil
    }
  }

  /// The orientations by their first letters: portrait, upside down, landscape left and right.
  public var initials: String {
    let letters: [(UIInterfaceOrientation, String)] = [
      (.portrait, "P"), (.portraitUpsideDown, "U"), (.landscapeLeft, "L"), (.landscapeRight, "R"),
    ]
    return letters.filter { orientations.contains($0.0) }.map(\.1).joined(separator: " ")
  }
}

extension GeometryRequestOutcome {
  /// What it is, in a few words.
  public var words: String {
    switch self {
    case .granted: "granted"
    case .refusedByWindowing: "refused (101): windowing mode"
    case .refusedByMask: "refused (101): not in the mask"
    case .refused(let text): "refused: \(text)"
    case .withoutEffect: "without effect"
    }
  }
}

extension RotationReach {
  /// The same for Info.plist values as any property list has them; what the rules do not read is left out.
  ///
  /// - Parameter values: strings, Booleans and lists of strings by their keys.
  @MainActor
  public static func all(_ values: [String: any Sendable], families: Set<Int> = [1, 2]) -> [RotationReach] {
    let known = values.compactMapValues { value -> InfoPlist.Value? in
      switch value {
      case let flag as Bool: .bool(flag)
      case let text as String: .string(text)
      case let list as [String]: .strings(list)
      default: nil
      }
    }
    return all(infoPlist: InfoPlist(known), families: families)
  }
}
