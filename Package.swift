// swift-tools-version: 6.2
import PackageDescription

// Imports are internal unless a public declaration needs them, and the compiler checks that.
let settings: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

let package = Package(
  name: "URLPatterns",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "URLPatterns", targets: ["URLPatterns"]),
    .library(name: "URLFormats", targets: ["URLFormats"]),
    .library(name: "RoutePatterns", targets: ["RoutePatterns"]),
    .executable(name: "deeplink", targets: ["deeplink"]),
  ],
  targets: [
    .target(name: "URLPatterns", swiftSettings: settings),
    .target(name: "URLFormats", dependencies: ["URLPatterns"], swiftSettings: settings),
    .target(
      name: "RoutePatterns", dependencies: ["URLFormats", "URLPatterns"], swiftSettings: settings),
    .target(
      name: "DeepLinkExample", dependencies: ["URLPatterns", "URLFormats", "RoutePatterns"],
      swiftSettings: settings),
    .executableTarget(name: "deeplink", dependencies: ["DeepLinkExample"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["URLPatterns", "URLFormats", "RoutePatterns", "DeepLinkExample"],
      path: "Benchmarks",
      exclude: ["README.md", "match.svg"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "FuzzTargets",
      dependencies: ["URLPatterns", "URLFormats", "RoutePatterns"],
      path: "Tests/FuzzTargets", exclude: ["Corpus", "libFuzzer", "url.dict"]),
    .testTarget(
      name: "URLPatternsTests", dependencies: ["URLPatterns", "TestSupport"],
      exclude: ["URL/WHATWG/whatwg-urls.txt"]),
    .testTarget(
      name: "RoutePatternsTests", dependencies: ["RoutePatterns", "URLFormats", "TestSupport"]),
    .testTarget(name: "URLFormatsTests", dependencies: ["URLFormats", "TestSupport"]),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets", "TestSupport"]),
    .testTarget(name: "DeepLinkExampleTests", dependencies: ["DeepLinkExample", "TestSupport"]),
  ]
)
