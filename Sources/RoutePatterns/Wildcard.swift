import URLFormats

/// Matches one or more elements at the start, in the middle, or at the end of a path.
///
/// ```swift
/// any / "users"       // PathPattern<Void>: */users
/// "users" / any       // RoutePattern<Void, PatternState.AnyEnd>: users/*
/// int / any / string  // PathPattern<(Int, String)>: :int/*/:string
/// ```
///
/// Before another pattern, it takes as few elements as possible. It captures nothing, and prints
/// `*`.
public let any = RoutePattern<Void, PatternState.AnyPath>(URLFormats.any)

/// Matches zero or more elements at the start, in the middle, or at the end of a path.
///
/// ```swift
/// "news" / anything   // RoutePattern<Void, PatternState.AnyEnd>: news/*
/// anything / "terms"  // PathPattern<Void>: */terms
/// ```
///
/// Like ``any``, it takes as few elements as possible and captures nothing. It prints nothing.
public let anything = RoutePattern<Void, PatternState.AnyPath>(URLFormats.anything)

/// Captures the rest of the path as an array of elements, which can be empty.
///
/// ```swift
/// let help = "help" / rest  // RoutePattern<[String], PatternState.AnyEnd>: help/:rest
/// help.parse((path: ["help", "a", "b"], query: [:]))?.match  // ["a", "b"]
/// help.print(["a", "b"])?.path                               // ["help", "a", "b"]
/// ```
///
/// Only a query or a fragment can follow it.
public let rest = RoutePattern<[String], PatternState.AnyEnd>(URLFormats.rest)
