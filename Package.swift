// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "URLPatterns",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "URLPatterns", targets: ["URLPatterns"])
  ],
  targets: [
    .target(name: "URLPatterns"),
    .testTarget(name: "URLPatternsTests", dependencies: ["URLPatterns"]),
  ]
)
