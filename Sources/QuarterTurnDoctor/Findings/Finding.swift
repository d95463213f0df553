/// A place in a project that a rule complains about.
public struct Finding: Equatable, Sendable {
  /// The rule's identifier, such as `C12`.
  public var rule: String
  /// How severe it is.
  public var severity: Severity
  /// The file, relative to the checked folder and with `/` between its parts.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1 and counted in UTF-8 bytes.
  public var column: Int
  /// What is wrong, in one sentence.
  public var message: String
  /// What to do, in one sentence or as lines of code.
  public var remedy: String
  /// The source line as it stands.
  public var excerpt: String
  /// The devices that the problem shows on, where they were asked for.
  public var devices: [String]

  /// A finding at a place.
  public init(
    rule: String, severity: Severity, path: String, line: Int, column: Int, message: String, remedy: String,
    excerpt: String, devices: [String] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.remedy = remedy
    self.excerpt = excerpt
    self.devices = devices
  }
}
