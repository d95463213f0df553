// swift-tools-version: 6.2

import PackageDescription

/// Lets sources that import Apple's modules be compiled against the models, on hosts that have none or other ones.
let headless: [SwiftSetting] = [
  .unsafeFlags(
    ["-module-alias", "UIKit=HeadlessUIKit", "-module-alias", "SwiftUI=HeadlessSwiftUI"], .when(platforms: [.linux, .macOS])),
  .unsafeFlags(["-module-alias", "Combine=HeadlessCombine"], .when(platforms: [.linux])),
]

let models: [Target.Dependency] = ["HeadlessUIKit", "HeadlessSwiftUI", "HeadlessCombine"].map {
  .product(name: $0, package: "QuarterTurn", condition: .when(platforms: [.linux, .macOS]))
}

let library: Target.Dependency = .product(name: "QuarterTurn", package: "QuarterTurn")

let package = Package(
  name: "OrdinaryApps",
  platforms: [.iOS(.v16), .macOS(.v15)],
  dependencies: [.package(name: "QuarterTurn", path: "../..")],
  targets: [
    // With @main in the pages' target: an executable target is what tests may link.
    .executableTarget(name: "UIKitTemplate", dependencies: models, swiftSettings: headless),
    .executableTarget(
      name: "SwiftUITemplate", dependencies: models, swiftSettings: headless + [.defaultIsolation(MainActor.self)]),
    .target(name: "SingletonLock", dependencies: models, swiftSettings: headless + [.swiftLanguageMode(.v5)]),
    .target(name: "OrientationObserver", dependencies: models, swiftSettings: headless),
    .target(
      name: "NavigationSubclass", dependencies: models,
      swiftSettings: headless + [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
    .target(name: "GeometryHelper", dependencies: models, swiftSettings: headless),
    .target(name: "FormPage", dependencies: models, swiftSettings: headless),
    .target(name: "Recipes", dependencies: models, swiftSettings: headless + [.swiftLanguageMode(.v5)]),
    .target(name: "GuidePages", dependencies: models, swiftSettings: headless),
    .testTarget(
      name: "OrdinaryAppsTests",
      dependencies: [
        "UIKitTemplate", "SwiftUITemplate", "SingletonLock", "OrientationObserver", "NavigationSubclass", "GeometryHelper",
        "FormPage", "Recipes", "GuidePages",
      ] + models),

    // What README and the articles show, as an app that links the library would write it.
    .target(name: "ReadmeSnippets", dependencies: [library] + models, swiftSettings: headless),
    .executableTarget(name: "ReadmeApp", dependencies: [library] + models, swiftSettings: headless),
    .testTarget(
      name: "ReadmeTests",
      dependencies: ["ReadmeSnippets", "ReadmeApp", library, .product(name: "QuarterTurnSimulator", package: "QuarterTurn")]
        + models),

    // Three SwiftUIs that declare what QuarterTurn declares: which call an app gets.
    .target(name: "SwiftUIStandInExact", dependencies: models, path: "Sources/SwiftUIStandIns/Exact"),
    .target(name: "SwiftUIStandInExtended", dependencies: models, path: "Sources/SwiftUIStandIns/Extended"),
    .target(name: "SwiftUIStandInRetyped", dependencies: models, path: "Sources/SwiftUIStandIns/Retyped"),
    .testTarget(
      name: "NameClashTests",
      dependencies: ["SwiftUIStandInExact", "SwiftUIStandInExtended", "SwiftUIStandInRetyped", library] + models,
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
  ],
  swiftLanguageModes: [.v6]
)
