public import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whether the tests that take long are to run: where `LONG_TESTS` is set, as `Tests/long` sets it.
public let runsLongTests = getenv("LONG_TESTS") != nil

extension Trait where Self == ConditionTrait {
  /// Marks a test that takes too long for every run; `Tests/long` runs it.
  public static var long: Self { .enabled(if: runsLongTests, "it takes long: see Tests/long") }
}
