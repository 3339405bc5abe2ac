/// Writes a URL as `URL.init(scheme:host:port:path:query:fragment:)` does, without making one.
package func urlText(
  scheme: String?, host: String?, path: ArraySlice<String>, query: [(name: String, value: String?)]
) -> String? {
  if let scheme, !isURIScheme(scheme) { return nil }
  guard path.count <= PathReader.maxSplits + 1, !path.contains(where: isUnwritable) else {
    return nil
  }
  return URIWriter.text { text in
    text.append(scheme: scheme, host: host, port: nil)
    for element in path {
      text.append(UInt8(ascii: "/"))
      text.append(element, unencoded: .path)
    }
    var separator = UInt8(ascii: "?")
    // What would be written as nothing is left out.
    for (name, value) in query where !name.isEmpty || value != nil {
      text.append(separator)
      text.appendArgument(name: name, value: value)
      separator = UInt8(ascii: "&")
    }
  }
}
