/// A record of how far reading an input or writing a value got, for an explanation.
///
/// It keeps the furthest point that was reached: the one after the most pieces or, if several are
/// equal, after the most that were found to be missing.
package final class Trace<Input: Monoid & Sendable> {
  /// The step that failed.
  package enum Failure {
    /// A piece didn't read or write.
    ///
    /// In writing, the values come with it.
    case piece(Piece<Input>, [Any] = [])
    /// A conversion refused the values.
    ///
    /// In writing, the value on top of them comes with it.
    case conversion(Conversion, Any? = nil)
    /// Some input was left in the end, or the output wasn't read as the value.
    case rest
  }

  /// The pieces that were read or written up to the furthest point.
  package private(set) var pieces: [Piece<Input>] = []

  /// The pieces that failed there, in the order they were tried, or none if something else did.
  package private(set) var expected: [Piece<Input>] = []

  /// The first failure at that point, or nil if nothing has failed.
  package private(set) var failure: Failure?

  /// The input that was left at that point, or the output that had been written.
  package private(set) var reached = Input.empty

  private var progress = (0, 0)

  package init() {}

  @_semantics("optimize.sil.specialize.generic.never")
  func fail(_ failure: Failure, after pieces: [Piece<Input>], _ state: Input) {
    // A piece that reads an absence fails where its part is there, and that part's own failure says
    // more.
    if case .piece(let piece, _) = failure, piece.isAbsence, self.failure != nil { return }
    let progress = (pieces.count { !$0.isAbsence }, pieces.count)
    if self.failure == nil || progress > self.progress {
      (self.pieces, self.failure, reached, expected) = (pieces, failure, state, [])
      self.progress = progress
    }
    guard case .piece(let piece, _) = failure, progress == self.progress else { return }
    // If an optional part can't be written, the nil alternative refuses its value, too.
    if case .conversion? = self.failure { (self.failure, reached) = (failure, state) }
    if !expected.contains(where: { $0 === piece }) { expected.append(piece) }
  }
}
