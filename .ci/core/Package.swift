// swift-tools-version: 6.2
import PackageDescription

// URLPatterns and its tests alone, for builds with other options: nothing else is built again.
let package = Package(
  name: "URLPatterns",
  platforms: [.macOS(.v15)],
  targets: [
    .target(
      name: "URLPatterns",
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "URLPatternsTests", dependencies: ["URLPatterns", "TestSupport"],
      exclude: ["URL/WHATWG/whatwg-urls.txt"]),
  ]
)
