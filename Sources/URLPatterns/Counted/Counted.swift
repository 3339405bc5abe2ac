// swift-format-ignore: AlwaysUseLowerCamelCase
/// A list with an enum case for each number of elements, so that a `switch` can take it apart.
///
/// Swift's patterns can't look inside an array, but they can look inside an enum: they compare an
/// element, bind it, or skip it. You get a `Counted` from a URL with `countedPathComponents()`,
/// from a path with ``init(path:)``, or from any sequence with ``init(_:)``.
///
/// ```swift
/// switch Counted(["users", "john", "profile"]) {
/// case .N1("users"):                       print("everyone")
/// case .N3("users", let id, "profile"):    print("the profile of \(id)")
/// case .N3("users", _, _):                 print("another of their pages")
/// default:                                 print("no such page")
/// }
/// // the profile of john
/// ```
///
/// The same cases build a path, so a second `switch` can print what the first one matches:
///
/// ```swift
/// let path: Counted = .N3("users", "john", "profile")
/// try path.percentEncodedPath()  // "/users/john/profile"
/// ```
///
/// A list of ten or more elements is an `N10`: the first ten elements, followed by a list of the
/// others as `plus`. A list of exactly ten elements is `.N10(…, plus: .N0)`. Each list can be
/// written in only one way, so cases and `==` always agree.
///
/// `Counted` is a sequence rather than a collection, because reaching a position takes
/// O(`position`). Where you need a collection, use ``elements``.
///
/// - Note: Nested `N10`s are freed recursively. To stay within the stack of any thread, a list is
///   limited to 4,000 elements: a path has at most 1,001, ``init(_:)`` stops the program with an
///   explanation, ``init(exactly:)`` returns nil, and decoding throws. You can exceed the limit
///   only by nesting `N10`s by hand. It's meant for elements of up to 64 bytes, such as four
///   strings. In a release build, freeing 4,000 larger ones can take more than a stack of 512 KiB,
///   so put those into a class.
@_eagerMove  // Keeps a function that switches over a temporary from copying it before each case.
public enum Counted<E> {
  /// No elements.
  case N0
  /// One element.
  case N1(E)
  /// Two elements.
  case N2(E, E)
  /// Three elements.
  case N3(E, E, E)
  /// Four elements.
  case N4(E, E, E, E)
  /// Five elements.
  case N5(E, E, E, E, E)
  /// Six elements.
  case N6(E, E, E, E, E, E)
  // From here on, the elements are on the heap. A larger value would be copied through memory at
  // every step of a `switch`.
  /// Seven elements.
  indirect case N7(E, E, E, E, E, E, E)
  /// Eight elements.
  indirect case N8(E, E, E, E, E, E, E, E)
  /// Nine elements.
  indirect case N9(E, E, E, E, E, E, E, E, E)
  /// Ten elements, followed by a list of the others.
  indirect case N10(E, E, E, E, E, E, E, E, E, E, plus: Counted<E>)
}

// Generic functions are `@inlinable`. For one, the library contains an unspecialized copy, which
// hardly anybody calls. Where such copies are large, or call large ones, the functions are
// `@_alwaysEmitIntoClient` instead: those that reach an element of a list, take a part of it, are
// made of several patterns, or match a host. With `@inlinable` there, too, a statically linked
// program with twelve links grows by 28 KB; it's 500 KB larger than one without this library.
//
// Functions that a match rarely reaches are `@inline(never)`, so that there's only one copy.

extension Counted {
  /// Creates a list of the elements of a sequence.
  ///
  /// For elements that come from outside the program, other than in a URL, use ``init(exactly:)``.
  ///
  /// - Parameter elements: A finite sequence.
  /// - Precondition: The sequence has at most 4,000 elements. With more, the program stops with a
  ///   message, in debug and release builds alike. Without this limit, freeing the list could
  ///   overflow a small stack, and the program would crash without a message.
  /// - Complexity: O(*n*).
  @inlinable
  public init(_ elements: some Sequence<E>) {
    let all = Array(elements)
    if all.count > maximumCount { stopForTooManyElements(all.count) }
    self.init(bounded: all)
  }

  /// Creates a list of the elements of a sequence, or returns nil if there are too many.
  ///
  /// ```swift
  /// Counted(exactly: 0..<3)      // .N3(0, 1, 2)
  /// Counted(exactly: 0..<4_001)  // nil
  /// ```
  ///
  /// - Parameter elements: A finite sequence.
  /// - Returns: A list, or nil for more than 4,000 elements, because freeing a longer list could
  ///   overflow a thread's stack.
  /// - Complexity: O(*n*).
  @inlinable
  public init?(exactly elements: some Sequence<E>) {
    let all = Array(elements)
    guard all.count <= maximumCount else { return nil }
    self.init(bounded: all)
  }

