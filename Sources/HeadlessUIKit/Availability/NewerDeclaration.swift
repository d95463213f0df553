/// A declaration of Apple's, modelled here, that came after iOS 15.
///
/// The one table of them in this repository: a call on an older simulated system is recorded as an unrecognized selector by it, and
/// `.ci/availability` finds by it what sources for iOS use without a guard.
package struct NewerDeclaration: Hashable, Sendable {
  /// Its owner's name, its own, and the labels of its parameters: `View.environment(_:)`.
  package let name: String
  /// The first system that has it.
  package let introduced: SystemVersion

  /// The row of that name, which has to be in the table.
  package init(_ name: String) {
    // A name in the model's own sources, misspelt: no app can cause it, and going on would record a call as allowed that is not.
    guard let row = Self.introductions[name] else { fatalError("\(name) is not in the table of newer declarations") }
    self.init(name: name, introduced: row)
  }

  private init(name: String, introduced: SystemVersion) {
    self.name = name
    self.introduced = introduced
  }

  /// Every row.
  package static var all: [NewerDeclaration] { introductions.map { NewerDeclaration(name: $0.key, introduced: $0.value) } }

  private static let introductions = Dictionary(
    table.flatMap { version, names in names.map { ($0, version) } }, uniquingKeysWith: min)
}
