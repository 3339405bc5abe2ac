/// So many combining marks, half of them out of order, that Swift takes minutes to compare them with
/// anything: it sorts them first, in time that grows with the square of their number.
public let combiningMarks = ["\u{301}", "\u{316}"].map { String(repeating: $0, count: 200_000) }
  .joined()
