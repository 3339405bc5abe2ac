// The articles behind this module join paths with `/>` and `>/>`, because the compiler of their
// time couldn't tell the overloads of a single operator apart; here, `/` joins all of them. `/?`,
// `.??`, and `&?` join with `maybe(_:)`.

/// Joins a path and an optional path.
infix operator /? : MultiplicationPrecedence

/// Joins a path and an optional query.
infix operator .?? : MultiplicationPrecedence

/// Joins a query and an optional argument.
infix operator &? : MultiplicationPrecedence

/// Joins a path that captures nothing with an optional path that captures nothing.
///
/// ```swift
/// "recipes" /? "all"  // PathPattern<Void>: recipes/(all)
/// ```
public func /? (lhs: PathPattern<Void>, rhs: PathPattern<Void>) -> PathPattern<Void> {
  lhs / maybe(rhs)
}

/// Joins a path that captures a value with an optional path that captures nothing.
@_documentation(visibility: internal)  // One of several overloads.
public func /? <A>(lhs: PathPattern<A>, rhs: PathPattern<Void>) -> PathPattern<A> {
  lhs / maybe(rhs)
}

/// Joins a path that captures nothing with an optional path.
@_documentation(visibility: internal)  // One of several overloads.
public func /? <A>(lhs: PathPattern<Void>, rhs: PathPattern<A>) -> PathPattern<A?> {
  lhs / maybe(rhs)
}

/// Joins a path with an optional path, and captures nil if it's missing.
///
/// ```swift
/// "list" /? int             // PathPattern<Int?>: list/(:int)
/// string /? int             // PathPattern<(String, Int?)>: :string/(:int)
/// string /? lit("profile")  // PathPattern<String>: :string/(profile)
/// ```
public func /? <each A, B>(
  lhs: PathPattern<(repeat each A)>, rhs: PathPattern<B>
) -> PathPattern<(repeat each A, B?)> { lhs / maybe(rhs) }

/// Joins a path that captures nothing with an optional argument.
@_documentation(visibility: internal)  // One of several overloads.
public func .?? <A>(
  lhs: PathPattern<Void>, rhs: QueryPattern<A>
) -> QueryPattern<A?> { lhs .? maybe(rhs) }

/// Joins a path with an optional argument, and captures nil if it's missing.
///
/// ```swift
/// "list" .?? int("page")  // QueryPattern<Int?>: list?(page=:int)
/// string .?? int("page")
/// // QueryPattern<(String, Int?)>: :string?(page=:int)
/// ```
public func .?? <each A, B>(
  lhs: PathPattern<(repeat each A)>, rhs: QueryPattern<B>
) -> QueryPattern<(repeat each A, B?)> { lhs .? maybe(rhs) }

/// Joins an argument with an optional argument, and captures nil if it's missing.
///
/// ```swift
/// "list" .? int("page") &? string("sort")
/// // QueryPattern<(Int, String?)>: list?page=:int&(sort=:string)
/// ```
public func &? <each A, B>(
  lhs: QueryPattern<(repeat each A)>, rhs: QueryPattern<B>
) -> QueryPattern<(repeat each A, B?)> { lhs & maybe(rhs) }

// These are for expressions in which the type of an optional value isn't known yet, such as
// `maybe(int) .?? int("page")`. For any value instead of an optional one, they would double the
// time that the compiler takes to refuse a row.

/// Joins a path that captures an optional value with an optional path.
@_documentation(visibility: internal)  // One of several overloads.
@_disfavoredOverload
public func /? <A, B>(lhs: PathPattern<A?>, rhs: PathPattern<B>) -> PathPattern<(A?, B?)> {
  lhs / maybe(rhs)
}

/// Joins a path that captures an optional value with an optional argument.
@_documentation(visibility: internal)  // One of several overloads.
@_disfavoredOverload
public func .?? <A, B>(
  lhs: PathPattern<A?>, rhs: QueryPattern<B>
) -> QueryPattern<(A?, B?)> { lhs .? maybe(rhs) }

/// Joins an argument that captures an optional value with an optional argument.
@_documentation(visibility: internal)  // One of several overloads.
@_disfavoredOverload
public func &? <A, B>(lhs: QueryPattern<A?>, rhs: QueryPattern<B>) -> QueryPattern<(A?, B?)> {
  lhs & maybe(rhs)
}
