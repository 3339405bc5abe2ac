extension Piece<URLParts> {
  /// Creates a piece that reads and writes what its role says.
  convenience init(_ role: _URLRole, skipOne: Piece<URLParts>? = nil) {
    var (read, write) = role.functions
    if !role.options.isEmpty { (read, write) = withOptions(role.options, read, write) }
    var amongOthers: (@Sendable (_URLRole, [_URLRole]) -> Piece<URLParts>)?
    if role.place == .otherArguments { amongOthers = { Piece($0.among($1)) } }
    self.init(
      patterns: role.patternOfPath.map { [$0] } ?? [], template: URLTemplate(role), role: role,
      isAbsence: role.presence == .never, read: read, write: write, amongOthers: amongOthers,
      skipOne: skipOne)
  }

  /// Returns a piece with another role that has the same content.
  ///
  /// A wildcard skips the same.
  func with(_ role: _URLRole) -> Piece { Piece(role, skipOne: skipOne) }
}

extension _URLRole {
  /// Removes a part from the front of what's left to read and pushes its value, or returns false if
  /// it isn't there.
  fileprivate typealias Read = @Sendable (inout URLParts, inout [Any]) -> Bool

  /// Pops a value and appends a part that reads as this value, or returns false if there isn't one.
  fileprivate typealias Write = @Sendable (inout [Any], inout URLParts) -> Bool

  /// For each kind of content, how it's read and how it's written.
  ///
  /// They're closures, because asking for the content of each part takes 3 % more instructions.
  fileprivate var functions: (read: Read, write: Write) {
    let role = self
    switch content {
    case .nothing:
      if presence == .never { return ({ parts, _ in parts.isMissing(role) }, { _, _ in true }) }
      return (
        { parts, _ in parts.readMark(at: role.place) },
        { _, parts in parts.writeMark(at: role.place) }
      )
    case .literal(let text) where place == .path:
      return (
        { parts, _ in parts.readElement(text) },
        { [isInFragment] _, parts in parts.write(element: text, isInFragment: isInFragment) }
      )
    case .literal(let text) where place == .scheme:
      return ({ parts, _ in parts.has(scheme: text) }, { _, parts in parts.write(scheme: text) })
    case .literal(let text) where place == .host:
      return ({ parts, _ in parts.has(host: text) }, { _, parts in parts.write(host: text) })
    case .literal(let text):
      return (
        { parts, _ in parts.text(at: role) == text },
        { _, parts in parts.write(text, at: role) }
      )
    case .text(let conversion) where place == .path:
      return (
        { parts, values in
          guard let text = parts.element(as: conversion.pattern), conversion.read(text, &values)
          else { return false }
          parts.position += 1
          return true
        },
        { [isInFragment] values, parts in
          guard let text = conversion.write(&values) else { return false }
          return parts.write(element: text, isInFragment: isInFragment)
        }
      )
    case .text(let conversion):
      return (
        { parts, values in
          guard let text = parts.text(at: role) else { return false }
          return conversion.read(text, &values)
        },
        { values, parts in
          guard let text = conversion.write(&values) else { return false }
          return parts.write(text, at: role)
        }
      )
    case .optional(let conversion):
      return (
        { parts, values in
          if let value = parts.firstValue(of: role) {
            if let value, conversion.read(value, &values) { return true }
            if !parts.options.contains(.malformedAsMissing) { return false }
          }
          return conversion.read(nil, &values)
        },
        { values, parts in
          guard let text = conversion.write(&values) else { return false }
          return parts.write(text.map { [$0] } ?? [], of: role)
        }
      )
    case .all(let conversion, let skippingMalformed):
      return (
        { parts, values in
          let texts = parts.values(of: role).compactMap(\.self)
          let skips = parts.options.contains(.malformedAsMissing)
          return (skips ? skippingMalformed : conversion).read(texts, &values)
        },
        { values, parts in
          guard let texts = conversion.write(&values) else { return false }
          return parts.write(texts, of: role)
        }
      )
    case .flag:
      return (
        { parts, values in
          values.append(parts.firstValue(of: role) != nil)
          return true
        },
        { values, parts in
          parts.write(values.removeLast() as? Bool == true ? [nil] : [], of: role)
        }
      )
    case .rest:
      return (
        { parts, values in
          values.append(Array(parts.path))
          parts.position = parts.elements.count
          return true
        },
        { values, parts in
          let elements = values.removeLast() as? [String]
          return elements?.allSatisfy {
            parts.write(element: $0, isInFragment: role.isInFragment)
          } ?? false
        }
      )
    case .arguments(let names):
      return (
        { parts, values in
          values.append(parts.arguments(of: role, except: names))
          return true
        },
        { values, parts in
          let arguments = values.removeLast() as? QueryArguments
          return arguments.map { parts.write($0, of: role, except: names) } ?? false
        }
      )
    case .wildcard: return ({ _, _ in true }, { _, _ in true })
    }
  }

