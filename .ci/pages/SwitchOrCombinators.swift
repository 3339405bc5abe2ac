// What the rows of the table stand for:
// spellings: agree("%0", %1, %2, %3)  // true

enum Page: Matchable { case me }

/// Whether all styles print the same text, and the tables match it.
func agree(_ text: String, _ url: URL?, _ router: Router<Page>, _ address: URLFormat<Void>) -> Bool {
  router.add(Page.me, route: "users/me")
  let format = address </> path("users/me")
  let printed = [url, router.url(for: .me), format.url(for: ())]
  return printed.allSatisfy { url in
    url?.absoluteString == text && url.map { router.match($0) != nil && format.match($0) != nil } == true
  }
}
