/// The value type of a parser that captures nothing.
///
/// A parser treats `()`, ``unit``, and an enum case without associated values alike. Foundation has
/// another `Unit`, so in a file that imports Foundation, write `CommonParsers.Unit`.
///
/// ```swift
/// word("hello")  // Parser<[String], CommonParsers.Unit>
/// ```
public typealias Unit = Void

/// The only value of ``Unit``.
public let unit: Unit = ()
