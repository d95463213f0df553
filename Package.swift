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

/// Lets sources that say `import UIKit` compile against the model. No library reaches a target with it: unsafe flags bar versioned use.
let headlessNames = SwiftSetting.unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"], .when(platforms: [.linux, .macOS]))

/// The same for sources that say `import SwiftUI`.
let headlessSwiftUIName = SwiftSetting.unsafeFlags(
  ["-module-alias", "SwiftUI=HeadlessSwiftUI"], .when(platforms: [.linux, .macOS]))

let package = Package(
  name: "QuarterTurn",
  platforms: [.iOS(.v15), .macOS(.v14)],
  products: [
    .library(name: "QuarterTurn", targets: ["QuarterTurn"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "HeadlessSwiftUI", targets: ["HeadlessSwiftUI"]),
    .library(name: "QuarterTurnSimulator", targets: ["QuarterTurnSimulator"]),
    // For the example app alone, which is opened as a package of its own beside this one.
    .library(name: "QuarterTurnProbes", targets: ["QuarterTurnProbes"]),
    .executable(name: "quarterturn", targets: ["QuarterTurnCommand"]),
    .executable(name: "quarterturn-benchmarks", targets: ["QuarterTurnBenchmarks"]),
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
    .target(name: "HeadlessUIKit", swiftSettings: swiftSettings),
    .target(name: "HeadlessSwiftUI", dependencies: ["HeadlessUIKit"], swiftSettings: swiftSettings),
    .target(
      name: "QuarterTurnSimulator", dependencies: ["HeadlessSwiftUI", "HeadlessUIKit"], swiftSettings: swiftSettings),
    .target(
      name: "QuarterTurnScenarios",
      dependencies: ["QuarterTurnSimulator", "QuarterTurn", "HeadlessSwiftUI", "HeadlessUIKit"],
      swiftSettings: swiftSettings),
    .target(
      name: "Gallery",
      dependencies: [
        "QuarterTurn", "QuarterTurnProbes",
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
        .target(name: "HeadlessSwiftUI", condition: .when(platforms: [.linux, .macOS])),
      ],
      path: "Examples/Gallery.swiftpm/Sources", exclude: ["Main.swift"], swiftSettings: [headlessNames, headlessSwiftUIName]),
    .target(
      name: "ReportPages",
      dependencies: ["QuarterTurn", .target(name: "HeadlessSwiftUI", condition: .when(platforms: [.linux, .macOS]))],
      swiftSettings: [headlessNames, headlessSwiftUIName]),
    .target(
      name: "QuarterTurnTour",
      dependencies: [
        "Gallery", "ReportPages", "QuarterTurn", "QuarterTurnScenarios", "QuarterTurnSimulator", "HeadlessSwiftUI",
        "HeadlessUIKit",
      ],
      swiftSettings: swiftSettings),
    .target(name: "QuarterTurnDoctor", swiftSettings: swiftSettings),
    .executableTarget(
      name: "QuarterTurnCommand",
      dependencies: ["QuarterTurnTour", "QuarterTurnScenarios", "QuarterTurnSimulator", "HeadlessUIKit"],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "QuarterTurnBenchmarks",
      dependencies: [
        "AllocationCounter", "HeadlessSwiftUI", "HeadlessUIKit", "QuarterTurn", "QuarterTurnScenarios", "QuarterTurnSimulator",
        "QuarterTurnTour",
      ],
      path: "Benchmarks/Benchmarks", swiftSettings: swiftSettings),
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .target(
      name: "QuarterTurnProbes",
      dependencies: [.target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))], path: "Tests/Probes",
      swiftSettings: swiftSettings + [headlessNames]),
    .testTarget(
      name: "ProbesTests", dependencies: ["Gallery", "QuarterTurnProbes", "HeadlessSwiftUI", "HeadlessUIKit"],
      swiftSettings: swiftSettings),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"], swiftSettings: swiftSettings),
    .testTarget(
      name: "HeadlessSwiftUITests", dependencies: ["HeadlessSwiftUI", "HeadlessUIKit"], swiftSettings: swiftSettings),
    .testTarget(
      name: "QuarterTurnTests", dependencies: ["QuarterTurn", "HeadlessSwiftUI", "HeadlessUIKit"], swiftSettings: swiftSettings),
    .testTarget(
      name: "QuarterTurnSimulatorTests",
      dependencies: [
        "QuarterTurnSimulator", "QuarterTurnScenarios", "QuarterTurnTour", "QuarterTurn", "HeadlessSwiftUI", "HeadlessUIKit",
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
        "ReadmeSnippets", "ReadmeApp", "QuarterTurnScenarios", "QuarterTurnTour", "QuarterTurnSimulator", "HeadlessSwiftUI",
        "HeadlessUIKit",
      ],
      swiftSettings: swiftSettings),
  ],
  swiftLanguageModes: [.v6]
)
