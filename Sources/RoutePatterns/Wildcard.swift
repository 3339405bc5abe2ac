import URLFormats

/// Matches one or more elements at the start, in the middle, or at the end of a path.
///
/// ```swift
/// any / "users"       // RoutePattern<Void, Path>: */users
/// "users" / any       // RoutePattern<Void, AnyEnd>: users/*
/// int / any / string  // RoutePattern<(Int, String), Path>: :int/*/:string
/// ```
///
/// Before another pattern, it takes as few elements as possible. It captures nothing, and prints `*`.
public let any = RoutePattern<Void, AnyPath>(parser: wildcard(atLeast: 1, printing: ["*"]))
