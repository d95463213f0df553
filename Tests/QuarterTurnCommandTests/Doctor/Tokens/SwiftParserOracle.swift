import Foundation

/// The toolchain's own parser, as a program that prints where words and brackets stand.
///
/// Its modules belong to one toolchain and are no dependency of the package: the program is built outside of it, where they exist.
struct SwiftParserOracle {
  let executable: URL

  /// The folder of the parser's modules beside the compiler; `nil` where the toolchain has none.
  static let modules: URL? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
      guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
      let host = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("lib/swift/host")
      guard FileManager.default.fileExists(atPath: host.appendingPathComponent("SwiftParser.swiftmodule").path) else {
        return nil
      }
      return host
    }
    return nil
  }()

  init(in folder: URL, modules: URL) throws {
    let source = folder.appendingPathComponent("main.swift")
    executable = folder.appendingPathComponent("oracle")
    try Data(Self.program.utf8).write(to: source)
    _ = try Self.run(
      "/usr/bin/env",
      [
        "swiftc", source.path, "-o", executable.path, "-I", modules.path, "-L", modules.path, "-lSwiftParser", "-lSwiftSyntax",
        "-Xlinker",
        "-rpath", "-Xlinker", modules.path,
      ])
  }

  /// The starts and lengths of each file's words and brackets.
  func tokens(of paths: [String], listedIn list: URL) throws -> [[Place]] {
    try Data(paths.joined(separator: "\n").utf8).write(to: list)
    let output = try Self.run(executable.path, [list.path])
    var files: [[Place]] = []
    for line in output.split(separator: 10) {
      if line.first == UInt8(ascii: "F") {
        files.append([])
      } else {
        let numbers = line.split(separator: 32).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        if numbers.count == 2 { files[files.count - 1].append(Place(start: numbers[0], length: numbers[1])) }
      }
    }
    return files
  }

  struct Place: Equatable {
    let start: Int
    let length: Int
  }

  struct Failure: Error {
    let status: Int32
  }

  private static func run(_ path: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return output
  }

  /// Conditions of `#if` are left out, which the doctor's tokenizer evaluates instead of splitting them, and so are words after `#`.
  private static let program = #"""
    import Foundation
    import SwiftParser
    import SwiftSyntax

    final class Conditions: SyntaxVisitor {
      var ranges: [Range<Int>] = []
      override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { ranges.append(condition.position.utf8Offset..<condition.endPosition.utf8Offset) }
        return .visitChildren
      }
    }

    func isWord(_ kind: TokenKind) -> Bool {
      switch kind {
      case .identifier, .dollarIdentifier, .keyword, .wildcard: true
      default: false
      }
    }

    func isBracket(_ kind: TokenKind) -> Bool {
      switch kind {
      case .leftParen, .rightParen, .leftSquare, .rightSquare, .leftBrace, .rightBrace: true
      default: false
      }
    }

    let list = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
    for path in list.split(separator: "\n") {
      var output = "F\n"
      let bytes = [UInt8](FileManager.default.contents(atPath: String(path)) ?? Data())
      let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      let conditions = Conditions(viewMode: .sourceAccurate)
      conditions.walk(tree)
      for token in tree.tokens(viewMode: .sourceAccurate) where token.presence == .present {
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        guard isWord(token.tokenKind) || isBracket(token.tokenKind) else { continue }
        guard !conditions.ranges.contains(where: { $0.contains(start) }) else { continue }
        if isWord(token.tokenKind), start > 0, bytes[start - 1] == UInt8(ascii: "#") { continue }
        output += "\(start) \(token.text.utf8.count)\n"
      }
      FileHandle.standardOutput.write(Data(output.utf8))
    }
    """#
}
