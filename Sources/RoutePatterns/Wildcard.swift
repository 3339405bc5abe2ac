import CommonParsers

/// Any elements of a path, at least one: at the start, in the middle, or at the end.
///
/// ```swift
/// (any / "users").template         // "*/users"
/// ("users" / any).template         // "users/*"
/// (int / any / string).template    // ":int/*/:string"
/// ```
///
/// In front of something it takes as few elements as it can. It captures nothing and prints as `*`.
public let any = RoutePattern<Void, AnyPath>(
  template: "*",
  parser: Parser(
    template: .empty,
    outline: Outline(reads: [.anything, .gap], prints: [.literal("*")], isEnd: true),
    consume: { input in
      guard !input.isAtEnd else { return false }
      input.skipToEnd()
      return true
    },
    print: { $0.write(element: "*") }
  ))

/// The wildcard in front of something.
let wildcard = Parser<RouteInput, Void>.skipping(
  atLeast: 1, printing: RouteInput(printed: ["*"]), template: .empty,
  outline: Outline(reads: [.anything, .gap], prints: [.literal("*")]),
  skip: { $0.skipElement() }, remaining: { $0.remainingCount })
