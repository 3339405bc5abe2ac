// MARK: - Scheme and host

extension URLParts {
  mutating func write(scheme: String) -> Bool { put(scheme, in: &writtenScheme) }

  mutating func write(host: String) -> Bool { put(host, in: &writtenHost) }

  /// Makes the next element that's written the host.
  mutating func writeHostAsElement() -> Bool {
    guard writtenHost == nil, elements.isEmpty else { return false }
    writtenHost = ""
    nextElementIsHost = true
    return true
  }

  /// Whether a host must be written, because the scheme needs one.
  var lacksHost: Bool {
    (writtenHost?.isEmpty ?? true) && writtenScheme.map(needsHost) == true
  }

  /// Writes the port, if there's a host before it.
  mutating func write(port: UInt16) -> Bool { writtenHost != nil && put(port, in: &writtenPort) }

  /// Writes a part, or returns false if another one has been written there.
  private func put<T: Equatable>(_ part: T, in written: inout T?) -> Bool {
    if written == nil { written = part }
    return written == part
  }
}

// MARK: - Path

extension URLParts {
  /// Appends an element, or returns false if it would be read as something else or not at all.
  package mutating func write(element: String) -> Bool {
    if isUnwritable(element) { return false }
    if options.contains(.inFragment) { return write(elementOfFragment: element) }
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

// MARK: - Query and fragment

extension URLParts {
  /// Appends arguments with the same name, or writes the fragment.
  ///
  /// - Returns: False if there are already other arguments with the name, which readers would
  ///   confuse with these, if an argument has neither a name nor a value, which no query can
  ///   express, or if there's another fragment.
  mutating func write(at place: _URLRole.Place, _ values: [String?]) -> Bool {
    if values.isEmpty { return true }
    guard case .argument(let name) = place else {
      return write(fragment: encodedFragment(of: values[0] ?? ""))
    }
    guard let written = writtenArguments else { return false }
    let others = written.isEmpty ? [] : read(written).values(named: name)
    if !others.isEmpty {
      return others.map { $0.map(Exactly.init) } == values.map { $0.map(Exactly.init) }
    }
    if name == "", values.contains(nil) { return false }
    return append(QueryArguments(values.map { (name: name, value: $0) }), to: written)
  }

  /// Appends arguments in their order and spelling.
  ///
  /// - Returns: False if one of them has one of these names, or if the fragment is no arguments.
  mutating func write(_ query: QueryArguments, except names: [String]) -> Bool {
    if query.isEmpty { return true }
    let isNamed = query.contains { name, _ in names.contains { options.areSame($0, name) } }
    guard !isNamed, let written = writtenArguments else { return false }
    // A `+` that stands for itself would be read as a space.
    let isPlus = options.contains(.plusAsSpace) && !query.plusAsSpace
    let encoded = query.percentEncodedQuery.split(separator: "&").joined(separator: "&")
    let text = isPlus ? encoded.replacing("+", with: "%2B") : encoded
    return append(QueryArguments(percentEncoded: text), to: written)
  }

  /// The arguments of the query or in the fragment that were written, or nil if the fragment is
  /// something else.
  private var writtenArguments: QueryArguments? {
    options.contains(.inFragment) ? inFragment?.arguments : writtenQuery
  }

  private mutating func append(_ arguments: QueryArguments, to written: QueryArguments) -> Bool {
    if options.contains(.inFragment) {
      writtenFragment = .url(path: inFragment?.path, written + arguments)
    } else {
      writtenQuery = written + arguments
    }
    return true
  }

  /// The path and the arguments in the fragment that were written, or nil if it's something else.
  private var inFragment: (path: [String]?, arguments: QueryArguments)? {
    switch writtenFragment {
    case nil: (nil, [:])
    case .url(let path, let arguments): (path, arguments)
    case .encoded: nil
    }
  }

  /// Writes an encoded fragment, with its `#`.
  private mutating func write(fragment text: String) -> Bool {
    if writtenFragment == nil { writtenFragment = .encoded(text) }
    return writtenFragment?.text == text
  }

  /// Starts a path in the fragment, or returns false if there's one, or a text.
  mutating func writePathInFragment() -> Bool {
    guard case (nil, let arguments)? = inFragment else { return false }
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
