/// A parser without the type of its value: for rows whose types are known only at run time, and where
/// looking up the type would cost more than parsing.
@usableFromInline
package struct UntypedParser: Sendable {
  @usableFromInline let rule: Rule

  package init<Input, A>(_ parser: Parser<Input, A>) {
    rule = parser.rule
  }

  /// What the parser reads and prints in each way through it; nil when there are too many.
  package var outlines: [Outline]? { rule.outlines }
}

extension Parser {
  /// Makes the parser again that `untyped` was made of; it has to be of the same type.
  @inlinable
  package init(_ untyped: UntypedParser) {
    self.init(rule: untyped.rule)
  }

  /// Makes a parser of parsers one after another, which yield the elements of the tuple in order.
  package init<each Element>(row: [UntypedParser]) where A == (repeat each Element) {
    self.init(rule: Series(row.map(\.rule)))
  }

  /// Makes a parser of parsers one after another, of which just one yields the value.
  package init(single: [UntypedParser]) {
    self.init(rule: Series(single.map(\.rule)))
  }
}
