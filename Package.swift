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
let headlessNames = SwiftSetting.unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"], .when(platforms: [.linux, .macOS]))

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
    .target(
      name: "Gallery",
      dependencies: [
        "QuarterTurn",
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
        .target(name: "HeadlessSwiftUI", condition: .when(platforms: [.linux, .macOS])),
      ],
      path: "Examples/Gallery.swiftpm/Sources", exclude: ["Main.swift"], swiftSettings: [headlessNames, headlessSwiftUIName]),
    .target(
      name: "ReportPages",
      dependencies: ["QuarterTurn", .target(name: "HeadlessSwiftUI", condition: .when(platforms: [.linux, .macOS]))],
      path: "Examples/ReportPages", swiftSettings: [headlessNames, headlessSwiftUIName]),
    .target(
      name: "QuarterTurnTour",
      dependencies: [
        "Gallery", "ReportPages", "QuarterTurn", "QuarterTurnSimulator", "HeadlessSwiftUI",
        "HeadlessUIKit",
      ],
      swiftSettings: swiftSettings),
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
      dependencies: ["QuarterTurnDoctor", "QuarterTurnTour", "QuarterTurnSimulator", "HeadlessUIKit"],
      swiftSettings: swiftSettings),
    .target(
      name: "QuarterTurnTestSupport", dependencies: ["QuarterTurn", "QuarterTurnPlatform", "HeadlessSwiftUI", "HeadlessUIKit"],
      path: "Tests/Support", swiftSettings: swiftSettings),
    .executableTarget(
      name: "QuarterTurnBenchmarks",
      dependencies: [
        "AllocationCounter", "HeadlessSwiftUI", "HeadlessUIKit", "QuarterTurn", "QuarterTurnSimulator",
        "QuarterTurnTestSupport", "QuarterTurnTour",
      ],
      path: "Benchmarks/Benchmarks", swiftSettings: swiftSettings),
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"], swiftSettings: swiftSettings),
    .testTarget(
      name: "HeadlessSwiftUITests", dependencies: ["HeadlessCombine", "HeadlessSwiftUI", "HeadlessUIKit"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "QuarterTurnTests", dependencies: ["QuarterTurn", "QuarterTurnTestSupport", "HeadlessSwiftUI", "HeadlessUIKit"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "QuarterTurnSimulatorTests",
      dependencies: [
        "QuarterTurnSimulator", "QuarterTurnTestSupport", "QuarterTurnTour", "QuarterTurn",
        "HeadlessSwiftUI",
        "HeadlessUIKit",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "QuarterTurnTourTests",
      dependencies: [
        "Gallery", "ReportPages", "QuarterTurnTour", "QuarterTurnSimulator", "HeadlessSwiftUI",
        "HeadlessUIKit",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "QuarterTurnCommandTests",
      dependencies: ["QuarterTurnCommand", "QuarterTurnSimulator", "HeadlessUIKit"], swiftSettings: swiftSettings),
    .testTarget(
      name: "QuarterTurnBrowserTests",
      dependencies: ["QuarterTurnCommand", "QuarterTurnSimulator", "HeadlessUIKit"],
      swiftSettings: swiftSettings),
    .target(
      name: "SwiftUIStandInExact", dependencies: ["HeadlessSwiftUI", "HeadlessUIKit"], path: "Tests/SwiftUIStandIns/Exact",
      swiftSettings: swiftSettings),
    .target(
      name: "SwiftUIStandInExtended", dependencies: ["HeadlessSwiftUI", "HeadlessUIKit"], path: "Tests/SwiftUIStandIns/Extended",
      swiftSettings: swiftSettings),
    .target(
      name: "SwiftUIStandInRetyped", dependencies: ["HeadlessSwiftUI", "HeadlessUIKit"], path: "Tests/SwiftUIStandIns/Retyped",
      swiftSettings: swiftSettings),
    .testTarget(
      name: "NameClashTests",
      dependencies: [
        "QuarterTurn", "SwiftUIStandInExact", "SwiftUIStandInExtended", "SwiftUIStandInRetyped", "HeadlessSwiftUI",
        "HeadlessUIKit",
      ], swiftSettings: swiftSettings),
    .testTarget(name: "QuarterTurnDoctorTests", dependencies: ["QuarterTurnDoctor"], swiftSettings: swiftSettings),
    .target(
      name: "ReadmeSnippets",
      dependencies: ["QuarterTurn", .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))],
      path: "Tests/ReadmeSnippets", swiftSettings: swiftSettings + [headlessNames]),
    .executableTarget(
      name: "ReadmeApp",
      dependencies: ["QuarterTurn", .target(name: "HeadlessSwiftUI", condition: .when(platforms: [.linux, .macOS]))],
      path: "Tests/ReadmeApp", swiftSettings: swiftSettings + [headlessNames, headlessSwiftUIName]),
    .testTarget(
      name: "ReadmeTests",
      dependencies: [
        "ReadmeSnippets", "ReadmeApp", "QuarterTurnTour", "QuarterTurnSimulator", "HeadlessSwiftUI",
        "HeadlessUIKit",
      ],
      swiftSettings: swiftSettings),
  ],
  swiftLanguageModes: [.v6]
)
