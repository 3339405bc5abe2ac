/// Returns combining marks, half of them out of order.
///
/// Swift sorts them before it compares a text, in time that grows with the square of their number:
/// minutes for as many as the long tests use.
public let combiningMarks = ["\u{301}", "\u{316}"].map {
  String(repeating: $0, count: runsLongTests ? 200_000 : 1_000)
}.joined()
