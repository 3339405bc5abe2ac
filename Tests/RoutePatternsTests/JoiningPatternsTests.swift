import RoutePatterns
import Testing

private enum Tab: String { case home }

/// What joined patterns capture, with nothing, a value, an optional value, or two values on a side.
///
/// Where only types are compared, the compiler needn't optimize what has them, which takes it long.
@Suite struct JoiningPatternsTests {
  /// `Any`, so that the compiler isn't told what type to find.
  private func expect(
    _ pattern: Any, _ expected: Any.Type, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(type(of: pattern) == expected, sourceLocation: location)
  }

  @Test @_optimize(none)
  func `paths`() {
    expect("a" / "b", PathPattern<Void>.self)
    expect("a" / bool, PathPattern<Bool>.self)
    expect("a" / maybe(bool), PathPattern<Bool?>.self)
    expect("a" / maybe(param(Tab.self)), PathPattern<Tab?>.self)
    expect("a" / (bool / double), PathPattern<(Bool, Double)>.self)
    expect(int / "b", PathPattern<Int>.self)
    expect(int / bool, PathPattern<(Int, Bool)>.self)
    expect(int / maybe(bool), PathPattern<(Int, Bool?)>.self)
    expect(int / maybe(param(Tab.self)), PathPattern<(Int, Tab?)>.self)
    expect(int / (bool / double), PathPattern<(Int, Bool, Double)>.self)
    expect(maybe(int) / "b", PathPattern<Int?>.self)
    expect(maybe(int) / bool, PathPattern<(Int?, Bool)>.self)
    expect(maybe(int) / maybe(bool), PathPattern<(Int?, Bool?)>.self)
    expect(maybe(int) / maybe(param(Tab.self)), PathPattern<(Int?, Tab?)>.self)
    expect(maybe(int) / (bool / double), PathPattern<(Int?, Bool, Double)>.self)
    expect(maybe(param(Tab.self)) / "b", PathPattern<Tab?>.self)
    expect(maybe(param(Tab.self)) / bool, PathPattern<(Tab?, Bool)>.self)
    expect(maybe(param(Tab.self)) / maybe(bool), PathPattern<(Tab?, Bool?)>.self)
    expect(maybe(param(Tab.self)) / maybe(param(Tab.self)), PathPattern<(Tab?, Tab?)>.self)
    expect(maybe(param(Tab.self)) / (bool / double), PathPattern<(Tab?, Bool, Double)>.self)
    expect((int / string) / "b", PathPattern<(Int, String)>.self)
    expect((int / string) / bool, PathPattern<(Int, String, Bool)>.self)
    expect((int / string) / maybe(bool), PathPattern<(Int, String, Bool?)>.self)
    expect((int / string) / maybe(param(Tab.self)), PathPattern<(Int, String, Tab?)>.self)
    expect((int / string) / (bool / double), PathPattern<(Int, String, Bool, Double)>.self)
    expect(int / param(.string)(prefix: "@"), PathPattern<(Int, String)>.self)
    expect(int / bool / param(.string)(prefix: "@"), PathPattern<(Int, Bool, String)>.self)
    expect(
      int / maybe(bool) / param(.string)(suffix: ".x") / "y" / double,
      PathPattern<(Int, Bool?, String, Double)>.self)
  }

