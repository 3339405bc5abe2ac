/// The smallest part of a grammar: how to read, write, and describe one piece of input.
package final class Piece<Input: Monoid & Sendable>: Sendable {
  /// All that the piece could read of the texts of the input, such as the elements of a path, in
  /// order.
  ///
  /// Alternatives are looked up by them. They're empty if the piece reads none, as an
  /// argument does.
  package let patterns: [TextPattern]

  /// A description of the piece.
  ///
  /// It's made each time, because most pieces are never described.
  package var template: Input.Template { makeTemplate(role) }

  private let makeTemplate: @Sendable (Input._Role?) -> Input.Template

  /// What the piece is, if the input's type tells its parts apart, as that of URLs does
  /// (`_URLRole`).
  package let role: Input._Role?

  /// Whether the piece reads that something is missing, which is no progress (`Trace`).
  let isAbsence: Bool

  /// Removes the piece from the front of the input and pushes its value, or returns false if the
  /// input doesn't begin with it.
  ///
  /// If it fails, it may have changed both. The same goes for `write`.
  let read: @Sendable (inout Input, inout [Any]) -> Bool

  /// Pops the value and appends an input that reads as this value, or returns false if there isn't
  /// one.
  let write: @Sendable (inout [Any], inout Input) -> Bool

  /// Returns a description of what the piece writes for the value on top of the stack, which stays
  /// there; nil if the template describes every value.
  let describe: (@Sendable ([Any]) -> Input.Template)?

  /// Returns the piece to use in place of this one in a row with others, or nil if it doesn't
  /// depend on them.
  ///
  /// Their roles are in no certain order. Only `otherArguments` depends on them.
  package let amongOthers: (@Sendable (Input._Role, _ others: [Input._Role]) -> Piece)?

  /// What a wildcard skips one text with, or nil for any other piece.
  ///
  /// The wildcard itself reads nothing: it stands for what has been skipped, in templates and
  /// explanations. Steps puts steps before it that skip.
  let skipOne: Piece?

  init(
    patterns: [TextPattern], template: @escaping @Sendable (Input._Role?) -> Input.Template,
    role: Input._Role? = nil, isAbsence: Bool = false,
    read: @escaping @Sendable (inout Input, inout [Any]) -> Bool = { _, _ in true },
    write: @escaping @Sendable (inout [Any], inout Input) -> Bool = { _, _ in true },
    describe: (@Sendable ([Any]) -> Input.Template)? = nil,
    amongOthers: (@Sendable (Input._Role, _ others: [Input._Role]) -> Piece)? = nil,
    skipOne: Piece? = nil
  ) {
    (self.patterns, makeTemplate, self.role, self.isAbsence) = (patterns, template, role, isAbsence)
    (self.read, self.write) = (read, write)
    (self.describe, self.amongOthers, self.skipOne) = (describe, amongOthers, skipOne)
  }
}
