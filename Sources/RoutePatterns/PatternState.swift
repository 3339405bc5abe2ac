/// The pattern of a path, such as `"users" / string`.
///
/// ```swift
/// let user: PathPattern<String> = "users" / string
/// ```
public typealias PathPattern<A> = RoutePattern<A, PatternState.Path>

/// The pattern of an argument, a fragment, or a path with either of them, such as
/// `"list" .? int("page")`.
///
/// ```swift
/// let list: QueryPattern<Int> = "list" .? int("page")
/// ```
public typealias QueryPattern<A> = RoutePattern<A, PatternState.Query>

/// The states of a pattern, which determine what can follow it.
///
/// States are types, so the compiler can reject invalid patterns. For example, a path after a
/// query, as in `("list" .? int("page")) / "more"`, doesn't compile, and the error says what to
/// write instead.
///
/// Most patterns are a ``PathPattern`` or a ``QueryPattern``, which name the state for you.
public enum PatternState {
  /// A state.
  public protocol Kind {}

  /// The state of a complete pattern, which you can add to a router.
  public protocol Closed: Kind {}

  /// The state of a complete path pattern, which a query can follow.
  public protocol ClosedPath: Closed {}

  /// The state of a pattern that a path can follow.
  public protocol PathPrefix: Kind {}

  /// The state of a pattern that can follow a path.
  public protocol PathSuffix: Kind {}

  /// The state of a path.
  public enum Path: ClosedPath, PathPrefix, PathSuffix {}

  /// The state of a path with a query, a fragment, or both.
  public enum Query: Closed {}

  /// The state of a pattern that ends in a wildcard and needs a path after it.
  ///
  /// ```swift
  /// lit("files") / any  // RoutePattern<Void, PatternState.AnyStart>: files/*
  /// ```
  public enum AnyStart: PathPrefix {}

  /// The state of a pattern that takes the rest of the path, because it ends in a wildcard, in
  /// ``rest``, or in a router's ``Router/route``.
  public enum AnyEnd: ClosedPath, PathSuffix {}

  /// The state of a wildcard at the start of a pattern, or of one that is the whole pattern.
  public enum AnyPath: ClosedPath, PathPrefix {}
}
