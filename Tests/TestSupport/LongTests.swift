public import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whether to run the tests that take long, which is the case if `LONG_TESTS` is set, as in
/// `Tests/long`.
public let runsLongTests = getenv("LONG_TESTS") != nil

extension Trait where Self == ConditionTrait {
  /// Marks a test that takes too long for every run; `Tests/long` runs it.
  public static var long: Self { .enabled(if: runsLongTests, "it takes long: see Tests/long") }
}
