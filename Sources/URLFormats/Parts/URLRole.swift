/// What a piece of a format is, as data.
///
/// The template that's shown, the lookup of rows, what's beside ``otherArguments``, explanations,
/// and the file for universal links are made from it.
public struct _URLRole: Sendable {
  let part: any URLPart

  /// How the piece is read.
  var options: MatchingOptions = []

  init(_ part: any URLPart, options: MatchingOptions = []) {
    (self.part, self.options) = (part, options)
  }

  /// What the piece reads of the path, or nil if that's nothing.
  var patternOfPath: TextPattern? {
    options.contains(.ignoringCase) ? part.patternOfPath?.ignoringCase : part.patternOfPath
  }
}

extension Piece<URLParts> {
  /// Creates a piece that reads and writes what its role says.
  convenience init(
    _ role: _URLRole,
    amongOthers: (@Sendable (_URLRole, _ others: [_URLRole]) -> Piece<URLParts>)? = nil,
    skipOne: Piece<URLParts>? = nil
  ) {
    var (read, write) = role.part.functions
    if !role.options.isEmpty { (read, write) = withOptions(role.options, read, write) }
    self.init(
      patterns: role.patternOfPath.map { [$0] } ?? [], template: { URLTemplate($0!.part) },
      role: role, isAbsence: role.part.presence == .never, read: read, write: write,
      amongOthers: amongOthers, skipOne: skipOne)
  }

  /// Returns a piece with another role for the same part.
  func with(_ role: _URLRole) -> Piece { Piece(role, amongOthers: amongOthers, skipOne: skipOne) }
}

extension URLFormat {
  /// Creates a format of one part, which has one value, or none if it's `Void`.
  init(_ part: some URLPart, shape: Shape<A> = .single, checks: JoinChecks = []) {
    parser = Parser(.piece(Piece(_URLRole(part))), shape, checks: checks)
  }

  /// Creates a format of one part whose text is converted.
  init(
    _ conversion: PartialIso<String, A>, placeholder: String,
    _ part: (TextConversion<String>) -> some URLPart
  ) {
    let shape = conversion.shapeOfText
    self.init(
      part(TextConversion(conversion, shape, placeholder: placeholder)), shape: shape,
      checks: conversion.place?.name == nil ? [] : .names)
  }

  /// Creates a format of one part that gets nil if its text is missing.
  init(
    _ conversion: PartialIso<String?, A>, placeholder: String,
    _ part: (TextConversion<String?>) -> some URLPart
  ) {
    let shape = conversion.shapeOfText
    self.init(
      part(TextConversion(conversion, shape, placeholder: placeholder)), shape: shape,
      checks: conversion.place?.name == nil ? [] : .names)
  }

  /// Creates a format of one part whose text a parameter converts.
  init<P: URLParameter>(_ parameter: P, _ part: (TextConversion<String>) -> some URLPart)
  where P.Value == A {
    self.init(parameter.urlConversion, placeholder: parameter.urlTemplate, part)
  }
}
