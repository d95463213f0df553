// swift-tools-version: 6.2

import PackageDescription

/// What the sources are written against, beyond Swift 6 mode: each is checked against the iOS SDK's declarations, so none may be dropped
/// without looking at the library's public interface again.
let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

/// Lets sources that say `import UIKit` compile against the model.
///
/// No library reaches a target with it: unsafe flags bar versioned use.
let headlessUIKitName = SwiftSetting.unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"], .when(platforms: [.linux, .macOS]))

/// The same for sources that say `import SwiftUI`.
let headlessSwiftUIName = SwiftSetting.unsafeFlags(
  ["-module-alias", "SwiftUI=HeadlessSwiftUI"], .when(platforms: [.linux, .macOS]))

let package = Package(
  name: "QuarterTurn",
  platforms: [.iOS(.v15), .macOS(.v15)],
  products: [
    .library(name: "QuarterTurn", targets: ["QuarterTurn"]),
    .library(name: "HeadlessCombine", targets: ["HeadlessCombine"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "HeadlessSwiftUI", targets: ["HeadlessSwiftUI"]),
    .library(name: "QuarterTurnSimulator", targets: ["QuarterTurnSimulator"]),
    .executable(name: "quarter-turn", targets: ["QuarterTurnCommand"]),
    .executable(name: "quarter-turn-doctor", targets: ["quarter-turn-doctor"]),
    .plugin(name: "doctor", targets: ["DoctorPlugin"]),
  ],
  targets: [
    .target(name: "QuarterTurn", dependencies: ["QuarterTurnPlatform"], swiftSettings: swiftSettings),
    .target(
      name: "QuarterTurnPlatform",
      dependencies: [
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
        .target(name: "HeadlessSwiftUI", condition: .when(platforms: [.linux, .macOS])),
      ],
      swiftSettings: swiftSettings),
    .target(name: "HeadlessCombine", swiftSettings: swiftSettings),
    .target(name: "HeadlessUIKit", dependencies: ["HeadlessCombine"], swiftSettings: swiftSettings),
    .target(name: "HeadlessSwiftUI", dependencies: ["HeadlessCombine", "HeadlessUIKit"], swiftSettings: swiftSettings),
    .target(
      name: "QuarterTurnSimulator", dependencies: ["QuarterTurn", "HeadlessSwiftUI", "HeadlessUIKit"],
      swiftSettings: swiftSettings),
    // The example app, the apps of reports, and the tour through them. One target, as scenarios may name a page of any of them.
    .target(
      name: "Gallery", dependencies: ["QuarterTurn", "QuarterTurnSimulator", "HeadlessSwiftUI", "HeadlessUIKit"],
      path: "Examples",
      exclude: ["OrdinaryApps", "Scenarios", "Gallery.swiftpm/Package.swift", "Gallery.swiftpm/Sources/Main.swift"],
      sources: ["Gallery.swiftpm/Sources", "ReportPages", "Tour"],
      swiftSettings: [headlessUIKitName, headlessSwiftUIName]),
    .target(name: "QuarterTurnDoctor", swiftSettings: swiftSettings),
    // Named as its product is, or the package manager does not find it for the plugin. It reaches no target with flags of its own.
    .executableTarget(
      name: "quarter-turn-doctor", dependencies: ["QuarterTurnDoctor", "QuarterTurnSimulator"],
      path: "Sources/QuarterTurnDoctorCommand", swiftSettings: swiftSettings),
    .plugin(
      name: "DoctorPlugin",
      capability: .command(
        intent: .custom(verb: "doctor", description: "Looks for orientation bugs in the package's sources and projects")),
      dependencies: ["quarter-turn-doctor"]),
    .executableTarget(
      name: "QuarterTurnCommand",
      dependencies: ["Gallery", "QuarterTurnDoctor", "QuarterTurnSimulator", "HeadlessUIKit"],
      swiftSettings: swiftSettings),
    .target(
      name: "QuarterTurnTestSupport", dependencies: ["QuarterTurn", "QuarterTurnPlatform", "HeadlessSwiftUI", "HeadlessUIKit"],
      path: "Tests/Support", swiftSettings: swiftSettings),
    .executableTarget(
      name: "QuarterTurnBenchmarks",
      dependencies: [
        "AllocationCounter", "Gallery", "HeadlessSwiftUI", "HeadlessUIKit", "QuarterTurn", "QuarterTurnSimulator",
        "QuarterTurnTestSupport",
      ],
      path: "Benchmarks/Benchmarks", swiftSettings: swiftSettings),
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .testTarget(
      name: "HeadlessTests", dependencies: ["HeadlessCombine", "HeadlessSwiftUI", "HeadlessUIKit"], swiftSettings: swiftSettings),
    .testTarget(
      name: "QuarterTurnTests", dependencies: ["QuarterTurn", "QuarterTurnTestSupport", "HeadlessSwiftUI", "HeadlessUIKit"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "QuarterTurnSimulatorTests",
      dependencies: [
        "Gallery", "QuarterTurn", "QuarterTurnSimulator", "QuarterTurnTestSupport", "HeadlessSwiftUI", "HeadlessUIKit",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "QuarterTurnCommandTests",
      dependencies: ["QuarterTurnCommand", "QuarterTurnDoctor", "QuarterTurnSimulator", "HeadlessUIKit"],
      swiftSettings: swiftSettings),
  ],
  swiftLanguageModes: [.v6]
)
