/// How findings are written.
enum OutputFormat: String, CaseIterable {
  /// A line for each finding, as compilers write them; with an excerpt on a terminal.
  case xcode
  case json
  /// The Static Analysis Results Interchange Format, version 2.1.0.
  case sarif
  /// Annotations of GitHub's workflows.
  case github
}
