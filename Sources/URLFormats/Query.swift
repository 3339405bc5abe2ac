import CommonParsers

/// An argument of the query that has to be there: text, or a parameter.
///
/// ```swift
/// path("retweet") <?> query("tweetId", .int)  // /retweet?tweetId=:int
/// path("list") <?> query("format", "json")    // /list?format=json
/// ```
///
/// The first argument of the name counts, and others are ignored, as `QueryArguments` has it.
public func query<P: URLParameter>(_ name: String, _ parameter: P) -> URLFormat<P.Value> {
  let conversion = parameter.urlConversion
  return URLFormat(
    parser: Parser(
      template: .template(query: "\(name)=\(parameter.urlTemplate)"),
      outline: .argument(name, conversion),
      consume: { parts in
        guard case .some(.some(let text)) = parts.firstValue(named: name) else { return nil }
        return conversion.apply(text)
      },
      print: { value, parts in
        conversion.unapply(value).map { parts.write(name, values: [$0]) } ?? false
      }
    ))
}

/// An argument of the query that may be missing: nil then.
///
/// ```swift
/// path("search") <?> query(opt: "page", .int)  // URLFormat<Int?>, /search?(page=:int)
/// ```
///
/// An argument that is there but cannot be converted does not match.
public func query<P: URLParameter>(opt name: String, _ parameter: P) -> URLFormat<P.OptionalValue> {
  let conversion = parameter.urlOptionalConversion
  return URLFormat(
    parser: Parser(
      template: .template(query: "(\(name)=\(parameter.urlTemplate))"),
      outline: .argument(name, conversion),
      consume: { parts in
        guard let value = parts.firstValue(named: name) else { return conversion.apply(nil) }
        return value.flatMap { conversion.apply($0) }
      },
      print: { value, parts in
        guard let text = conversion.unapply(value) else { return false }
        return parts.write(name, values: text.map { [$0] } ?? [])
      }
    ))
}

/// All arguments of a name, in order; none is the empty array.
///
/// ```swift
/// path("search") <?> query(all: "tag", .string)  // URLFormat<[String]>, /search?(tag=:string)*
/// ```
///
/// If one of them has no value, or one that cannot be converted, the format does not match.
public func query<P: URLParameter>(all name: String, _ parameter: P) -> URLFormat<P.Values> {
  let conversion = parameter.urlConversionOfAll
  return URLFormat(
    parser: Parser(
      template: .template(query: "(\(name)=\(parameter.urlTemplate))*"),
      outline: .argument(name, conversion),
      consume: { parts in
        let texts = parts.values(named: name)
        let present = texts.compactMap(\.self)
        return present.count == texts.count ? conversion.apply(present) : nil
      },
      print: { values, parts in
        conversion.unapply(values).map { parts.write(name, values: $0) } ?? false
      }
    ))
}

/// Whether the query has an argument of a name, with or without a value.
///
/// ```swift
/// path("search") <?> query(flag: "exact")  // URLFormat<Bool>, /search?(exact)
/// ```
public func query(flag name: String) -> URLFormat<Bool> {
  URLFormat(
    parser: Parser(
      template: .template(query: "(\(name))"),
      outline: Outline(names: [name]),
      consume: { .some($0.firstValue(named: name) != nil) },
      print: { isSet, parts in parts.write(name, values: isSet ? [nil] : []) }
    ))
}

extension Outline {
  /// What is known of an argument with a conversion.
  fileprivate static func argument<A, B>(_ name: String, _ iso: PartialIso<A, B>) -> Outline {
    Outline(isExact: false, readsBack: iso.domain.isKnown, names: [name])
  }
}
