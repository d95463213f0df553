import Foundation
import Testing

@testable import QuarterTurnDoctor

@Suite struct SwiftParserComparisonTests {
  /// Building the oracle and parsing every file takes longer than the rest of the suite: on demand, as CI does.
  private static let isWanted = ProcessInfo.processInfo.environment["QUARTERTURN_SWIFT_PARSER"] != nil

  @Test(
    "The tokenizer finds the words and brackets of every Swift file here where the toolchain's parser does",
    .enabled(
      if: isWanted && SwiftParserOracle.modules != nil, "Set QUARTERTURN_SWIFT_PARSER, with a toolchain that has SwiftParser."))
  func sameTokens() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("QuarterTurnOracle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let modules = try #require(SwiftParserOracle.modules)
    let oracle = try SwiftParserOracle(in: folder, modules: modules)
    let paths = swiftFiles()
    let expected = try oracle.tokens(of: paths, listedIn: folder.appendingPathComponent("files"))
    try #require(expected.count == paths.count && paths.count > 100)
    for (path, places) in zip(paths, expected) {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      let own = TokenizedSource(bytes: bytes, language: .swift).tokens
        .filter { $0.kind == .word || $0.kind == .opening || $0.kind == .closing }
        .map { SwiftParserOracle.Place(start: Int($0.start), length: Int($0.end - $0.start)) }
      #expect(own == places, "\(path)")
    }
  }

  private func swiftFiles() -> [String] {
    return ["Sources", "Tests", "Benchmarks", "Examples"].flatMap { name -> [String] in
      let folder = Checkout.root.appendingPathComponent(name).path
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return files.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map { folder + "/" + $0 }
        .filter { path in
          var isFolder: ObjCBool = false
          return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        }
    }
  }
}
