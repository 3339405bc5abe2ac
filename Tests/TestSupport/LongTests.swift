import Foundation
public import Testing

/// Whether to run the tests that take long, which is the case if `LONG_TESTS` is set, as in
/// `Tests/long`.
public let runsLongTests = ProcessInfo.processInfo.environment["LONG_TESTS"] != nil

extension Trait where Self == ConditionTrait {
  /// Marks a test that takes too long for every run; `Tests/long` runs it.
  public static var long: Self { .enabled(if: runsLongTests, "it takes long: see Tests/long") }
}
