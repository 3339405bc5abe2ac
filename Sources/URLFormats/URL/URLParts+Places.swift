// For each place of a URL, how it's read, and then how it's written.
//
// What's written has a text that's split into the same parts, because each function refuses what a
// URL doesn't keep: an element (`isUnwritable`), or more than are split off; a captured scheme or
// host that would be read as another (`isURIScheme`, `isHostAsRead`); a second part in one place,
// or other arguments with the same name; and in the end a missing host (`reasonHostIsMissing`).

// MARK: - Scheme, host, and port

extension URLParts {
  package func has(scheme: String) -> Bool {
    if let reader { return reader.hasScheme(scheme) }
    return writtenScheme == scheme || writtenScheme?.lowercased() == scheme.lowercased()
  }

  package func has(host: String) -> Bool {
    if hostIsElement { return false }
    return reader?.hasHost(host) ?? writtenHost.map { isHost(host, equalTo: $0) } ?? false
  }

  mutating func write(scheme: String) -> Bool { put(scheme, in: &writtenScheme) }

  mutating func write(host: String) -> Bool { put(host, in: &writtenHost) }

  /// Writes the port, if there's a host before it.
  mutating func write(port: UInt16) -> Bool { writtenHost != nil && put(port, in: &writtenPort) }

  /// Writes a part, or returns false if another one has been written there.
  private func put<T: Equatable>(_ part: T, in written: inout T?) -> Bool {
    if written == nil { written = part }
    return written == part
  }

  /// Why these parts are no URL without a host that isn't empty, or nil if they have one or need
  /// none.
  var reasonHostIsMissing: String? {
    guard writtenHost?.isEmpty ?? true else { return nil }
    if writtenPort != nil { return "a port needs a host" }
    guard let writtenScheme else { return writtenHost.map { _ in "an empty host needs a scheme" } }
    return needsHost(writtenScheme) ? "a URL with this scheme needs a host" : nil
  }

  /// Makes the host the next element, unless it's empty, `.`, or `..`, which no path has.
  ///
  /// - Returns: False if an element of the path has been read before it, which can't be printed.
  mutating func readHostAsElement() -> Bool {
    guard position == 0 else { return hostIsElement }
    // The elements get new positions, so that a failure noted for the path alone doesn't count
    // here. The empty text keeps the position from being 0 again where there's no path.
    let start = elements.count + 1
    elements += ["", host ?? ""] + path
    position = start + (host.map(isUnwritable) ?? true ? 1 : 0)
    hostIsElement = true
    return true
  }

  /// Makes the next element that's written the host.
  mutating func writeHostAsElement() -> Bool {
    guard writtenHost == nil, elements.isEmpty else { return false }
    writtenHost = ""
    nextElementIsHost = true
    return true
  }
}

// MARK: - Path

extension URLParts {
  /// Whether all elements have been read.
  private var isAtEnd: Bool { position >= elements.count }

  /// Returns the next element, as the pattern has it where case is ignored, or nil at the end.
  func element(as pattern: TextPattern) -> String? {
    if isAtEnd { return nil }
    let element = elements[position]
    return options.contains(.ignoringCase) ? pattern.restored(element) ?? element : element
  }

  mutating func skipElement() -> Bool {
    guard !isAtEnd else { return false }
    position += 1
    return true
  }

  /// Reads the next element if it's equal to `text`.
  mutating func readElement(_ text: String) -> Bool {
    guard !isAtEnd,
      text ~= elements[position]
        || options.contains(.ignoringCase) && IgnoringCase(text) ~= elements[position]
    else { return false }
    position += 1
    return true
  }

  /// Appends an element, or returns false if it would be read as something else or not at all.
  package mutating func write(element: String, isInFragment: Bool = false) -> Bool {
    if isUnwritable(element) { return false }
    if isInFragment { return write(elementOfFragment: element) }
    if elements.count > PathReader.maxSplits { return false }
    if nextElementIsHost {
      nextElementIsHost = false
      writtenHost = element
      return isHostAsRead(element)
    }
    if elements.isEmpty { elements.reserveCapacity(6) }  // Few paths are longer.
    elements.append(element)
    return true
  }
}

// MARK: - The path in the fragment

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

  private mutating func write(elementOfFragment element: String) -> Bool {
    guard case .url(var path?, let arguments)? = writtenFragment, path.count <= PathReader.maxSplits
    else { return false }
    // Without another reference to the array, appending doesn't copy it.
    writtenFragment = nil
    path.append(element)
    writtenFragment = .url(path: path, arguments)
    return true
  }
}

// MARK: - Arguments and the fragment as a text

extension URLParts {
  /// A text that ends in the encoded fragment, if there is one.
  var textWithFragment: String { reader?.text ?? writtenFragment?.text ?? "" }

