import URLFormats

/// Matches one or more elements at the start, in the middle, or at the end of a path.
///
/// ```swift
/// any / "users"       // PathPattern<Void>: */users
/// "users" / any       // RoutePattern<Void, PatternState.AnyEnd>: users/*
/// int / any / string  // PathPattern<(Int, String)>: :int/*/:string
/// ```
///
/// Before another pattern, it takes as few elements as possible. It captures nothing, and prints `*`.
public let any = RoutePattern<Void, PatternState.AnyPath>(
  parser: wildcard(atLeast: 1, printing: ["*"]))