  @Test @_optimize(none)
  func `a path and an optional path`() {
    expect("a" /? "b", PathPattern<Void>.self)
    expect("a" /? bool, PathPattern<Bool?>.self)
    expect("a" /? maybe(bool), PathPattern<Bool??>.self)
    expect("a" /? maybe(param(Tab.self)), PathPattern<Tab??>.self)
    expect("a" /? (bool / double), PathPattern<((Bool, Double)?)>.self)
    expect(int /? "b", PathPattern<Int>.self)
    expect(int /? bool, PathPattern<(Int, Bool?)>.self)
    expect(int /? maybe(bool), PathPattern<(Int, Bool??)>.self)
    expect(int /? maybe(param(Tab.self)), PathPattern<(Int, Tab??)>.self)
    expect(int /? (bool / double), PathPattern<(Int, (Bool, Double)?)>.self)
    expect(maybe(int) /? "b", PathPattern<Int?>.self)
    expect(maybe(int) /? bool, PathPattern<(Int?, Bool?)>.self)
    expect(maybe(int) /? maybe(bool), PathPattern<(Int?, Bool??)>.self)
    expect(maybe(int) /? maybe(param(Tab.self)), PathPattern<(Int?, Tab??)>.self)
    expect(maybe(int) /? (bool / double), PathPattern<(Int?, (Bool, Double)?)>.self)
    expect(maybe(param(Tab.self)) /? "b", PathPattern<Tab?>.self)
    expect(maybe(param(Tab.self)) /? bool, PathPattern<(Tab?, Bool?)>.self)
    expect(maybe(param(Tab.self)) /? maybe(bool), PathPattern<(Tab?, Bool??)>.self)
    expect(maybe(param(Tab.self)) /? maybe(param(Tab.self)), PathPattern<(Tab?, Tab??)>.self)
    expect(maybe(param(Tab.self)) /? (bool / double), PathPattern<(Tab?, (Bool, Double)?)>.self)
    expect((int / string) /? "b", PathPattern<(Int, String)>.self)
    expect((int / string) /? bool, PathPattern<(Int, String, Bool?)>.self)
    expect((int / string) /? maybe(bool), PathPattern<(Int, String, Bool??)>.self)
    expect((int / string) /? maybe(param(Tab.self)), PathPattern<(Int, String, Tab??)>.self)
    expect((int / string) /? (bool / double), PathPattern<(Int, String, (Bool, Double)?)>.self)
  }

  @Test @_optimize(none)
  func `a path and a query`() {
    expect("a" .? fragment("b"), QueryPattern<Void>.self)
    expect("a" .? bool("b"), QueryPattern<Bool>.self)
    expect("a" .? maybe(bool("b")), QueryPattern<Bool?>.self)
    expect("a" .? maybe(param(Tab.self)("t")), QueryPattern<Tab?>.self)
    expect("a" .? (bool("b") & double("d")), QueryPattern<(Bool, Double)>.self)
    expect(int .? fragment("b"), QueryPattern<Int>.self)
    expect(int .? bool("b"), QueryPattern<(Int, Bool)>.self)
    expect(int .? maybe(bool("b")), QueryPattern<(Int, Bool?)>.self)
    expect(int .? maybe(param(Tab.self)("t")), QueryPattern<(Int, Tab?)>.self)
    expect(int .? (bool("b") & double("d")), QueryPattern<(Int, Bool, Double)>.self)
    expect(maybe(int) .? fragment("b"), QueryPattern<Int?>.self)
    expect(maybe(int) .? bool("b"), QueryPattern<(Int?, Bool)>.self)
    expect(maybe(int) .? maybe(bool("b")), QueryPattern<(Int?, Bool?)>.self)
    expect(maybe(int) .? maybe(param(Tab.self)("t")), QueryPattern<(Int?, Tab?)>.self)
    expect(maybe(int) .? (bool("b") & double("d")), QueryPattern<(Int?, Bool, Double)>.self)
    expect(maybe(param(Tab.self)) .? fragment("b"), QueryPattern<Tab?>.self)
    expect(maybe(param(Tab.self)) .? bool("b"), QueryPattern<(Tab?, Bool)>.self)
    expect(maybe(param(Tab.self)) .? maybe(bool("b")), QueryPattern<(Tab?, Bool?)>.self)
    expect(maybe(param(Tab.self)) .? maybe(param(Tab.self)("t")), QueryPattern<(Tab?, Tab?)>.self)
    expect(
      maybe(param(Tab.self)) .? (bool("b") & double("d")), QueryPattern<(Tab?, Bool, Double)>.self)
    expect((int / string) .? fragment("b"), QueryPattern<(Int, String)>.self)
    expect((int / string) .? bool("b"), QueryPattern<(Int, String, Bool)>.self)
    expect((int / string) .? maybe(bool("b")), QueryPattern<(Int, String, Bool?)>.self)
    expect((int / string) .? maybe(param(Tab.self)("t")), QueryPattern<(Int, String, Tab?)>.self)
    expect(
      (int / string) .? (bool("b") & double("d")), QueryPattern<(Int, String, Bool, Double)>.self)
  }

