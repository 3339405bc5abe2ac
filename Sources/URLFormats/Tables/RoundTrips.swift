#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension URLFormat {
  /// Checks in a test that each value is printed, each link matches, and each row is used.
  ///
  /// Pass values of all kinds, and links that are only matched, such as old ones, and their values:
  ///
  /// ```swift
  /// let table = URLFormat<Routes> {
  ///   iso(Routes.echo) <¢> path("echo")
  ///   iso(Routes.hello) <¢> path("hello") </> path(.string)
  ///   iso(Routes.hello) <¢> path("hi") </> path(.string)
  /// }
  /// try table.checkRoundTrips(
  ///   of: [.echo, .hello("a/b")],
  ///   matching: ["https://me.com/hi/you": .hello("you")])
  /// ```
  ///
  /// A value is printed if its URL matches as an equal value. So this finds rows that others hide,
  /// conversions that lose something, cases that no row prints, and rows that the test doesn't use,
  /// such as one that's there twice.
  ///
  /// - Parameters:
  ///   - values: The values to print and match again.
  ///   - links: URLs that match as any value.
  ///   - expected: URLs, and the values that they match as.
  /// - Throws: ``RoundTripProblems``, with a line for each problem:
  ///
  /// ```swift
  /// let hiding = URLFormat<Routes> {
  ///   iso(Routes.hello) <¢> path(.string)
  ///   iso(Routes.echo) <¢> path("echo")
  /// }
  /// do {
  ///   try hiding.checkRoundTrips(
  ///     of: [.hello("a"), .echo], links: ["/a/b"], matching: ["/b": .echo])
  /// } catch {
  ///   print(error)
  ///   // The table has 4 problems:
  ///   //   echo isn't printed. /echo: /echo is matched by /:string first
  ///   //   /a/b doesn't match. /:string: found "b" after the end
  ///   //   /b matches as hello("b") instead of echo.
  ///   //   None of the values and links uses /echo.
  /// }
  /// ```
  public func checkRoundTrips(
    of values: [A], links: [String] = [], matching expected: [String: A] = [:]
  ) throws {
    let templates = templates
    var unused = Set(templates.indices)
    var problems: [String] = []
    for value in values {
      if let writing = parser.program.write(value, as: parser.shape), writing.output.url != nil {
        unused.remove(writing.row)
      } else {
        let explanation = explain(printing: value)
        problems.append("\(explanation.subject) isn't printed. \(explanation.closest)")
      }
    }
    for text in links + expected.keys.sorted() {
      guard let url = URL(string: text) else {
        problems.append("\"\(text)\" isn't a URL.")
        continue
      }
      var reading = Reading(URLParts(url))
      if parser.program.read(&reading) {
        unused.remove(reading.row)
        if let value = expected[text], !parser.shape.areSame(value, reading.values) {
          let match = parser.shape.form(reading.values)
          problems.append("\(text) matches as \(match) instead of \(value).")
        }
      } else {
        problems.append("\(text) doesn't match. \(explain(url).closest)")
      }
    }
    let firstRows = Dictionary(zip(templates, templates.indices)) { first, _ in first }
    problems += unused.sorted().map { row in
      let problem = "None of the values and links uses \(templates[row].render().orRoot)"
      // An earlier row that looks the same may hide it, or convert other texts: only values tell.
      let first = firstRows[templates[row]] ?? row
      return problem + (first < row ? ", row \(row + 1), which looks like row \(first + 1)." : ".")
    }
    if !problems.isEmpty { throw RoundTripProblems(problems: problems) }
  }
}

extension URLFormat {
  /// Checks in a test, without values of yours, that each row can print something.
  ///
  /// Each row is tried with examples: texts and numbers, the cases of your enums, and what your
  /// conversions make of them. This finds a row that can't print anything, or whose links another
  /// row matches first. ``checkRoundTrips(of:links:matching:)`` finds more, but needs a value for
  /// each row.
  ///
  /// ```swift
  /// let hiding = URLFormat<Routes> {
  ///   iso(Routes.hello) <¢> path(.string)
  ///   iso(Routes.echo) <¢> path("echo")
  /// }
  /// do {
  ///   try hiding.checkRoundTrips()
  /// } catch {
  ///   print(error)
  ///   // The table has a problem:
  ///   //   echo isn't printed. /echo: /echo is matched by /:string first
  /// }
  /// ```
  ///
  /// - Throws: ``RoundTripProblems``, with a line for each row that prints none of its examples, or
  ///   for which none is known, as for one with a regular expression.
  public func checkRoundTrips() throws {
    let problems = parser.grammar.rows.enumerated().compactMap { number, row -> String? in
      let (examples, program) = (examples(of: row.expanded()), Program(row, parser.shape))
      let isPrinted = (examples.read + examples.guessed).contains {
        program.write($0, as: parser.shape, readBy: parser.program)?.output.url != nil
      }
      if isPrinted { return nil }
      guard let first = examples.read.first else {
        return """
          No example is known for \(URLTemplate(row).render().orRoot): pass a value to \
          checkRoundTrips(of:).
          """
      }
      let explanation = Explanation(
        of: parser, printing: first, showingValues: true, byRow: number)
      return "\(explanation.subject) isn't printed. \(explanation.closest)"
    }
    if !problems.isEmpty { throw RoundTripProblems(problems: problems) }
  }
}

/// The problems of a table that ``URLFormat/checkRoundTrips(of:links:matching:)`` and
/// ``URLFormat/checkRoundTrips()`` find.
public struct RoundTripProblems: Error, Hashable, Sendable, CustomStringConvertible {
  /// A line for each problem.
  public let problems: [String]

  /// The problems, one per line.
  public var description: String {
    let count = problems.count == 1 ? "a problem" : "\(problems.count) problems"
    return "The table has \(count):" + problems.map { "\n  " + $0 }.joined()
  }
}
