/// A part of a URL: what it reads and writes, and what's shown, explained, and listed of it.
///
/// Each part has a file, which begins with what users call. Its type can hold only what the part
/// can be, and answers what has no default below. If it's neither of the path nor of the query,
/// ``URLParts`` needs a place for it, and ``URLTemplate``, too.
protocol URLPart: Sendable {
  /// Removes a part from the front of what's left to read and pushes its value, or returns false if
  /// it isn't there.
  typealias Read = @Sendable (inout URLParts, inout [Any]) -> Bool

  /// Pops a value and appends a part that reads as this value, or returns false if there isn't one.
  typealias Write = @Sendable (inout [Any], inout URLParts) -> Bool

  typealias Functions = (read: Read, write: Write)

  /// Where it is in a URL.
  var component: Component { get }

  /// How it's read and written.
  ///
  /// They're closures, because asking for the content of each part takes 3 % more instructions.
  var functions: Functions { get }

  /// How often it's in a URL.
  var presence: Presence { get }

  /// What's read in its place where it's missing, as in an optional format, or nil if nothing is.
  ///
  /// In the fragment, it's always the fragment that's missing.
  var absence: Missing? { get }

  /// The texts that it reads in its place, elements or the text of anything else, or nil if it
  /// reads none.
  ///
  /// Rows are looked up by them, so they cover every text that it can read.
  var texts: PartTexts? { get }

  /// Returns the template of a part that's there this often.
  func template(_ presence: Presence) -> URLTemplate

  /// Adds a part that's there this often to a URI template (RFC 6570), or throws why it can't be
  /// in one.
  func write(_ presence: Presence, to uri: inout URITemplateWriter) throws(NotInRFC6570)

  /// Returns what's in its place, for the reason why it doesn't match.
  ///
  /// - Parameters:
  ///   - input: What was left to read.
  ///   - whole: All parts of the URL.
  func found(in input: URLParts, of whole: URLParts) -> Found

  /// Returns the texts in its place, to find the part of one that can't be converted: by default,
  /// of the path.
  func textsInPlace(in input: URLParts, of whole: URLParts) -> [String]

  /// Returns why it doesn't write the values on top of the stack, if there's more to say than that
  /// it can't.
  func reasonAgainst(_ values: [Any]) -> String?

  /// Adds what links have in its place, for Apple's file.
  func list(in link: inout ListedLink)

  /// What it reads of the path, by default its texts if it's of the path, or nil if that's nothing.
  var patternOfPath: TextPattern? { get }

  /// Whether it's part of a path or of arguments in the fragment, by default not.
  var isInFragment: Bool { get }
}

extension URLPart {
  var patternOfPath: TextPattern? { component == .path ? texts?.pattern : nil }
  var isInFragment: Bool { false }
  func textsInPlace(in input: URLParts, of _: URLParts) -> [String] {
    component == .path ? Array(input.path.prefix(1)) : []
  }
  func reasonAgainst(_: [Any]) -> String? { nil }
}

// MARK: - Kinds of parts

/// A scheme, a host, or a port, or what stands for them.
protocol PartOfAddress: URLPart {}

extension PartOfAddress {
  var component: Component { .address }
  var presence: Presence { .once }
}

/// A part of the path or the query, which can also be in the fragment.
protocol MovablePart: URLPart {
  var isInFragment: Bool { get set }
}

/// A part that reads elements of the path.
protocol PathPart: MovablePart {}

extension PathPart {
  var component: Component { .path }
  var presence: Presence { .once }
  var absence: Missing? { nil }
  func found(in _: URLParts, of _: URLParts) -> Found { .element }
  func list(in _: inout ListedLink) {}
}

/// What's read in place of a part that's missing.
struct Missing: MovablePart, Equatable {
  let part: any URLPart.Type
  let component: Component
  var isInFragment = false
  let isMissing: @Sendable (inout URLParts, _ isInFragment: Bool) -> Bool

  var functions: Functions {
    ({ [isMissing, isInFragment] parts, _ in isMissing(&parts, isInFragment) }, { _, _ in true })
  }

  var presence: Presence { .never }
  var absence: Missing? { self }
  var texts: PartTexts? { nil }
  func template(_: Presence) -> URLTemplate { .empty }
  func write(_: Presence, to _: inout URITemplateWriter) {}
  func found(in _: URLParts, of _: URLParts) -> Found { .element }
  func list(in _: inout ListedLink) {}

  static func == (lhs: Missing, rhs: Missing) -> Bool {
    lhs.part == rhs.part && lhs.component == rhs.component && lhs.isInFragment == rhs.isInFragment
  }
}

// MARK: - Answers

/// Where a part is in a URL.
enum Component: Equatable {
  /// The scheme, the host, or the port.
  case address
  case path
  /// The arguments with a name or, if it's nil, all that no other part names, of the query or in
  /// the fragment.
  case query(name: String?)
  case fragment
}

/// How often a part is in a URL.
enum Presence {
  case once, atMostOnce, anyNumber
  /// The URL matches only without it, and what's printed doesn't have it.
  case never

  /// Returns a text in a template as often as it can be there.
  func shown(_ text: String) -> String {
    switch self {
    case .once, .never: text
    case .atMostOnce: "(\(text))"
    case .anyNumber: "(\(text))*"
    }
  }
}

/// What's in the place of a part that doesn't match.
enum Found {
  /// The next element, if there is one.
  case element
  /// A text, or nothing.
  case text(String?)
  /// A text other than any of these.
  case other(String, than: [String])
  /// What has this name, which is missing if it's nil.
  case named(String, String?)
}
