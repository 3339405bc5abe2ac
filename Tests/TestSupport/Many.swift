/// An enum with a case for each number of values from 1 to 12.
public enum Many: Sendable {
  case v1(Int)
  case v2(Int, String)
  case v3(Int, String, Int)
  case v4(Int, String, Int, String)
  case v5(Int, String, Int, String, Int)
  case v6(Int, String, Int, String, Int, String)
  case v7(Int, String, Int, String, Int, String, Int)
  case v8(Int, String, Int, String, Int, String, Int, String)
  case v9(Int, String, Int, String, Int, String, Int, String, Int)
  case v10(Int, String, Int, String, Int, String, Int, String, Int, String)
  case v11(Int, String, Int, String, Int, String, Int, String, Int, String, Int)
  case v12(Int, String, Int, String, Int, String, Int, String, Int, String, Int, String)

  /// The description of the case with the values 1, "b", 3, "d", and so on, or of these values as a
  /// tuple.
  public static func description(of count: Int, asTuple: Bool = false) -> String {
    let values = texts(count).enumerated().map { i, text in i % 2 == 0 ? text : "\"\(text)\"" }
    if asTuple, count == 1 { return values[0] }
    return (asTuple ? "" : "v\(count)") + "(\(values.joined(separator: ", ")))"
  }

  /// The texts of the first values.
  public static func texts(_ count: Int) -> [String] {
    zip(1...count, "abcdefghijkl").map { $0 % 2 == 1 ? "\($0)" : "\($1)" }
  }
}
