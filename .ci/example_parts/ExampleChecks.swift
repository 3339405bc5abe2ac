// The functions with which examples report their values and output to `.ci/examples`, each with the
// number of the comment that they're compared with.

import Synchronization

/// The output since the last checked statement began.
private let printed = Mutex("")

/// Replaces the standard library's `print` in the examples.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map { "\($0)" }.joined(separator: separator) + terminator
  printed.withLock { $0 += text }
}

/// Marks the beginning of a statement whose output is checked.
public func _begins() {
  printed.withLock { $0 = "" }
}

/// Reports the statement's output for comment `id`.
public func _printed(_ id: Int) {
  tell("\(id)", [printed.withLock { $0 }])
}

/// Reports the last printed line for comment `id`.
public func _printedLast(_ id: Int) {
  let lines = printed.withLock { $0.split(separator: "\n", omittingEmptySubsequences: false) }
  tell("\(id)", lines.dropLast().suffix(1).map(String.init))
}

/// Reports `value` for comment `id`.
public func _check<T>(_ id: Int, _ value: T) {
  tell("\(id)", texts(of: value))
}

/// Runs the examples of doc comments, each with its place.
public func _run(_ examples: [(place: String, body: () throws -> Void)]) {
  for example in examples {
    do { try example.body() } catch { tell("error", [example.place, "\(error)"]) }
  }
}

private func tell(_ subject: String, _ texts: [String]) {
  Swift.print(([subject] + texts).joined(separator: "\u{1F}"), terminator: "\u{1E}")
}

/// Returns the texts that a comment can give for `value`: as written in Swift and, unless it's a
/// string, as printed. An optional is written with `.some(…)` or, if it's the only one around the
/// value, without.
private func texts(of value: Any) -> [String] {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else {
    return value is any StringProtocol || value is Character
      ? [spelling(of: value)] : [spelling(of: value), String(describing: value)]
  }
  guard let wrapped = mirror.children.first?.value else { return ["nil"] }
  let isNested = Mirror(reflecting: wrapped).displayStyle == .optional
  let inner = texts(of: wrapped)
  return (isNested ? [] : inner) + inner.map { ".some(\($0))" }
}

/// Returns `value` as written in Swift.
private func spelling(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  let children = mirror.children
  switch mirror.displayStyle {
  case .optional:
    return children.first.map { spelling(of: $0.value) } ?? "nil"
  case .collection:
    return "[" + children.map { spelling(of: $0.value) }.joined(separator: ", ") + "]"
  case .dictionary:
    let pairs = children.map { pair in
      Mirror(reflecting: pair.value).children.map { spelling(of: $0.value) }.joined(separator: ": ")
    }
    return pairs.isEmpty ? "[:]" : "[" + pairs.sorted().joined(separator: ", ") + "]"
  case .tuple:
    return "(" + children.map(spelling(ofField:)).joined(separator: ", ") + ")"
  case .enum where !(value is any CustomDebugStringConvertible):
    guard let child = children.first, let name = child.label else { return ".\(value)" }
    let isTuple = Mirror(reflecting: child.value).displayStyle == .tuple
    return ".\(name)" + (isTuple ? spelling(of: child.value) : "(\(spelling(of: child.value)))")
  default:
    return String(reflecting: value)
  }
}

private func spelling(ofField field: Mirror.Child) -> String {
  let label = field.label.map { $0.hasPrefix(".") ? "" : "\($0): " } ?? ""
  return label + spelling(of: field.value)
}
