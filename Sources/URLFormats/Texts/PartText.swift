/// The texts that a part reads in its place.
struct PartTexts: NameableText {
  let pattern: TextPattern
  /// What's shown in a template unless there's only one text.
  private(set) var placeholder: String
  private(set) var place: PlaceInText? = nil
  /// The shape of the value, or nil if there's none.
  private(set) var shape: AnyShape? = nil
  /// Returns why a text isn't converted, if that can be said of a part of it.
  var reason: ConvertedParts<String, String>.Reason?

  /// Returns the texts in a template.
  func shown(_ escaped: (String) -> String = \.self) -> String {
    pattern.onlyText.map(escaped) ?? placeholder
  }

  func named(_ name: String) -> PartTexts {
    var texts = self
    let place = (place ?? PlaceInText()).named(name)
    texts.place = place
    texts.placeholder =
      place.prefix.escapedForTemplate + ":\(name)" + place.suffix.escapedForTemplate
    return texts
  }
}

/// The text of a part that's required: this one, without a value, or one that's converted.
enum RequiredText: NameableText {
  case literal(String)
  case converted(TextConversion<String>)

  var texts: PartTexts {
    switch self {
    case .literal(let text): PartTexts(pattern: .literal(text), placeholder: "")
    case .converted(let conversion): conversion.texts
    }
  }

  func named(_ name: String) -> RequiredText {
    if case .converted(let conversion) = self { .converted(conversion.named(name)) } else { self }
  }
}

/// The text of a part that's converted, and may be nil if the part is missing.
enum ConvertedText: NameableText {
  case required(TextConversion<String>)
  case optional(TextConversion<String?>)

  var presence: Presence { if case .required = self { .once } else { .atMostOnce } }

  var texts: PartTexts {
    switch self {
    case .required(let conversion): conversion.texts
    case .optional(let conversion): conversion.texts
    }
  }

  func named(_ name: String) -> ConvertedText {
    switch self {
    case .required(let conversion): .required(conversion.named(name))
    case .optional(let conversion): .optional(conversion.named(name))
    }
  }

  /// Returns how the text in a place is read and written.
  ///
  /// - Parameter text: Returns the text there, `.some(nil)` if there's something without a text,
  ///   or nil.
  @inline(__always)
  func functions(
    text: @escaping @Sendable (inout URLParts) -> String??,
    write: @escaping @Sendable (inout URLParts, String) -> Bool
  ) -> URLPart.Functions {
    switch self {
    case .required(let conversion): conversion.functions(text: { text(&$0) ?? nil }, write: write)
    case .optional(let conversion):
      (
        { parts, values in
          if let text = text(&parts) {
            if let text, conversion.read(text, &values) { return true }
            if !parts.options.contains(.malformedAsMissing) { return false }
          }
          return conversion.read(nil, &values)
        },
        { values, parts in
          guard let converted = conversion.write(&values) else { return false }
          return converted.map { write(&parts, $0) } ?? true
        }
      )
    }
  }
}

/// A conversion between the texts in one place of a URL and the values on the stack.
final class TextConversion<Text>: NameableText {
  /// The texts that can be converted.
  let texts: PartTexts

  /// Pushes the values of a text, or returns false if it can't be converted.
  let read: @Sendable (Text, inout [Any]) -> Bool

  /// Pops the values, and returns the text that's converted to them, or nil if there's none.
  let write: @Sendable (inout [Any]) -> Text?

  // Most captures are texts or integers. Specialized for them, the example takes 9 % fewer
  // instructions to match, and 4 % fewer to print. One of any other type takes about 900 more.
  @_specialize(where Text == String, A == String)
  @_specialize(where Text == String, A == Int)
  @_specialize(where Text == String, A == Void)
  init<A>(_ iso: PartialIso<Text, A>, _ shape: Shape<A>? = nil, placeholder: String = "") {
    let shape = shape ?? iso.shapeOfText
    if iso.isOptional {
      fatalError(
        """
        \(placeholder).optional() is a part for split(…): write path(opt:), query(opt:_:), or \
        .optional() behind the whole format
        """)
    }
    texts = PartTexts(
      pattern: iso.textPattern, placeholder: placeholder, place: iso.place, shape: shape,
      reason: iso.parts?.reason)
    let (apply, unapply) = (iso.apply, iso.unapply)
    read = { text, values in
      guard let value = apply(text) else { return false }
      // A literal has no value. Asking here saves 1 % of the instructions of matching.
      if A.self != Void.self { shape.push(value, &values) }
      return true
    }
    write = { values in
      values.reverse(last: shape.count)
      return unapply(A.self == Void.self ? unit as! A : shape.pop(&values))
    }
  }

  private init(_ other: TextConversion, texts: PartTexts) {
    (self.texts, read, write) = (texts, other.read, other.write)
  }

  func named(_ name: String) -> TextConversion {
    TextConversion(self, texts: texts.named(name))
  }
}

extension TextConversion<String> {
  /// Returns how the text in a place is read and written.
  @inline(__always)
  func functions(
    text: @escaping @Sendable (inout URLParts) -> String?,
    write: @escaping @Sendable (inout URLParts, String) -> Bool
  ) -> URLPart.Functions {
    (
      { [self] parts, values in
        guard let text = text(&parts) else { return false }
        return read(text, &values)
      },
      { [self] values, parts in
        guard let text = self.write(&values) else { return false }
        return write(&parts, text)
      }
    )
  }
}
