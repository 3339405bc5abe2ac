/// The type of what a parser yields when there is nothing to yield.
///
/// It is `Void`: `()`, ``unit`` and a payload-less enum case are all the same to a parser. In a file
/// that imports Foundation, which has a `Unit` of its own, write `CommonParsers.Unit`.
public typealias Unit = Void

/// The one value of ``Unit``.
public let unit: Unit = ()
