import Foundation

/// Reads a project's files and parses those that the rules may have something to say about.
struct SourceReader {
  let files: [SourceFile]
  /// The filter's words that occur in any file.
  private(set) var words: Set<String> = []

  /// A file longer than this is generated data, not code that somebody writes.
  static let longestFile = 8_000_000

  /// In how many more files a function's callers are looked for.
  static let mostCallers = 40

  /// The words of which every file that a rule looks at has one.
  static let subjects = [
    "rientation", "GeometryUpdate", "illTransition", "shouldAutorotate", "illRotate", "didRotate", "windowScene",
    "connectedScenes",
    "UIScreen", "ApplicationDelegate", "quarter-turn:ignore",
  ]
  /// Words whose absence from the whole project matters to a rule.
  static let witnesses = [
    "setNeedsUpdateOfSupportedInterfaceOrientations", "setNeedsUpdateOfPrefersInterfaceOrientationLocked",
    "UIApplicationDelegateAdaptor",
  ]

  init(files: [SourceFile]) { self.files = files }

  mutating func read(progress: ((Int, Int) -> Void)?, into report: inout SourceReport) -> [ParsedSource] {
    let filter = WordFilter(Self.subjects + FileEvidence.subjects + Self.witnesses)
    var sources: [ParsedSource] = []
    var others: [SourceFile] = []
    for (index, file) in files.enumerated() {
      if let progress, index % 200 == 0 { progress(index, files.count) }
      guard let bytes = bytes(of: file, report: &report) else { continue }
      let found = filter.words(in: bytes)
      words.formUnion(found)
      if found.isEmpty {
        others.append(file)
      } else {
        sources.append(ParsedSource(path: file.path, bytes: bytes, language: file.language))
      }
    }
    addCallers(to: &sources, from: others)
    progress?(files.count, files.count)
    return sources
  }

  private func bytes(of file: SourceFile, report: inout SourceReport) -> [UInt8]? {
    func refuse(_ reason: String) -> [UInt8]? {
      report.notChecked.append(NotChecked(path: file.path, reason: reason))
      return nil
    }
    guard let data = try? file.contents() else { return refuse("the file could not be read") }
    guard data.count <= Self.longestFile else { return refuse("the file is longer than \(Self.longestFile / 1_000_000) MB") }
    let bytes = [UInt8](data)
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      guard let text = String(data: data, encoding: .utf16) else { return refuse("the text is neither UTF-8 nor UTF-16") }
      return Array(text.utf8)
    }
    if bytes.prefix(4_000).contains(0) { return refuse("the file holds binary data") }
    return bytes
  }

  /// Parses the files that name an old function or its class: whether it is still called on new systems shows there.
  private func addCallers(to sources: inout [ParsedSource], from others: [SourceFile]) {
    let names = Set(sources.flatMap(\.namesAroundOldCalls))
    guard !names.isEmpty, !others.isEmpty else { return }
    let filter = WordFilter(names.sorted())
    var filesByName: [String: [Int]] = [:]
    for (index, file) in others.enumerated() {
      guard let data = try? file.contents() else { continue }
      for name in filter.words(in: [UInt8](data)) { filesByName[name, default: []].append(index) }
    }
    // A name that so many files have is a common word, not the name of one function.
    let wanted = Set(filesByName.values.filter { $0.count <= Self.mostCallers }.joined())
    for index in wanted.sorted() {
      guard let data = try? others[index].contents() else { continue }
      sources.append(ParsedSource(path: others[index].path, bytes: [UInt8](data), language: others[index].language))
    }
  }
}

extension ParsedSource {
  /// The functions and types around calls that are of use on old systems only.
  fileprivate var namesAroundOldCalls: Set<String> {
    var names: Set<String> = []
    let old: Set<String> = ["attemptRotationToDeviceOrientation", "statusBarOrientation", "setValue"]
    for index in tokens.indices where tokens[index].kind == .word && old.contains(text(index)) {
      guard span(at: index).reaches(16) else { continue }
      if let function = function(around: index), function.kind == .function,
        !contains(function.header, ["private", "fileprivate", "override"])
      {
        names.insert(function.name.split(separator: ":").first.map(String.init) ?? function.name)
      }
      if let type = type(around: index) { names.insert(type.name) }
    }
    return names.filter { $0.count >= 4 }
  }

  /// The comments that silence findings.
  var suppressions: [SuppressionComment] {
    source.comments.compactMap { range in
      guard range.count > 20, let bytes = Optional(source.bytes[range]), bytes.contains(UInt8(ascii: "q")) else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      let (line, column) = source.place(ofByte: range.lowerBound)
      let before = source.bytes[max(0, range.lowerBound - column + 1)..<range.lowerBound]
      return SuppressionComment(
        text: text, path: path, line: line, column: column, followsCode: !before.allSatisfy { $0.isBlank })
    }
  }
}
