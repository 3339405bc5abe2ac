import Testing
import URLFormats

@Test func `static members stand where a local hides the global name`() {
  let (rest, tail, anything, end) = (1, 2, 3, 4)
  let files: URLFormat<[String]> = path("files") </> .rest
  let news: URLFormat<Void> = path("news") </> .tail
  let terms: URLFormat<Void> = .anything </> path("terms")
  let home: URLFormat<Void> = .end
  #expect(files.templates.map { $0.render() } == ["/files/*"])
  #expect(news.templates.map { $0.render() } == ["/news/*"])
  #expect(terms.templates.map { $0.render() } == ["/*/terms"])
  #expect(home.templates.map { $0.render() } == [""])
  #expect((rest, tail, anything, end) == (1, 2, 3, 4))
}
