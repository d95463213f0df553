import Foundation

/// Finds what sources for iOS use that came after iOS 15, and is not guarded.
@main
struct Main {
  static func main() {
    do {
      let faults = try Main(Array(CommandLine.arguments.dropFirst())).run()
      for fault in faults { print(fault) }
      exit(faults.isEmpty ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  private var options: [(name: String, values: [String])] = []

  private init(_ arguments: [String]) throws(CheckError) {
    for argument in arguments {
      if argument.hasPrefix("--") {
        options.append((argument, []))
      } else if options.isEmpty {
        throw .usage
      } else {
        options[options.count - 1].values.append(argument)
      }
    }
  }

  private func values(_ name: String) -> [[String]] { options.filter { $0.name == name }.map(\.values) }

  private func run() throws -> [String] {
    let table = NewerDeclaration.all
    let models = SourceDeclarations(try values("--models").joined().flatMap(SourceFile.all))
    let known = KnownDeclarations(models: models.visible(with: table), table: table)
    if let path = values("--older").first?.first { return try older(path, OlderList(models: models, table: table)) }
    if let path = values("--fixtures").first?.first {
      let files = try SourceFile.all(at: path)
      var texts: [String: [Substring]] = [:]
      for path in Set(files.map(\.path)) {
        texts[path] = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      }
      var fixtures = known
      fixtures.add(SourceDeclarations(files))
      let faults = Fixtures(files: files, texts: texts).faults(fixtures, table: table)
      if faults.isEmpty { print("availability: \(table.count) declarations, each found without a guard and not found with one") }
      return faults
    }
    let groups = try values("--sources").map { try $0.flatMap(SourceFile.all) }
    guard !groups.isEmpty else { throw CheckError.usage }
    let reports = groups.flatMap { Check.reports($0, known) }
    if reports.isEmpty {
      print("availability: \(groups.joined().count) files and snippets, all at home on iOS \(Version.stated)")
    }
    return reports
  }

  private func older(_ path: String, _ list: OlderList) throws -> [String] {
    if !values("--write-older").isEmpty { try list.write(to: path) }
    let stated = try OlderList.read(path)
    var faults = list.unknownRows.map { "\($0) is in the table, and no public declaration of the models" }
    faults += list.due.subtracting(stated).sorted().map {
      "\($0) is new: give it a row in NewerDeclaration+Table.swift, or state in \(path) that iOS 15 has it"
    }
    faults += stated.subtracting(list.due).sorted().map { "\($0) is stated in \(path), and is gone or has a row" }
    faults += list.contradictions(in: stated, table: NewerDeclaration.all)
    if faults.isEmpty { print("availability: \(stated.count) older declarations stated") }
    return faults
  }
}