  @Test @_optimize(none)
  func `a path and an optional query`() {
    expect("a" .?? bool("b"), QueryPattern<Bool?>.self)
    expect("a" .?? maybe(bool("b")), QueryPattern<Bool??>.self)
    expect("a" .?? maybe(param(Tab.self)("t")), QueryPattern<Tab??>.self)
    expect("a" .?? (bool("b") & double("d")), QueryPattern<((Bool, Double)?)>.self)
    expect(int .?? bool("b"), QueryPattern<(Int, Bool?)>.self)
    expect(int .?? maybe(bool("b")), QueryPattern<(Int, Bool??)>.self)
    expect(int .?? maybe(param(Tab.self)("t")), QueryPattern<(Int, Tab??)>.self)
    expect(int .?? (bool("b") & double("d")), QueryPattern<(Int, (Bool, Double)?)>.self)
    expect(maybe(int) .?? bool("b"), QueryPattern<(Int?, Bool?)>.self)
    expect(maybe(int) .?? maybe(bool("b")), QueryPattern<(Int?, Bool??)>.self)
    expect(maybe(int) .?? maybe(param(Tab.self)("t")), QueryPattern<(Int?, Tab??)>.self)
    expect(maybe(int) .?? (bool("b") & double("d")), QueryPattern<(Int?, (Bool, Double)?)>.self)
    expect(maybe(param(Tab.self)) .?? bool("b"), QueryPattern<(Tab?, Bool?)>.self)
    expect(maybe(param(Tab.self)) .?? maybe(bool("b")), QueryPattern<(Tab?, Bool??)>.self)
    expect(maybe(param(Tab.self)) .?? maybe(param(Tab.self)("t")), QueryPattern<(Tab?, Tab??)>.self)
    expect(
      maybe(param(Tab.self)) .?? (bool("b") & double("d")),
      QueryPattern<(Tab?, (Bool, Double)?)>.self)
    expect((int / string) .?? bool("b"), QueryPattern<(Int, String, Bool?)>.self)
    expect((int / string) .?? maybe(bool("b")), QueryPattern<(Int, String, Bool??)>.self)
    expect((int / string) .?? maybe(param(Tab.self)("t")), QueryPattern<(Int, String, Tab??)>.self)
    expect(
      (int / string) .?? (bool("b") & double("d")),
      QueryPattern<(Int, String, (Bool, Double)?)>.self)
  }

