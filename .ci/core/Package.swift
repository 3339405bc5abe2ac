// swift-tools-version: 6.2
import PackageDescription

// Only URLPatterns and its tests, so that builds with other options don't build everything again.
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
