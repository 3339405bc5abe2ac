// How a table matches and prints, from what people write to a URL and back.
//
// A `Parser` is data: reading and writing run a backtracking machine, whose instructions are made
// from it. Each phase makes something else of it, in a file of the same name:
//
// | phase            | gets                         | hands on                                   |
// | ---------------- | ---------------------------- | ------------------------------------------ |
// | Parser           | what people write            | a grammar, and the shape of its value      |
// | Grammar          | parts, joined and converted  | a tree of pieces, choices, and conversions |
// | Conversion       | an `iso`, and two shapes     | how values on the stack are replaced       |
// | Rows             | a grammar                    | its rows, and a grammar with them in order |
// | Ways             | a row or an alternative      | its pieces, for each way through it        |
// | AlternativeIndex | what each way reads          | the alternatives that may read a path      |
// | Steps            | a grammar with rows in order | an array of steps                          |
// | Program          | a grammar, and a shape       | its steps, made once                       |
// | Reading          | steps, and an input          | a stack of values, and the row's number    |
// | Writing          | steps, and a stack of values | an output that's read as the same values   |
//
// Take this table:
//
//     iso(Page.home) <¢> root
//     iso(Page.user) <¢> path("users") </> path(.int)
//     iso(Page.terms) <¢> anything </> path("terms")
//
// Its grammar is a table of three conversions, each of a sequence of pieces. Its steps are what
// `print(format.parser.program)` shows:
//
//     0: table of 1, 6, 12
//     1: unapply
//     2: piece
//     3: apply
//     4: end of row 0
//     5: jump to 21
//     6: unapply
//     7: piece /users
//     8: piece /:int
//     9: apply
//     10: end of row 1
//     11: jump to 21
//     12: unapply
//     13: wildcard of 16, 14
//     14: skip
//     15: jump to 13
//     16: piece /(*)
//     17: piece /terms
//     18: apply
//     19: end of row 2
//     20: jump to 21
//
// `/users/7` is read like this. The texts of a URL are the elements of its path that are left. At
// 0, the index says that only the second row may read two texts of which the first is `users`, so
// reading goes on at 6, and needs no fork. The piece at 7 takes an element, and the one at 8 takes
// another and pushes 7. At 9, the conversion replaces 7 with `.user(7)`. That's the value of the
// table, because after the last step, nothing is left.
//
// Reading goes back where several ways may match, as in `path("b").optional() </> anything </>
// path("x")`. In `/b/y`, `b` may be there or not, so a fork is kept for the second way. With `b`,
// the wildcard looks ahead: `y` isn't `x`, so it can only be skipped. Then nothing is left, so this
// way fails, and Failures notes that the wildcard fails with `y` left. Back at the fork, without
// `b`, the wildcard skips that, and with `y` left, it's known to fail. Writing goes back in a
// similar way (WritingTrail).
//
// `.user(7)` is written like this. At 0, the first row's conversion doesn't take the value back,
// and the second row's replaces it with 7, which is the step at 6. The pieces at 7 and 8 append
// their elements. At the end, the output is read again by the steps, and it counts if that gives
// `.user(7)`.
//
// Words that have one meaning here:
//
// - A *piece* is the smallest part of a grammar: it reads a certain part of the input, or skips
//   some. Its *role* says what it is, as data. A *sequence* is several parts, one after another. A
//   *choice* is one of several alternatives. A *table* is a choice whose alternatives are tried in
//   order whatever comes before it, as if each of them were written out in full: `<|>` makes a
//   choice of parsers, and a table of formats. A *conversion* replaces values.
// - A *row* is an alternative of a table, or of a table within it, written out in full. A *way* is
//   a list of pieces, with one alternative of each choice. There are two enumerations, because a
//   row has as many ways as its optional parts can be combined: rows are counted and shown, and
//   ways only looked up.
// - A *shape* is how a value is laid out on the stack. A *template* describes what a piece or a row
//   matches, and a *pattern* which texts it may read. A *fork* is a place from which there's
//   another way to go on, a choice point. A *trace* is how far reading or writing got, for an
//   explanation.
//
// What the phases rely on:
//
// - A parser is a program and the type of its value. A program doesn't have that type, so joining
//   one with another, which each row does several times, looks up no generic type. That a program
//   has the shape of the parser's type is for whoever creates the parser (`Parser.init(_:)`).
// - Rows have numbers, the indices in `Grammar.rows`. Writing rows out (`expanded`) keeps their
//   number and order, and Steps counts them in the same order. After that, only one part of a
//   sequence has a table.
// - The patterns of a piece cover every text that it can read. The index drops rows by them.
// - Each way turns to later texts at most once, and reads none of the earlier ones after that
//   (`requireReadablePath`).
// - What's read depends only on the texts that are left. So the same position in them means the
//   same result (Failures). A piece doesn't look behind, and one that adds texts gives them new
//   positions.
// - A piece that fails may have changed the input and the values. Whoever goes on after that has a
//   copy. A conversion that refuses values in writing leaves the stack unchanged.
// - Values are read in order, and written from the top of the stack, so the next one to write is
//   always last. The alternatives of a choice have values of the same shape. Reading leaves the
//   values of the whole shape, and writing leaves none.
// - A conversion finds the values of a case by reflection (Values), unless the type has a
//   handwritten `match`. Closures of the user's give the same result for the same value. Values
//   that it doesn't find are missing for all alternatives that look for the same
//   (`Choice.payloads`).
// - A piece doesn't know its neighbors. Where rows are written out, it gets the roles of all others
//   (`amongOthers`), in no certain order. Only `URLFormat.init(parser:)`, which runs at each join,
//   sees their order.
// - The same piece can be in a grammar several times, and `map` makes new ones. So a piece that
//   failed is found again (`===`) only in the same grammar.
// - A trace turns the index off, so that an explanation also follows rows that can't match.
// - The output of writing is read again as it was written, in parts, not as a text (apart from a
//   path in the fragment). That there's a text, which is split into the same parts, is for the type
//   of the input to ensure, where it writes.
//
// What's limited, so that no pattern, URL, or value is dear. `FormatLimitsTests` has a row for each
// but the last:
//
// | limit                             | constant                         | beyond it              |
// | --------------------------------- | -------------------------------- | ---------------------- |
// | 64 ways through a row             | Grammar.maximumWays              | looked up as any texts |
// | 32 texts, from either end         | AlternativeIndex.maximumDepth    | not looked up by       |
// | 2,000 refused values in a row, or | Failures.maximumCost and         | the row doesn't match  |
// | 32,000 tries after the first one  | costOfRefusal                    |                        |
// | 300 detours in a row              | WritingTrail.maximumDetours      | the row doesn't print  |
// | 1,000 parts of a value, 32 deep   | Parts.maximumCount, maximumDepth | a row doesn't find its |
// | 100 combinations of parts, or 5   | Parts.Search.maximumTries,       | values, and the reason |
// | that make another case            | maximumTriesOfAnotherCase        | says so                |
// | 25,000 parts looked at            | Parts.Search.maximumVisits       | the same               |
//
// Ways and depth bound the size of the index, which is built and freed by recursion. The others
// bound time, for each row, where alternatives or parts have exponentially many combinations. The
// suite *growth* checks that the cost at each limit doesn't grow with the pattern or the URL.
//
// Reading and writing don't recurse, so they need no more stack for many choices than for one.
// Everything else does recurse into nested grammars: 64 nested optional parts or alternatives fit
// on a stack of 512 KiB in a debug build.
//
// Only what converts values into those of the user's types is inlinable, so that the compiler can
// specialize it for them. What makes a table ready for its first match is specialized for URLs,
// because looking up generic types took three quarters of that. What few tables need, or only an
// explanation, isn't, because it would double its code:
// `@_semantics("optimize.sil.specialize.generic.never")`.
//
// A closure mentions at most one parameter pack: with two, the Swift 6.3 compiler crashes or joins
// them incorrectly. So only `Shape.swift` creates tuples, and puts their values on the stack.