  @Test @_optimize(none)
  func `queries`() {
    expect(fragment("a") & fragment("b"), QueryPattern<Void>.self)
    expect(fragment("a") & bool("b"), QueryPattern<Bool>.self)
    expect(fragment("a") & maybe(bool("b")), QueryPattern<Bool?>.self)
    expect(fragment("a") & maybe(param(Tab.self)("t")), QueryPattern<Tab?>.self)
    expect(fragment("a") & (bool("b") & double("d")), QueryPattern<(Bool, Double)>.self)
    expect(int("a") & fragment("b"), QueryPattern<Int>.self)
    expect(int("a") & bool("b"), QueryPattern<(Int, Bool)>.self)
    expect(int("a") & maybe(bool("b")), QueryPattern<(Int, Bool?)>.self)
    expect(int("a") & maybe(param(Tab.self)("t")), QueryPattern<(Int, Tab?)>.self)
    expect(int("a") & (bool("b") & double("d")), QueryPattern<(Int, Bool, Double)>.self)
    expect(maybe(int("a")) & fragment("b"), QueryPattern<Int?>.self)
    expect(maybe(int("a")) & bool("b"), QueryPattern<(Int?, Bool)>.self)
    expect(maybe(int("a")) & maybe(bool("b")), QueryPattern<(Int?, Bool?)>.self)
    expect(maybe(int("a")) & maybe(param(Tab.self)("t")), QueryPattern<(Int?, Tab?)>.self)
    expect(maybe(int("a")) & (bool("b") & double("d")), QueryPattern<(Int?, Bool, Double)>.self)
    expect(maybe(param(Tab.self)("t")) & fragment("b"), QueryPattern<Tab?>.self)
    expect(maybe(param(Tab.self)("t")) & bool("b"), QueryPattern<(Tab?, Bool)>.self)
    expect(maybe(param(Tab.self)("t")) & maybe(bool("b")), QueryPattern<(Tab?, Bool?)>.self)
    expect(
      maybe(param(Tab.self)("t")) & maybe(param(Tab.self)("t")), QueryPattern<(Tab?, Tab?)>.self)
    expect(
      maybe(param(Tab.self)("t")) & (bool("b") & double("d")),
      QueryPattern<(Tab?, Bool, Double)>.self)
    expect((int("a") & string("c")) & fragment("b"), QueryPattern<(Int, String)>.self)
    expect((int("a") & string("c")) & bool("b"), QueryPattern<(Int, String, Bool)>.self)
    expect((int("a") & string("c")) & maybe(bool("b")), QueryPattern<(Int, String, Bool?)>.self)
    expect(
      (int("a") & string("c")) & maybe(param(Tab.self)("t")), QueryPattern<(Int, String, Tab?)>.self
    )
    expect(
      (int("a") & string("c")) & (bool("b") & double("d")),
      QueryPattern<(Int, String, Bool, Double)>.self)
  }

  @Test @_optimize(none)
  func `a query and an optional query`() {
    expect(fragment("a") &? bool("b"), QueryPattern<Bool?>.self)
    expect(fragment("a") &? maybe(bool("b")), QueryPattern<Bool??>.self)
    expect(fragment("a") &? maybe(param(Tab.self)("t")), QueryPattern<Tab??>.self)
    expect(fragment("a") &? (bool("b") & double("d")), QueryPattern<((Bool, Double)?)>.self)
    expect(int("a") &? bool("b"), QueryPattern<(Int, Bool?)>.self)
    expect(int("a") &? maybe(bool("b")), QueryPattern<(Int, Bool??)>.self)
    expect(int("a") &? maybe(param(Tab.self)("t")), QueryPattern<(Int, Tab??)>.self)
    expect(int("a") &? (bool("b") & double("d")), QueryPattern<(Int, (Bool, Double)?)>.self)
    expect(maybe(int("a")) &? bool("b"), QueryPattern<(Int?, Bool?)>.self)
    expect(maybe(int("a")) &? maybe(bool("b")), QueryPattern<(Int?, Bool??)>.self)
    expect(maybe(int("a")) &? maybe(param(Tab.self)("t")), QueryPattern<(Int?, Tab??)>.self)
    expect(maybe(int("a")) &? (bool("b") & double("d")), QueryPattern<(Int?, (Bool, Double)?)>.self)
    expect(maybe(param(Tab.self)("t")) &? bool("b"), QueryPattern<(Tab?, Bool?)>.self)
    expect(maybe(param(Tab.self)("t")) &? maybe(bool("b")), QueryPattern<(Tab?, Bool??)>.self)
    expect(
      maybe(param(Tab.self)("t")) &? maybe(param(Tab.self)("t")), QueryPattern<(Tab?, Tab??)>.self)
    expect(
      maybe(param(Tab.self)("t")) &? (bool("b") & double("d")),
      QueryPattern<(Tab?, (Bool, Double)?)>.self)
    expect((int("a") & string("c")) &? bool("b"), QueryPattern<(Int, String, Bool?)>.self)
    expect((int("a") & string("c")) &? maybe(bool("b")), QueryPattern<(Int, String, Bool??)>.self)
    expect(
      (int("a") & string("c")) &? maybe(param(Tab.self)("t")),
      QueryPattern<(Int, String, Tab??)>.self)
    expect(
      (int("a") & string("c")) &? (bool("b") & double("d")),
      QueryPattern<(Int, String, (Bool, Double)?)>.self)
  }

