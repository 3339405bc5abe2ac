#if DEBUG
  @testable import URLPatterns

  /// The meaning of a pattern, as a tree.
  indirect enum PatternTree: Sendable {
    case literal(Unicode.Scalar)
    case anyScalar(newlines: Bool)
    case kind(Kind, isNegated: Bool)
    case oneOf([ClassItem], isNegated: Bool)
    case place(RegexAssertion)
    case empty
    case sequence([PatternTree])
    case choice([PatternTree])
    case caseGroup(PatternTree, ignoresCase: Bool)
    case repetition(PatternTree, min: Int, max: Int?, isLazy: Bool)

    enum Kind: String, Sendable { case d, w, s }

    enum ClassItem: Sendable {
      case range(Unicode.Scalar, Unicode.Scalar)
      case kind(Kind, isNegated: Bool)
    }

    /// The scalars of patterns and texts, including everything that is special to one of them.
    private static let scalars: [Unicode.Scalar] = [
      "a", "b", "A", "-", "1", "k", "K", "\u{212A}", "s", "ſ", "é", "日", "😀", "\n", " ", "_", "٣",
      "/", "ß", "ẞ", ".",
    ]

    /// Returns the next scalar, or nil at the end of a text.
    static func scalar(_ input: inout FuzzInput) -> Unicode.Scalar? {
      let number = Int(input.byte()) % (scalars.count + 1)
      return number < scalars.count ? scalars[number] : nil
    }

    init(_ input: inout FuzzInput, depth: Int) {
      let literal: (inout FuzzInput) -> Unicode.Scalar = { Self.scalar(&$0) ?? "a" }
      switch input.number(below: depth > 0 ? 16 : 9) {
      case 0...3: self = .literal(literal(&input))
      case 4: self = .anyScalar(newlines: input.bool())
      case 5: self = .kind(Self.kind(&input), isNegated: input.bool())
      case 6:
        let items = (0...input.number(below: 3)).map { _ -> ClassItem in
          guard input.number(below: 4) > 0 else {
            return .kind(Self.kind(&input), isNegated: input.bool())
          }
          let (one, other) = (literal(&input), literal(&input))
          return .range(min(one, other), max(one, other))
        }
        self = .oneOf(items, isNegated: input.bool())
      case 7:
        self = .place(
          [.textStart, .textEnd, .lineStart, .lineEnd, .wordBoundary, .notWordBoundary][
            input.number(below: 6)])
      case 8: self = .empty
      case 9...10:
        self = .sequence((0...input.number(below: 4)).map { _ in Self(&input, depth: depth - 1) })
      case 11...12:
        self = .choice((0...input.number(below: 3)).map { _ in Self(&input, depth: depth - 1) })
      case 13:
        let ignoresCase = input.bool()
        self = .caseGroup(Self(&input, depth: depth - 1), ignoresCase: ignoresCase)
      default:
        let min = input.number(below: 4)
        let max = input.bool() ? nil : min + input.number(below: 3)
        let isLazy = input.bool()
        self = .repetition(Self(&input, depth: depth - 1), min: min, max: max, isLazy: isLazy)
      }
    }

    private static func kind(_ input: inout FuzzInput) -> Kind {
      [.d, .w, .s][input.number(below: 3)]
    }

    /// The text of the pattern.
    var pattern: String {
      switch self {
      case .literal(let scalar): "\\x{\(String(scalar.value, radix: 16))}"
      case .anyScalar(let newlines): newlines ? "(?s:.)" : "."
      case .kind(let kind, let isNegated): Self.spelling(kind, isNegated)
      case .oneOf(let items, let isNegated):
        "[\(isNegated ? "^" : "")\(items.map(Self.spelling).joined())]"
      case .place(let assertion):
        switch assertion {
        case .textStart: "\\A"
        case .textEnd: "\\z"
        case .lineStart: "(?m:^)"
        case .lineEnd: "(?m:$)"
        case .wordBoundary: "\\b"
        case .notWordBoundary: "\\B"
        }
      case .empty: "(?:)"
      case .sequence(let trees): trees.map { "(?:\($0.pattern))" }.joined()
      case .choice(let trees): "(?:\(trees.map(\.pattern).joined(separator: "|")))"
      case .caseGroup(let tree, let ignoresCase): "(?\(ignoresCase ? "i" : "-i"):\(tree.pattern))"
      case .repetition(let tree, let min, let max, let isLazy):
        "(?:\(tree.pattern))\(Self.spelling(min, max))\(isLazy ? "?" : "")"
      }
    }

    private static func spelling(_ min: Int, _ max: Int?) -> String {
      switch (min, max) {
      case (0, nil): "*"
      case (1, nil): "+"
      case (0, 1): "?"
      case (_, min): "{\(min)}"
      default: "{\(min),\(max.map(String.init) ?? "")}"
      }
    }

    private static func spelling(_ kind: Kind, _ isNegated: Bool) -> String {
      "\\" + (isNegated ? kind.rawValue.uppercased() : kind.rawValue)
    }

    private static func spelling(_ item: ClassItem) -> String {
      switch item {
      case .range(let one, let other):
        "\\x{\(String(one.value, radix: 16))}-\\x{\(String(other.value, radix: 16))}"
      case .kind(let kind, let isNegated): spelling(kind, isNegated)
      }
    }
  }
#endif
