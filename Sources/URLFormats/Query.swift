import CommonParsers

/// Matches an argument of the query.
///
/// Its value is text, or a parameter.
///
/// ```swift
/// path("retweet") <?> query("tweetId", .int)  // URLFormat<Int>: /retweet?tweetId=:int
/// path("list") <?> query("format", "json")    // URLFormat<Void>: /list?format=json
/// ```
///
/// If there are several arguments with the name, the first one counts and the others are ignored.
/// Names and text are compared with `==`, by canonical equivalence; `query("unit", Exactly("K"))`
/// compares the value by its bytes.
@inlinable
@inline(never)  // Specialised once for each parameter, not again for each route.
public func query<P: URLParameter>(_ name: String, _ parameter: P) -> URLFormat<P.Value> {
  URLFormat(
    parser: argument(
      name, parameter.urlConversion, template: "\(name)=\(parameter.urlTemplate)", withoutValue: nil
    ))
}

/// An argument of the query that has to be there.
///
/// - Parameter withoutValue: The text of an argument that has no value, not even an empty one; nil
///   when such an argument does not match.
@inlinable
package func argument<A>(
  _ name: String, _ conversion: PartialIso<String, A>, template: String, withoutValue: String?
) -> Parser<URLParts, A> {
  Parser(
    template: URLParts(argument: (name, template)),
    outline: Outline("\(withoutValue == nil ? "one" : "any") \(name)", conversion.domain),
    consume: { parts in
      parts.firstValue(named: name).flatMap { $0 ?? withoutValue }.flatMap(conversion.apply)
    },
    print: { value, parts in
      conversion.unapply(value).map { parts.write(name, values: [$0]) } ?? false
    },
    areSame: { conversion.unapply($0) == conversion.unapply($1) })
}

/// Matches an argument of the query that may be missing, and captures nil if it is.
///
/// ```swift
/// path("search") <?> query(opt: "page", .int)  // URLFormat<Int?>: /search?(page=:int)
/// ```
///
/// An argument that is there but cannot be converted does not match.
public func query<P: URLParameter>(opt name: String, _ parameter: P) -> URLFormat<P.OptionalValue> {
  let conversion = parameter.urlOptionalConversion
  return URLFormat(
    parser: Parser(
      template: URLParts(argument: (name, "(\(name)=\(parameter.urlTemplate))")),
      outline: Outline("optional \(name)", conversion.domain, isOptional: true),
      consume: { parts in
        guard let value = parts.firstValue(named: name) else { return conversion.apply(nil) }
        return value.flatMap { conversion.apply($0) }
      },
      print: { value, parts in
        guard let text = conversion.unapply(value) else { return false }
        return parts.write(name, values: text.map { [$0] } ?? [])
      },
      areSame: { conversion.unapply($0) == conversion.unapply($1) }))
}

/// Captures the values of all arguments with a name, in order, or an empty array if there are none.
///
/// ```swift
/// path("search") <?> query(all: "tag", .string)  // URLFormat<[String]>: /search?(tag=:string)*
/// ```
///
/// If one of them has no value, or one that cannot be converted, the format does not match.
public func query<P: URLParameter>(all name: String, _ parameter: P) -> URLFormat<P.Values> {
  let conversion = parameter.urlConversionOfAll
  return URLFormat(
    parser: Parser(
      template: URLParts(argument: (name, "(\(name)=\(parameter.urlTemplate))*")),
      outline: Outline("all \(name)", conversion.domain, isOptional: true),
      consume: { parts in
        let texts = parts.values(named: name)
        let present = texts.compactMap(\.self)
        return present.count == texts.count ? conversion.apply(present) : nil
      },
      print: { values, parts in
        conversion.unapply(values).map { parts.write(name, values: $0) } ?? false
      },
      areSame: { conversion.unapply($0) == conversion.unapply($1) }))
}

/// Captures whether the query has an argument with a name, with or without a value.
///
/// ```swift
/// path("search") <?> query(flag: "exact")  // URLFormat<Bool>: /search?(exact)
/// ```
public func query(flag name: String) -> URLFormat<Bool> {
  URLFormat(
    parser: Parser(
      template: URLParts(argument: (name, "(\(name))")), outline: Outline(),
      consume: { .some($0.firstValue(named: name) != nil) },
      print: { isSet, parts in parts.write(name, values: isSet ? [nil] : []) }
    ))
}
