/// Stops the program and prints the reason, in a release build, too, unlike `preconditionFailure`.
@usableFromInline
func stop(_ reason: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError(reason, file: file, line: line)
}
