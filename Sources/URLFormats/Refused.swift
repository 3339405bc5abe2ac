// The compiler considers unavailable overloads only if no other overload fits. (One for
// `path(Int.self)` would slow it down.) `.ci/surface` checks the message.

/// Unavailable, because an argument has a value.
@available(
  *, unavailable, message: "write query(\"q\", .string), or query(flag:) for one without a value"
)
public func query(_ name: String) -> URLFormat<String> { fatalError() }
