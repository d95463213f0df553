/// A place in a file of the checked folder.
struct FilePlace: Equatable, Hashable, Sendable {
  /// Relative to the checked folder, or absolute where the file lies outside it.
  var path: String
  var place: TextPlace
  /// The line as it stands.
  var excerpt: String
}
