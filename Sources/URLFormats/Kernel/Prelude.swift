/// A namespace for ``Unit``, because Foundation has another type of this name.
public enum Prelude {
  /// The value type of a parser that captures nothing.
  ///
  /// A parser treats `()`, ``unit``, and an enum case without associated values alike.
  ///
  /// ```swift
  /// word("hello")  // Parser<[String], Prelude.Unit>
  /// ```
  public typealias Unit = Void

  /// The only value of ``Unit``.
  public static let unit: Unit = ()
}

/// The only value of ``Prelude/Unit``.
public let unit: Prelude.Unit = ()
