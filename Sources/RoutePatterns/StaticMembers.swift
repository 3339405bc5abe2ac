// The patterns once more as static members: a local variable named `string` or `any` hides the global one,
// but not `.string` or `.any`. In a row of more than two, name the type, as in
// `"users" / RoutePattern.string / "tweets"`: rows that capture several values do not compile without it,
// and others take longer.

extension RoutePattern where A == Void, S == Path {
  /// The path without elements; see the global `root`.
  public static var root: RoutePattern { RoutePatterns.root }
}

extension RoutePattern where A == Void, S == AnyPath {
  /// Any elements of a path, at least one; see the global `any`.
  ///
  /// ```swift
  /// "files" / .any  // RoutePattern<Void, AnyEnd>: files/*
  /// ```
  public static var any: RoutePattern { RoutePatterns.any }
}

extension RoutePattern where A == String, S == Path {
  /// Any element, as text; see the global `string`.
  ///
  /// ```swift
  /// "users" / .string  // RoutePattern<String, Path>: users/:string
  /// ```
  public static var string: RoutePattern { param(.string) }
}

extension RoutePattern where A == Int, S == Path {
  /// An element that is an integer; see the global `int`.
  ///
  /// ```swift
  /// "users" / .int  // RoutePattern<Int, Path>: users/:int
  /// ```
  public static var int: RoutePattern { param(.int) }
}

extension RoutePattern where A == Double, S == Path {
  /// An element that is a floating-point number; see the global `double`.
  ///
  /// ```swift
  /// "at" / .double  // RoutePattern<Double, Path>: at/:double
  /// ```
  public static var double: RoutePattern { param(.double) }
}

extension RoutePattern where A == Bool, S == Path {
  /// An element that is `true` or `false`; see the global `bool`.
  ///
  /// ```swift
  /// "flags" / .bool  // RoutePattern<Bool, Path>: flags/:bool
  /// ```
  public static var bool: RoutePattern { param(.bool) }
}

extension RoutePattern where A == String, S == Query {
  /// The text of an argument of the query.
  ///
  /// ```swift
  /// "search" .? .string("q")  // RoutePattern<String, Query>: search?q=:string
  /// ```
  public static func string(_ key: String) -> RoutePattern { param(key, .string) }
}

extension RoutePattern where A == Int, S == Query {
  /// An argument of the query that is an integer.
  ///
  /// ```swift
  /// "list" .? .int("page")  // RoutePattern<Int, Query>: list?page=:int
  /// ```
  public static func int(_ key: String) -> RoutePattern { param(key, .int) }
}
