#if DEBUG
  import CommonParsers
  import Foundation
  @testable import RoutePatterns
  import URLFormats
  import URLPatterns

  extension FuzzTarget {
    /// Reads templates, with bytes for a template and URLs to read with it.
    static let stringTemplates = FuzzTarget(name: "string-templates") { input in
      let text = input.text()
      try checkLiteral(text)
      let piece: TemplatePiece
      do throws(TemplateError) {
        piece = try Template(text, []).piece
      } catch {
        try expect(
          (0...text.unicodeScalars.count).contains(error.offset),
          "an error is somewhere in the template: \(error)")
        return try expect(!error.reason.isEmpty, "an error has a reason")
      }
      try checkTypes(text, piece)
      let format = UntypedTemplate(piece)
      for text in input.texts(atMost: 4) {
        guard let url = URL(string: text) else { continue }
        try format.check(url)
      }
      try format.check(format.sample)
    }

    /// Checks that literals and names of arguments are written so that a template reads them back.
    private static func checkLiteral(_ text: String) throws {
      guard text.utf8.count < 1_000 else { return }
      let name = "a" .? string(text)
      let read: QueryPattern<String> = try template(name.template)
      try expectEqual(
        read.print("b")?.query, name.print("b")?.query, "\(name.template) is an argument's name")
      guard !text.isEmpty else { return }
      let literal = lit(text)
      let again: PathPattern<Void> = try template(literal.template)
      try expectEqual(
        again.print(())?.path.map(\.bytes), literal.print(())?.path.map(\.bytes),
        "\(literal.template) is a literal")
    }

    /// Checks that a template is rejected for all types but its own.
    private static func checkTypes(_ text: String, _ piece: TemplatePiece) throws {
      let isVoid = piece.types.isEmpty
      let isString = piece.types.map { ObjectIdentifier($0) } == [ObjectIdentifier(String.self)]
      let void = Result { try RoutePatterns.template(text) as PathPattern<Void> }
      let ofQuery = Result { try RoutePatterns.template(text) as QueryPattern<String> }
      try expectEqual(
        (try? void.get()) != nil, isVoid && !piece.hasQuery && !piece.endsInWildcard,
        "a path that captures nothing")
      try expectEqual(
        (try? ofQuery.get()) != nil, isString && piece.hasQuery, "a query that captures text")
      guard isVoid else { return }
      // A router accepts anything that a template accepts.
      let router = Router<Bool>(scheme: "a", host: "b")
      try router.add(true, template: text)
      let template = router.templates[0]
      if let again = try? RoutePatterns.template(template) as PathPattern<Void> {
        try expectEqual(again.template, template, "a router has the same template")
      }
      guard let url = router.url(for: true) else { return }
      try expectEqual(router.match(url), true, "\(url), which a router printed, matches")
    }
  }

  /// A template whose captured types are known only at run time.
  private struct UntypedTemplate {
    private let code: Code<URLParts>
    private let size: Int

    init(_ piece: TemplatePiece) {
      code = Code(piece.grammar)
      size = piece.types.count
    }

    private func read(_ parts: URLParts) -> [Any]? {
      var reading = Reading(parts)
      return code.read(&reading) ? reading.values : nil
    }

    private func write(_ values: [Any]) -> URLParts? {
      // The next value to write is the last one.
      code.written(values.reversed())?.output
    }

    /// Whether the template can print everything that it reads: it doesn't print an element that's
    /// impossible in a path, and no argument occurs twice.
    private var isPrintable: Bool {
      let templates = code.grammar.pieces.map(\.template)
      let names = templates.flatMap(\.argumentNames)
      return Set(names).count == names.count
        && Self.unprintable.isDisjoint(with: templates.flatMap(\.path))
    }

    private static let unprintable = Set(
      ["", ".", ".."].flatMap { [lit($0).template, lit(any: $0).template] })

    /// Returns a URL of the template's own words.
    var sample: URL {
      let text = code.grammar.pieces.map(\.template).joined.render()
      return URL(string: text.isEmpty ? "/" : text) ?? URL(string: "/")!
    }

    /// Checks that a value that was read from a URL is printed as a URL that reads back as the same
    /// value.
    func check(_ url: URL) throws {
      guard let values = read(URLParts(url)) else { return }
      try expectEqual(values.count, size, "a template captures a value for each type, of \(url)")
      guard let printed = write(values) else {
        return try expect(!isPrintable, "the value read from \(url) can be printed")
      }
      let text = printed.render()
      guard let again = URL(string: text.isEmpty ? "/" : text) else {
        return try expect(false, "the printed text is a URL: \(printed)")
      }
      try expectEqual(
        read(URLParts(again)).map(Self.describe), Self.describe(values),
        "what \(url) is read as is printed as \(again), which reads as the same")
    }

    private static func describe(_ values: [Any]) -> String {
      values.map { "\($0)" }.joined(separator: ", ")
    }
  }
#endif
