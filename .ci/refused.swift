// The compiler must refuse each line below `// error: WORDS` with these words, in an error or a note.

import RoutePatterns

enum Routes { case a, b(String), c(Int) }
enum Other { case c(Int) }

func refused(_ router: Router<Routes>) {
  // error: a query comes last: write the whole path, then .? and the query
  _ = ("list" .? int("page")) / lit("more")
  _ = "list" .? int("page") / "more"
  do { let list = "list" .? int("page") & int("size"); _ = list / any }
  _ = int("page") / "list"
  // error: an argument is joined to a path with .? and to a query with &
  _ = "list" / int("page")
  _ = "list" / int & int("page")
  // error: a pattern has only one .?: join further arguments with &
  do { let list = "list" .? int("page"); _ = list .? int("size") }
  // error: cannot convert value of type 'PathPattern<Int>'
  _ = int("page") & int
  // error: cannot convert value of type 'RoutePattern<Void, PatternState.AnyPath>'
  _ = int("page") & any

  // error: a router's route is complete: nothing can follow it
  _ = router.route / "x"
  do { let nested = "a" / router.route; _ = nested / "x" }

  // error: the wildcard before it takes the rest of the path: only a query can follow, with .?
  do { let closed = "files" / any; _ = closed / int }
  do { let closed = "files" / any; _ = closed / any }
  _ = "files" / any / any
  _ = "files" / rest / "more"
  // error: one wildcard matches any number of elements: remove the other
  _ = any / any

  // error: the pattern does not capture the values of the case, in order: assign it to a constant, whose type shows what it captures
  router.add(Routes.b, route: "users" / int)
  router.add(Routes.b, route: "users" / string / string)
  router.add(Routes.c, route: "users" .?? int("id"))
  router.add(Routes.a, route: int("page"))
  router.add(Routes.b, route: "nested" / router.route)
  // error: type 'Routes' has no member 'none'
  router.add(.none, route: root)
  // error: cannot convert value of type
  router.add(Other.c, route: int)
  _ = Router<Routes>(base: "app" / string)
  _ = Router<Routes>(base: "app" .? int("page"))
  // error: cannot be applied to operands of type
  _ = "nested" / router
}
