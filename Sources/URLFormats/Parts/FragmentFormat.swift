/// Matches arguments in the fragment, as OAuth sends them, or a path with arguments.
///
/// ```swift
/// let callback = path("callback")
///   </> fragment(query("code", .string) </> query("state", .string))
/// // URLFormat<(String, String)>: /callback#code=:string&state=:string
/// callback.match(URL(string: "/callback#state=s&code=a%26b")!)!
/// // ("a&b", "s")
/// callback.print(("a&b", "s"))?.render()  // "/callback#code=a%26b&state=s"
///
/// let room = fragment(
///   path("room") </> path(.string) </> query(flag: "active"))
/// // URLFormat<(String, Bool)>: #/room/:string?(active)
/// room.print(("a/b", true))?.render()  // "/#/room/a%2Fb?active"
/// ```
///
/// They're taken apart as by `countedFragment()` and `fragmentArguments()`. No other path can
/// follow: that stops the program, and so does a format with anything but a path and arguments,
/// such as a host, another fragment, or a slash at the end.
///
/// A fragment with ``root`` and arguments has a path without elements:
///
/// ```swift
/// let tab = fragment(root </> query("tab", .string))
/// tab.print("a")?.render()  // "/#/?tab=a"
/// ```
public func fragment<F: FormatType>(
  _ format: F, file: StaticString = #fileID, line: UInt = #line
) -> URLFormat<F.Value> where F.Input == URLParts {
  fragment(format, hasPath: nil, file, line)
}

/// Matches a fragment that has a path or, if that's nil, may have one.
package func fragment<F: FormatType>(
  _ format: F, hasPath: Bool?, _ file: StaticString, _ line: UInt
) -> URLFormat<F.Value> where F.Input == URLParts {
  let grammar = format.parser.grammar
  let pieces = grammar.pieces
  // An argument reads no element. The root, and a parser of the user's, have no role.
  let hasPath = hasPath ?? pieces.contains { $0.role == nil || !$0.patterns.isEmpty }
  let inFragment = grammar.map { piece in
    guard let role = piece.role else { return piece }
    guard var part = role.part as? any MovablePart, !part.isInFragment else {
      fatalError("a fragment has only a path and arguments", file: file, line: line)
    }
    part.isInFragment = true
    return piece.with(_URLRole(part, options: role.options))
  }
  return URLFormat(
    parser: Parser(
      hasPath ? .sequence(startOfFragment.parser.grammar, inFragment) : inFragment,
      format.parser.shape, checks: format.parser.program.checks.union(.path)))
}

/// Goes on with the path in the fragment, which a URL without a `#` has, too: one without elements.
private let startOfFragment = URLFormat<Void>(StartOfFragmentPart(), checks: .path)

extension Grammar<URLParts> {
  /// How far a row has read the path: it's open until `rest` takes all elements, and it can go on
  /// in the fragment.
  private enum PathEnd: Comparable { case open, taken, openInFragment, takenInFragment }

  /// Stops the program if a row has an element after `rest`, or a path after one in the fragment,
  /// which could never match.
  ///
  /// It's called at each join, and only a join, which makes a sequence, can put one there.
  package func requireReadablePath() {
    if case .sequence = self, end(after: .open) == nil {
      fatalError(
        """
        \(URLTemplate(self)): nothing matches an element after rest, or a path after that of the \
        fragment
        """)
    }
  }

  /// Returns how the path ends after this grammar, or nil if an element is in no place for one.
  private func end(after before: PathEnd) -> PathEnd? {
    switch self {
    case .piece(let piece):
      guard let pattern = piece.patterns.first else { return before }
      switch pattern {
      case .turn: return before <= .taken ? .openInFragment : nil
      case .anyTexts: break
      // Most elements are like this, and asking the role takes longer than all the rest.
      default: if before == .open { return .open }
      }
      guard let part = piece.role?.part else { return before }
      let (open, taken): (PathEnd, PathEnd) =
        part.isInFragment ? (.openInFragment, .takenInFragment) : (.open, .taken)
      // A wildcard also matches where no element is left.
      if before == taken, part is WildcardPart { return taken }
      guard before == open else { return nil }
      return part is RestPart ? taken : open
    case .converted(let grammar, _): return grammar.end(after: before)
    case .sequence(let parts):
      var end = before
      for part in parts {
        guard let after = part.end(after: end) else { return nil }
        end = after
      }
      return end
    case .choice(let alternatives), .table(let alternatives):
      let ends = alternatives.compactMap { $0.end(after: before) }
      if ends.count < alternatives.count { return nil }
      return ends.max() ?? before
    }
  }
}

/// The start of a path in the fragment.
struct StartOfFragmentPart: URLPart {
  var functions: Functions {
    ({ parts, _ in parts.turnToFragment() }, { _, parts in parts.writePathInFragment() })
  }

  var component: Component { .fragment }
  /// It may be missing from what's matched, although it's always read and written.
  var presence: Presence { .atMostOnce }
  var isInFragment: Bool { true }
  var absence: Missing? { FragmentPart.missing }
  var texts: PartTexts? { nil }
  var patternOfPath: TextPattern? { .turn }

  /// The empty element stands for the slash after the `#`, and isn't shown in a route.
  func template(_: Presence) -> URLTemplate { URLTemplate(path: [""]) }

  func write(_: Presence, to uri: inout URITemplateWriter) throws(NotInRFC6570) {
    try uri.startPathInFragment()
  }

  func found(in _: URLParts, of _: URLParts) -> Found { .element }

  func list(in _: inout ListedLink) {}
}

extension URLParts {
  /// The elements of the path in the fragment: `s` and `7` in `#/s/7`, and none in `#a=b`.
  ///
  /// What was written is split again, as a text.
  var fragmentElements: [String] { countedFragment(of: textWithFragment).elements }

  /// Goes on with the elements of the path in the fragment, if all others have been read.
  ///
  /// They move only the end of the texts that are left. Without any, nothing changes: whether or
  /// not reading has turned, nothing is left.
  mutating func turnToFragment() -> Bool {
    guard isAtEnd else { return false }
    elements += fragmentElements
    return true
  }

  /// Starts a path in the fragment, or returns false if there's one, or a text.
  mutating func writePathInFragment() -> Bool {
    guard case (nil, let arguments)? = writtenInFragment else { return false }
    writtenFragment = .url(path: [], arguments)
    return true
  }

  mutating func write(elementOfFragment element: String) -> Bool {
    guard case .url(var path?, let arguments)? = writtenFragment, path.count <= PathReader.maxSplits
    else { return false }
    // Without another reference to the array, appending doesn't copy it.
    writtenFragment = nil
    path.append(element)
    writtenFragment = .url(path: path, arguments)
    return true
  }

  /// The path and the arguments in the fragment that were written, or nil if it's something else.
  var writtenInFragment: (path: [String]?, arguments: QueryArguments)? {
    switch writtenFragment {
    case nil: (nil, [:])
    case .url(let path, let arguments): (path, arguments)
    case .encoded: nil
    }
  }
}

extension URLParts.WrittenFragment {
  /// The encoded fragment, with its `#`, or nil if there's nothing to write.
  var text: String? {
    switch self {
    case .url([], let arguments):
      arguments.isEmpty ? nil : "#/?" + arguments.percentEncodedQuery
    case .url(let path, let arguments):
      Counted(exactly: path ?? []).flatMap { encodedFragment(path: $0, arguments) }
    case .encoded(let text): text
    }
  }
}
