/// A parser without the type of its value, for rows whose types are known only at run time.
package struct UntypedParser: Sendable {
  fileprivate let rule: Rule

  package init<Input, A>(_ parser: Parser<Input, A>) {
    rule = parser.rule
  }
}

extension Parser {
  /// Makes a parser of parsers one after another, which yield the elements of the tuple in order.
  package init<each Element>(row: [UntypedParser]) where A == (repeat each Element) {
    self.init(rule: Series(row.map(\.rule)))
  }

  /// Makes a parser of parsers one after another, of which just one yields the value.
  package init(single: [UntypedParser]) {
    self.init(rule: Series(single.map(\.rule)))
  }
}
