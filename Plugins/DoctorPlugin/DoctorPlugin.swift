import Foundation
import PackagePlugin

/// `swift package doctor`: runs the doctor on the package it is called in.
///
/// A path and options may follow; without a path the whole package is checked.
@main
struct DoctorPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "quarter-turn-doctor").url, in: context.package.directoryURL, arguments)
  }

  private func run(_ tool: URL, in folder: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = folder
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw DoctorFailure(code: process.terminationStatus)
    }
  }
}

/// Makes the package manager end with a failure, too.
struct DoctorFailure: Error, CustomStringConvertible {
  let code: Int32

  var description: String {
    code == 1 ? "the doctor found something" : "the doctor could not check the package (exit code \(code))"
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension DoctorPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode puts the chosen targets in front, which the doctor finds by itself.
      var arguments = arguments
      while let index = arguments.firstIndex(of: "--target"), index + 1 < arguments.count {
        arguments.removeSubrange(index...(index + 1))
      }
      try run(context.tool(named: "quarter-turn-doctor").url, in: context.xcodeProject.directoryURL, arguments)
    }
  }
#endif