  @Test func `optional values are matched and printed`() {
    let row = "a" / (int / string) / maybe(param(Tab.self)) .?? int("n")
    #expect(row.template == "a/:int/:string/(:tab)?(n=:int)")
    for (tab, number) in [(nil, nil), (.home, 7), (.home, nil), (nil, 7)] as [(Tab?, Int?)] {
      let components = (
        path: ["a", "1", "x"] + (tab.map { [$0.rawValue] } ?? []),
        query: number.map { ["n": "\($0)"] } ?? [:]
      )
      #expect(row.parse(components).map { $0.match == (1, "x", tab, number) } == true)
      #expect(row.print((1, "x", tab, number)).map { $0 == components } == true)
    }
    let both = maybe(string) .?? string("q")
    #expect(both.template == "(:string)?(q=:string)")
    for (path, query) in [([], [:]), (["a"], [:]), ([], ["q": "b"]), (["a"], ["q": "b"])] {
      let components = (path: path, query: query)
      #expect(both.parse(components).map { $0.match == (path.first, query["q"]) } == true)
      #expect(both.print((path.first, query["q"])).map { $0 == components } == true)
    }
  }

  @Test @_optimize(none)
  func `a default whose type isn't known yet follows any values in a flat tuple`() {
    expect("t" .? param(.int(0...9))("c", default: 0), QueryPattern<Int>.self)
    expect(bool .? param(.int(0...9))("c", default: 0), QueryPattern<(Bool, Int)>.self)
    expect(
      bool / double .? param(.int(0...9))("c", default: 0), QueryPattern<(Bool, Double, Int)>.self)
    expect(
      bool / double .?? param(.int(0...9))("c", default: 0), QueryPattern<(Bool, Double, Int?)>.self
    )
    expect(
      "t" .? bool("a") & param(.rawRepresentable(Tab.self))("c", default: .home),
      QueryPattern<(Bool, Tab)>.self)
    expect(
      "t" .? bool("a") & double("b") & param(.string)("c", default: ""),
      QueryPattern<(Bool, Double, String)>.self)
    expect(
      "t" .? bool("a") & double("b") & param(.rawRepresentable(Tab.self))("c", default: .home),
      QueryPattern<(Bool, Double, Tab)>.self)
    expect(
      "t" .? bool("a") & double("b") &? param(.string)("c", default: ""),
      QueryPattern<(Bool, Double, String?)>.self)
    expect(
      bool .? double("b") & int("c") & param(.string)("d", default: ""),
      QueryPattern<(Bool, Double, Int, String)>.self)
    expect(
      bool .? double("b") & flag("c") & param(.string)("d", default: "") & string("e"),
      QueryPattern<(Bool, Double, Bool, String, String)>.self)
    expect(
      bool / double .? param(.string)("c", default: "") & param(.int(0...9))("d", default: 0),
      QueryPattern<(Bool, Double, String, Int)>.self)
    expect(
      bool / double .? maybe(param(.int(0...9))("c")), QueryPattern<(Bool, Double, Int?)>.self)
    expect(
      bool / double .? fragment(param(.int(0...9))), QueryPattern<(Bool, Double, Int)>.self)
    expect(
      path(.bool) </> path(.double) </> query("c", .int(0...9), default: 0),
      URLFormat<(Bool, Double, Int)>.self)
    expect(
      path(.bool) </> query("b", .string, default: "") </> query("c", .int(0...9), default: 0)
        </> fragment(opt: .rawRepresentable(Tab.self)),
      URLFormat<(Bool, String, Int, Tab?)>.self)
  }
}
