/// Captures the rest of the path as an array of elements.
///
/// ```swift
/// let files = path("files") </> rest  // URLFormat<[String]>: /files/:rest
/// files.match(URL(string: "/files/a/b")!)  // ["a", "b"]
/// files.print(["a", "b"])?.render()        // "/files/a/b"
/// ```
///
/// Another element after it, such as in `rest </> path("x")`, would never match, and stops the
/// program. A query or a path in the fragment can follow.
@_disfavoredOverload  // If RoutePatterns is imported, too, its constant comes first.
public let rest = URLFormat<[String]>(RestPart(), checks: .path)

/// All elements that are left, as an array.
struct RestPart: PathPart, NameablePart {
  var text = PartTexts(pattern: .anyTexts, placeholder: ":rest", shape: Shape<[String]>.single)
  var isInFragment = false

  var functions: Functions {
    (
      { parts, values in
        values.append(Array(parts.path))
        parts.position = parts.elements.count
        return true
      },
      { [isInFragment] values, parts in
        let elements = values.removeLast() as? [String]
        return elements?.allSatisfy { parts.write(element: $0, isInFragment: isInFragment) }
          ?? false
      }
    )
  }

  var texts: PartTexts? { text }

  func template(_: Presence) -> URLTemplate { URLTemplate(path: [text.placeholder]) }

  func write(_: Presence, to uri: inout URITemplateWriter) throws(NotInRFC6570) {
    uri.append(rest: text, isInFragment)
  }
}