  @inlinable
  init(bounded all: [E]) {
    var start = all.count - all.count % 10
    self.init(upToNine: all.count - start) { all[start + $0] }
    while start > 0 {
      start -= 10
      let e = all[start..<(start + 10)]
      self = .N10(
        e[start], e[start + 1], e[start + 2], e[start + 3], e[start + 4],
        e[start + 5], e[start + 6], e[start + 7], e[start + 8], e[start + 9],
        plus: self)
    }
  }

  /// Creates a list of up to nine elements, each of which is asked for once, in order.
  @inlinable
  init(upToNine count: Int, _ e: (Int) -> E) {
    switch count {
    case 0: self = .N0
    case 1: self = .N1(e(0))
    case 2: self = .N2(e(0), e(1))
    case 3: self = .N3(e(0), e(1), e(2))
    case 4: self = .N4(e(0), e(1), e(2), e(3))
    case 5: self = .N5(e(0), e(1), e(2), e(3), e(4))
    case 6: self = .N6(e(0), e(1), e(2), e(3), e(4), e(5))
    case 7: self = .N7(e(0), e(1), e(2), e(3), e(4), e(5), e(6))
    case 8: self = .N8(e(0), e(1), e(2), e(3), e(4), e(5), e(6), e(7))
    default: self = .N9(e(0), e(1), e(2), e(3), e(4), e(5), e(6), e(7), e(8))
    }
  }
}

/// The maximum number of elements in a list.
///
/// No realistic path has more, and even in a debug build, freeing a list of this length takes less
/// than half of the 512 KiB of stack that threads have on Apple's platforms.
@inlinable
var maximumCount: Int { 4_000 }

@usableFromInline
func stopForTooManyElements(_ count: Int) -> Never {
  stop(
    """
    A Counted holds at most \(maximumCount) elements, not \(count), because freeing a longer one \
    could overflow a thread's stack. Check with Counted(exactly:), or use an array.
    """)
}

extension Counted: ExpressibleByArrayLiteral {
  /// Creates a list of the elements of an array literal.
  @inlinable
  public init(arrayLiteral elements: E...) {
    self.init(elements)
  }
}

extension Counted: Equatable where E: Equatable {
  /// Returns whether both lists have equal elements in the same order.
  @inlinable
  public static func == (left: Counted, right: Counted) -> Bool {
    left.elements == right.elements
  }
}

extension Counted: Hashable where E: Hashable {
  /// Hashes the number of elements and each element.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

extension Counted: Sendable where E: Sendable {}

extension Counted: CustomStringConvertible, CustomDebugStringConvertible {
  /// A readable form of the path: a slash before each element, or a single `/` if there are none.
  ///
  /// The elements aren't percent-encoded. For a path that matches as this list, use
  /// ``percentEncodedPath()``.
  ///
  /// ```swift
  /// Counted(path: "/users/j%C3%BCrgen").description  // "/users/jürgen"
  /// ```
  public var description: String {
    if case .N0 = self { return "/" }
    return reduce(into: "") { $0 += "/\($1)" }
  }

  /// The list as you'd write it in Swift.
  ///
  /// ```swift
  /// print(Counted(path: "/users/john").debugDescription)
  /// // .N2("users", "john")
  /// ```
  public var debugDescription: String {
    let spelled = elements.map { String(reflecting: $0) }
    let tens = spelled.count / 10
    let last = spelled[(tens * 10)...]
    return (0..<tens).reduce(into: "") { text, ten in
      text += ".N10(\(spelled[(ten * 10)..<(ten * 10 + 10)].joined(separator: ", ")), plus: "
    }
      + (last.isEmpty ? ".N0" : ".N\(last.count)(\(last.joined(separator: ", ")))")
      + String(repeating: ")", count: tens)
  }
}

extension Counted: Encodable where E: Encodable {
  /// Encodes the elements as an array.
  public func encode(to encoder: any Encoder) throws {
    try elements.encode(to: encoder)
  }
}

extension Counted: Decodable where E: Decodable {
  /// Decodes the elements of an array.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for more than 4,000 elements, because freeing a
  ///   longer list could overflow a thread's stack. Also any error that decoding the array or an
  ///   element throws.
  public init(from decoder: any Decoder) throws {
    guard let list = Counted(exactly: try [E](from: decoder)) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: """
            A `Counted` holds at most \(maximumCount) elements. Decode a longer list as an array.
            """))
    }
    self = list
  }
}
