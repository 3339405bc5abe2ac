// The formats once more as static members: a local variable named `rest` or `end` hides the global one,
// but not `.rest` or `.end`.

extension URLFormat where A == Void {
  /// Matches the end of the path, as the global `end` does.
  ///
  /// ```swift
  /// path("news") </> .end  // URLFormat<Void>: /news
  /// ```
  public static var end: URLFormat { URLFormats.end }

  /// Matches the rest of the path and captures nothing, as the global `tail` does.
  ///
  /// ```swift
  /// path("news") </> .tail  // URLFormat<Void>: /news/*
  /// ```
  public static var tail: URLFormat { URLFormats.tail }

  /// Matches any elements up to where the rest of the format matches, as the global `anything` does.
  ///
  /// ```swift
  /// .anything </> path("terms")  // URLFormat<Void>: /*/terms
  /// ```
  public static var anything: URLFormat { URLFormats.anything }
}

extension URLFormat where A == [String] {
  /// Captures the rest of the path, element by element, as the global `rest` does.
  ///
  /// ```swift
  /// path("files") </> .rest  // URLFormat<[String]>: /files/*
  /// ```
  public static var rest: URLFormat { URLFormats.rest }
}
