/// The type of the value of a parser that captures nothing.
///
/// It is `Void`: to a parser, `()`, ``unit`` and an enum case without values are the same.
/// Foundation has a `Unit` of its own, so in a file that imports it, write `CommonParsers.Unit`.
///
/// ```swift
/// word("hello")  // Parser<[String], CommonParsers.Unit>
/// ```
public typealias Unit = Void

/// The one value of ``Unit``.
public let unit: Unit = ()
