// swift-tools-version: 6.2

// The example app as an app package: a Mac opens this folder in Xcode or in Swift Playgrounds. Nobody has opened it there yet. The
// package around it compiles the same sources against the models of UIKit and SwiftUI and runs them: `swift run quarter-turn demo`.
//
// With the launch argument `-probes` (Xcode: Product, Scheme, Edit Scheme, Run, Arguments) the app runs Sources/Probes/Rules instead, which
// hold the model's rules against the UIKit they run on, and lists what became of each.

import PackageDescription

#if canImport(AppleProductTypes)
  import AppleProductTypes

  let products: [Product] = [
    .iOSApplication(
      name: "Gallery",
      targets: ["Gallery"],
      bundleIdentifier: "org.example.quarterturn.gallery",
      displayVersion: "1.0",
      bundleVersion: "1",
      supportedDeviceFamilies: [.pad, .phone],
      // A portrait app on iPhones: what turns, turns because a page asks for it. An iPad app has to list all four for the App Store.
      supportedInterfaceOrientations: [
        .portrait,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
        .landscapeLeft(.when(deviceFamilies: [.pad])),
        .landscapeRight(.when(deviceFamilies: [.pad])),
      ])
  ]
#else
  let products: [Product] = []
#endif

let package = Package(
  name: "Gallery",
  platforms: [.iOS(.v15)],
  products: products,
  dependencies: [.package(name: "QuarterTurn", path: "../..")],
  targets: [
    .executableTarget(
      name: "Gallery",
      dependencies: [
        .product(name: "QuarterTurn", package: "QuarterTurn")
      ],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
