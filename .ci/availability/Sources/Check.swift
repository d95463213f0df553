import SwiftSyntax

/// Looks through the sources of one module, which may shadow Apple's names with their own.
enum Check {
  static func uses(in file: SourceFile, _ known: KnownDeclarations) -> [Use] {
    let finder = UseFinder(known, stated: file.statedMinimum ?? .stated)
    finder.walk(file.syntax)
    return finder.uses
  }

  /// The lines to report, one for each place and declaration.
  static func reports(_ files: [SourceFile], _ known: KnownDeclarations) -> [String] {
    var known = known
    known.add(SourceDeclarations(files))
    return files.flatMap { file in
      var places: Set<AbsolutePosition> = []
      // A type and its initializer are one use.
      return uses(in: file, known).filter { !$0.isCovered && places.insert($0.position).inserted }.map { use in
        let (line, column) = file.location(of: use.position)
        return
          "\(file.path):\(line):\(column): \(use.name) is iOS \(use.needed), and this runs on iOS \(use.minimum): guard it with "
          + "`if #available(iOS \(use.needed), *)`, or mark what is around it with `@available`"
      }
    }
  }
}