  /// The arguments of the query, or those in the fragment.
  private func arguments(inFragment: Bool) -> QueryArguments {
    inFragment ? applyingOptions(to: QueryArguments(fragmentOf: textWithFragment)) : query
  }

  /// Returns the same arguments, to be read with the options of these parts.
  func applyingOptions(to arguments: QueryArguments) -> QueryArguments {
    if options.isEmpty { return arguments }
    var arguments = arguments
    if options.contains(.plusAsSpace) { arguments.plusAsSpace = true }
    return options.contains(.ignoringCase) ? arguments.ignoringCase() : arguments
  }

  /// Returns the value of the fragment, or of the first argument with the name of a role.
  ///
  /// - Returns: `.some(nil)` if the argument doesn't have a value, or nil if it's missing.
  func firstValue(of role: _URLRole) -> String?? {
    switch role.place {
    case .argument(let name):
      arguments(inFragment: role.isInFragment).firstValue(named: name)
    case .fragment: fragment.map { .some($0) }
    case .address, .scheme, .host, .port, .path, .slash, .otherArguments, .startOfFragment: nil
    }
  }

  /// Returns the values of all arguments with the name of a role.
  func values(of role: _URLRole) -> [String?] {
    role.argumentName.map { arguments(inFragment: role.isInFragment).values(named: $0) } ?? []
  }

  /// Returns the arguments that have none of these names.
  func arguments(of role: _URLRole, except names: [String]) -> QueryArguments {
    arguments(inFragment: role.isInFragment).filter { [options] argument in
      !names.contains { options.areNamesSame($0, argument.name) }
    }
  }

  /// Appends arguments with the same name, or writes the fragment.
  ///
  /// - Returns: False if there are already other arguments with the name, which readers would
  ///   confuse with these, if an argument has neither a name nor a value, which no query can
  ///   express, or if there's another fragment.
  mutating func write(_ values: [String?], of role: _URLRole) -> Bool {
    if values.isEmpty { return true }
    switch role.place {
    case .fragment: return write(fragment: values[0] ?? "")
    case .argument(let name): return write(values, named: name, isInFragment: role.isInFragment)
    case .address, .scheme, .host, .port, .path, .slash, .otherArguments, .startOfFragment:
      return false
    }
  }

  private mutating func write(_ values: [String?], named name: String, isInFragment: Bool) -> Bool {
    guard let written = writtenArguments(inFragment: isInFragment) else { return false }
    let others = written.isEmpty ? [] : applyingOptions(to: written).values(named: name)
    if !others.isEmpty {
      return others.map { $0.map(Exactly.init) } == values.map { $0.map(Exactly.init) }
    }
    if name == "", values.contains(nil) { return false }
    append(
      QueryArguments(values.map { (name: name, value: $0) }), to: written,
      inFragment: isInFragment)
    return true
  }

  /// Appends arguments in their order and spelling.
  ///
  /// - Returns: False if one of them has one of these names, or if the fragment is no arguments.
  mutating func write(_ query: QueryArguments, of role: _URLRole, except names: [String]) -> Bool {
    if query.isEmpty { return true }
    let isNamed = query.contains { name, _ in names.contains { options.areNamesSame($0, name) } }
    guard !isNamed, let written = writtenArguments(inFragment: role.isInFragment)
    else { return false }
    // A `+` that stands for itself would be read as a space.
    let isPlus = options.contains(.plusAsSpace) && !query.plusAsSpace
    let encoded = query.percentEncodedQuery.split(separator: "&").joined(separator: "&")
    let text = isPlus ? encoded.replacing("+", with: "%2B") : encoded
    append(QueryArguments(percentEncoded: text), to: written, inFragment: role.isInFragment)
    return true
  }

  /// The arguments of the query or in the fragment that were written, or nil if the fragment is
  /// something else.
  private func writtenArguments(inFragment: Bool) -> QueryArguments? {
    inFragment ? writtenInFragment?.arguments : writtenQuery
  }

  private mutating func append(
    _ arguments: QueryArguments, to written: QueryArguments, inFragment: Bool
  ) {
    if inFragment {
      writtenFragment = .url(path: writtenInFragment?.path, written + arguments)
    } else {
      writtenQuery = written + arguments
    }
  }

  /// The path and the arguments in the fragment that were written, or nil if it's something else.
  private var writtenInFragment: (path: [String]?, arguments: QueryArguments)? {
    switch writtenFragment {
    case nil: (nil, [:])
    case .url(let path, let arguments): (path, arguments)
    case .encoded: nil
    }
  }

  private mutating func write(fragment: String) -> Bool {
    let text = encodedFragment(of: fragment)
    if writtenFragment == nil { writtenFragment = .encoded(text) }
    return writtenFragment?.text == text
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
