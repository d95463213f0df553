// swift-format-ignore: AlwaysUseLowerCamelCase
// The name is Apple's.

// R5.3
/// The domain of the errors scenes report.
public let UISceneErrorDomain = "UISceneErrorDomain"

/// The codes in that domain.
public struct UISceneError: Error {
  @nonexhaustive
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  public static var errorDomain: String { UISceneErrorDomain }
  public let code: Code

  public init(_ code: Code) { self.code = code }
}

extension NSError {
  static func scene(_ code: UISceneError.Code, _ text: String) -> NSError {
    NSError(domain: UISceneErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
