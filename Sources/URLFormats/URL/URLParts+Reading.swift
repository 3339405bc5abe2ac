// MARK: - Scheme and host

extension URLParts {
  package func has(scheme: String) -> Bool {
    if let reader { return reader.hasScheme(scheme) }
    return writtenScheme == scheme || writtenScheme?.lowercased() == scheme.lowercased()
  }

  package func has(host: String) -> Bool {
    if hostIsElement { return false }
    return reader?.hasHost(host) ?? writtenHost.map { isHost(host, equalTo: $0) } ?? false
  }

  /// Makes the host the next element, unless it's empty, `.`, or `..`, which no path has.
  ///
  /// - Returns: False if an element of the path has been read before it, which can't be printed.
  mutating func readHostAsElement() -> Bool {
    guard position == 0 else { return hostIsElement }
    // The elements get new positions, so that a failure noted for the path alone doesn't count
    // here. The empty text keeps the end of that path, which is a position, too, apart from them.
    let start = elements.count + 1
    elements += ["", host ?? ""] + path
    position = start + (host.map(isUnwritable) ?? true ? 1 : 0)
    hostIsElement = true
    return true
  }
}

// MARK: - Path

extension URLParts {
  /// Whether all elements have been read.
  private var isAtEnd: Bool { position >= elements.count }

  /// The next element of the path, or nil at its end.
  var element: String? { isAtEnd ? nil : elements[position] }

  /// Returns the next element, as the pattern has it where case is ignored.
  func element(as pattern: TextPattern) -> String? {
    guard options.contains(.ignoringCase), let element else { return element }
    return pattern.restored(element) ?? element
  }

  mutating func skipElement() -> Bool {
    guard !isAtEnd else { return false }
    position += 1
    return true
  }

  /// Skips the next element if it's equal to `text`.
  mutating func skipElement(_ text: String) -> Bool {
    guard !isAtEnd,
      text ~= elements[position]
        || options.contains(.ignoringCase) && IgnoringCase(text) ~= elements[position]
    else { return false }
    position += 1
    return true
  }
}

// MARK: - Query and fragment

extension URLParts {
  /// The arguments of the query, or those in the fragment.
  private var arguments: QueryArguments {
    options.contains(.inFragment) ? read(QueryArguments(fragmentOf: textWithFragment)) : query
  }

  /// Returns arguments that are read by the rules of these parts.
  func read(_ arguments: QueryArguments) -> QueryArguments {
    if options.isEmpty { return arguments }
    var arguments = arguments
    if options.contains(.plusAsSpace) { arguments.plusAsSpace = true }
    return options.contains(.ignoringCase) ? arguments.ignoringCase() : arguments
  }

  /// A text that ends in the encoded fragment, if there is one.
  var textWithFragment: String { reader?.text ?? writtenFragment?.text ?? "" }

  /// Returns the values of all arguments with a name.
  func values(named name: String) -> [String?] { arguments.values(named: name) }

  /// Returns the arguments that have none of these names.
  func arguments(except names: [String]) -> QueryArguments {
    arguments.filter { [options] argument in
      !names.contains { options.areSame($0, argument.name) }
    }
  }

  /// Returns the value of the fragment, or of the first argument with a name.
  ///
  /// - Returns: `.some(nil)` if the argument doesn't have a value, or nil if it's missing.
  func firstValue(at place: _URLRole.Place) -> String?? {
    guard case .argument(let name) = place else { return fragment.map { .some($0) } }
    return arguments.firstValue(named: name)
  }

  /// The elements of the path in the fragment.
  var fragmentElements: [String] {
    countedFragment(of: textWithFragment).elements
  }

  /// Goes on with the elements of the path in the fragment, if all others have been read.
  mutating func turnToFragment() -> Bool {
    guard isAtEnd else { return false }
    elements += fragmentElements
    return true
  }
}
