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
public enum PatternState {
  /// A state.
  public protocol Kind {}

  /// The state of a path.
  public enum Path: Kind {}

  /// The state of a path with a query, a fragment, or both.
  public enum Query: Kind {}
}
