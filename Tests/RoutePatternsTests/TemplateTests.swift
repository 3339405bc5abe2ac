import RoutePatterns
import Testing

@Suite struct TemplateTests {
  @Test(
    arguments: [
      (root, ""), (root / "a" / root, "a"), (maybe("a"), "(a)"), (maybe(maybe("a")), "((a))"),
      (lit("a") | lit("b"), "(a|b)"), (maybe(lit("a") | lit("b")), "((a|b))"),
      (maybe("a") | "b", "((a)|b)"), ("b" | maybe("a"), "((b|a))"), (root | "a", "(|a)"),
      ((lit("a") | lit("b")) | "c", "(a|b|c)"), (any / "x", "*/x"),
      ("a" /? "b", "a/(b)"), (lit(printing: "a"), ":any"),
    ] as [(PathPattern<Void>, String)])
  func `a template is derived from the pieces`(pattern: PathPattern<Void>, template: String) {
    #expect(pattern.template == template)
  }

  @Test(
    arguments: [
      (int("a"), "a=:int"), (root .? int("a"), "?a=:int"), ("x" .? int("a"), "x?a=:int"),
      (any .? int("a"), "*?a=:int"), ("x" / ("y" | "z") .? int("a=b"), "x/(y|z)?a\\=b=:int"),
    ] as [(QueryPattern<Int>, String)])
  func `a query follows the path`(pattern: QueryPattern<Int>, template: String) {
    #expect(pattern.template == template)
  }

  @Test func `alternatives that capture have templates, too`() {
    #expect((int | (string | double)).template == "(:int|(:string|:double))")
    #expect(maybe(int | string).template == "((:int|:string))")
    #expect(int.map({ $0 + 1 }, { $0 - 1 }).template == ":int")
    #expect(
      (lit("a") .? (int("x") | string("y")) &? bool("z")).template
        == "a?(x=:int|y=:string)&(z=:bool)")
    let router = Router<Int>()
    router.add({ $0 }, route: "a" / int)
    router.add({ $0 }, route: (lit("b") | lit("c")) / int)
    #expect(router.route.template == "a/:int\n(b|c)/:int")
    #expect(router.route.map({ $0 }, { $0 }).template == router.route.template)
    #expect(router.format.templates.map(\.description) == ["/a/:int", "/(b|c)/:int"])
  }

  @Test func `a wildcard matches one or more elements anywhere`() {
    let seven = any.map({ 7 }, { _ in () }) / "x"
    #expect(seven.parse((["a", "b", "x"], [:]))?.match == 7)
    #expect(seven.parse((["x"], [:])) == nil)
    #expect(seven.template == "*/x")
    let optional = maybe(any) / "x"
    #expect(optional.parse((["a", "x"], [:])) != nil && optional.parse((["x"], [:])) != nil)
    #expect(optional.print(())?.path == ["*", "x"] && optional.template == "(*)/x")
    let either = (any | any) / "x"
    #expect(either.parse((["a", "b", "x"], [:])) != nil && either.parse((["x"], [:])) == nil)
    #expect(either.print(())?.path == ["*", "x"] && either.template == "(*|*)/x")
  }
}
