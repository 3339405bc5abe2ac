@available(macOS 10.15, *)
public final class TaskLocal<Value: Sendable>: Sendable {
  public init(wrappedValue: Value) { fatalError() }
  public func get() -> Value { fatalError() }
  public func withValue<Result>(
    _ value: Value, operation: () throws -> Result, file: String = #fileID, line: UInt = #line
  ) rethrows -> Result { fatalError() }
}
