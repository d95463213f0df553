import Foundation

/// Writes the table of what the models declare from the symbol graphs of their modules, or checks that it is the one that is kept.
@main
enum Table {
  static let modules = ["HeadlessUIKit", "HeadlessSwiftUI", "HeadlessCombine"]
  static let titles = ["HeadlessUIKit": "UIKit", "HeadlessSwiftUI": "SwiftUI", "HeadlessCombine": "Combine"]

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, ["--write", "--check"].contains(arguments[1]) else {
      print("usage: modelled --write|--check SYMBOL-GRAPHS FILE")
      exit(64)
    }
    let folder = URL(fileURLWithPath: arguments[2])
    let file = URL(fileURLWithPath: arguments[3])
    var text = introduction
    for module in modules { text += try section(module, in: folder) }
    if arguments[1] == "--write" {
      try Data(text.utf8).write(to: file)
      return
    }
    guard (try? String(contentsOf: file, encoding: .utf8)) == text else {
      print("\(arguments[3]) is not what the models declare: run `bash .ci/modelled/run --write`.")
      exit(1)
    }
    print("\(arguments[3]) lists what the models declare")
  }

  static let introduction = """
    # What is modelled

    Every public declaration of the models, from their symbol graphs; `bash .ci/modelled/run --write` writes this file. What is not here is not
    modelled. What only decorates is accepted and does nothing, as nothing is drawn: fonts, colours, paddings, list rows' looks, keyboards,
    animations. Constraints that fix a view by equations to its superview, to views beside it and to constants are followed; inequalities and
    what reaches across several levels are kept and change nothing. Transforms are kept and move nothing. Tables have cells for the rows in
    sight. Safe areas and margins have no insets. Views of SwiftUI have rough sizes, for `ViewThatFits` and for layouts: texts by their number of
    characters, fixed frames, paddings, stacks. A layout is run, and what it proposes is the room that its views read; where it places them is
    not kept. What lies beside a view takes none of its room. Macros (`#Preview`, `@Entry`) cannot be offered. What belongs to the models alone, such as
    `Simulation`, stands in this list, too.


    """

  /// The types of a module with their members, and what it adds to other modules' types.
  static func section(_ module: String, in folder: URL) throws -> String {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent == "\(module).symbols.json" || $0.lastPathComponent.hasPrefix("\(module)@") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    guard !files.isEmpty else {
      print("There is no symbol graph of \(module).")
      exit(66)
    }
    var kinds: [String: String] = [:]
    var members: [String: Set<String>] = [:]
    for file in files {
      let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
      for symbol in graph.symbols where !symbol.pathComponents.contains(where: { $0.hasPrefix("_") }) {
        let path = symbol.pathComponents
        if typeKinds.contains(symbol.kind.identifier) {
          kinds[path.joined(separator: ".")] = symbol.kind.displayName.lowercased()
        } else if path.count == 1 {
          members["(global)", default: []].insert(path[0])
        } else {
          members[path.dropLast().joined(separator: "."), default: []].insert(path[path.count - 1])
        }
      }
    }
    let owners = Set(kinds.keys).union(members.keys).sorted()
    var text = "## \(titles[module] ?? module)\n\n| declaration | members |\n|---|---|\n"
    for owner in owners {
      let list = (members[owner] ?? []).sorted().map { "`\($0.replacing("|", with: "\\|"))`" }.joined(separator: ", ")
      text += "| `\(owner)` \(kinds[owner] ?? "extension") | \(list) |\n"
    }
    return text + "\n"
  }

  static let typeKinds: Set = [
    "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias", "swift.associatedtype",
  ]
}

/// What of a symbol graph is read.
struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable {
      let identifier: String
      let displayName: String
    }

    let kind: Kind
    let pathComponents: [String]
  }

  let symbols: [Symbol]
}
