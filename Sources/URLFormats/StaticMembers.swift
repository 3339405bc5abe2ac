// The formats once more as static members: a local variable named `rest` or `end` hides the global one,
// but not `.rest` or `.end`.

extension URLFormat where A == Void {
  /// The end of the path; see the global `end`.
  public static var end: URLFormat { URLFormats.end }

  /// The rest of the path, which is not captured; see the global `tail`.
  ///
  /// ```swift
  /// path("news") </> .tail  // URLFormat<Void>, /news/*
  /// ```
  public static var tail: URLFormat { URLFormats.tail }

  /// Any elements, up to where the rest of the format matches; see the global `anything`.
  ///
  /// ```swift
  /// .anything </> path("terms")  // URLFormat<Void>, /*/terms
  /// ```
  public static var anything: URLFormat { URLFormats.anything }
}

extension URLFormat where A == [String] {
  /// The rest of the path, element by element; see the global `rest`.
  ///
  /// ```swift
  /// path("files") </> .rest  // URLFormat<[String]>, /files/*
  /// ```
  public static var rest: URLFormat { URLFormats.rest }
}