  /// Returns the role of `otherArguments` in a row with pieces that have these roles.
  fileprivate func among(_ others: [_URLRole]) -> _URLRole {
    // Those of the query aren't in the fragment.
    let names = others.filter { $0.isInFragment == isInFragment }.compactMap(\.argumentName)
    return _URLRole(
      place: place, content: .arguments(except: names), presence: presence,
      isInFragment: isInFragment, options: options)
  }
}

// MARK: - Places

extension URLParts {
  /// Returns the decoded text in the place of a role, or nil if there's none.
  fileprivate func text(at role: _URLRole) -> String? {
    switch role.place {
    case .scheme: scheme
    case .host: host
    case .port: port.map { "\($0)" }
    case .argument, .fragment: firstValue(of: role) ?? nil
    case .address, .path, .slash, .otherArguments, .startOfFragment: nil
    }
  }

  /// Writes a text in the place of a role, or returns false if it would be read as another one.
  fileprivate mutating func write(_ text: String, at role: _URLRole) -> Bool {
    switch role.place {
    case .scheme: return isURIScheme(text) && write(scheme: text)
    case .host: return isHostAsRead(text) && write(host: text)
    case .port:
      guard let number = UInt16(text), "\(number)" == text else { return false }
      return write(port: number)
    case .argument, .fragment: return write([text], of: role)
    case .address, .path, .slash, .otherArguments, .startOfFragment: return false
    }
  }

  /// Whether what's in the place of a role is missing.
  fileprivate func isMissing(_ role: _URLRole) -> Bool {
    switch role.place {
    case .host: !hasAddress
    case .port: portText == nil
    case .argument, .fragment:
      options.contains(.malformedAsMissing) || firstValue(of: role) == nil
    case .address, .scheme, .path, .slash, .otherArguments, .startOfFragment: false
    }
  }

  /// Reads what has no text of its own.
  fileprivate mutating func readMark(at place: _URLRole.Place) -> Bool {
    switch place {
    case .address(let addresses):
      // A scheme alone also matches the hosts that others name, which come before it.
      return addresses.contains { !$0.hostIsElement && $0.read(&self) }
        || addresses.contains { $0.hostIsElement && $0.read(&self) }
    case .startOfFragment: return turnToFragment()
    case .slash: return true
    case .scheme, .host, .port, .path, .argument, .otherArguments, .fragment: return false
    }
  }

  /// Writes what has no text of its own.
  fileprivate mutating func writeMark(at place: _URLRole.Place) -> Bool {
    switch place {
    case .address(let addresses): return addresses[0].write(&self)
    case .startOfFragment: return writePathInFragment()
    case .slash:
      writtenSlashes.insert(.end)
      return true
    case .scheme, .host, .port, .path, .argument, .otherArguments, .fragment: return false
    }
  }
}
