// The patterns once more as static members: a local variable named `string` or `any` hides the global one,
// but not `.string` or `.any`. In a row of more than two, name the type, as in
// `"users" / RoutePattern.string / "tweets"`: rows that capture several values do not compile without it,
// and others take longer.

extension RoutePattern where A == Void, S == Path {
  /// Matches the path without elements, as the global `root` does.
  ///
  /// ```swift
  /// let home: RoutePattern<Void, Path> = .root
  /// home.template  // ""
  /// ```
  public static var root: RoutePattern { RoutePatterns.root }
}

extension RoutePattern where A == Void, S == AnyPath {
  /// Matches one element or more, as the global `any` does.
  ///
  /// ```swift
  /// "files" / .any  // RoutePattern<Void, AnyEnd>: files/*
  /// ```
  public static var any: RoutePattern { RoutePatterns.any }
}

extension RoutePattern where A == String, S == Path {
  /// Captures any element, as the global `string` does.
  ///
  /// ```swift
  /// "users" / .string  // RoutePattern<String, Path>: users/:string
  /// ```
  public static var string: RoutePattern { param(.string) }
}

extension RoutePattern where A == Int, S == Path {
  /// Captures an element that is an integer, as the global `int` does.
  ///
  /// ```swift
  /// "users" / .int  // RoutePattern<Int, Path>: users/:int
  /// ```
  public static var int: RoutePattern { param(.int) }
}

extension RoutePattern where A == Double, S == Path {
  /// Captures an element that is a floating-point number, as the global `double` does.
  ///
  /// ```swift
  /// "at" / .double  // RoutePattern<Double, Path>: at/:double
  /// ```
  public static var double: RoutePattern { param(.double) }
}

extension RoutePattern where A == Bool, S == Path {
  /// Captures an element that is `true` or `false`, as the global `bool` does.
  ///
  /// ```swift
  /// "flags" / .bool  // RoutePattern<Bool, Path>: flags/:bool
  /// ```
  public static var bool: RoutePattern { param(.bool) }
}

extension RoutePattern where A == String, S == Query {
  /// Captures an argument of the query as text.
  ///
  /// ```swift
  /// "search" .? .string("q")  // RoutePattern<String, Query>: search?q=:string
  /// ```
  public static func string(_ key: String) -> RoutePattern { param(key, .string) }
}

extension RoutePattern where A == Int, S == Query {
  /// Captures an argument of the query that is an integer.
  ///
  /// ```swift
  /// "list" .? .int("page")  // RoutePattern<Int, Query>: list?page=:int
  /// ```
  public static func int(_ key: String) -> RoutePattern { param(key, .int) }
}
