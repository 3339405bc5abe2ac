#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

/// A time as HTTP writes it (RFC 9110 §5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`.
func httpDate(_ seconds: time_t = time(nil)) -> String {
  var seconds = seconds
  var parts = tm()
  gmtime_r(&seconds, &parts)
  return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { text in
    // The names are English, as no locale is set; an empty text would be one without its end.
    text[strftime(text.baseAddress!, text.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)] = 0
    return String(cString: text.baseAddress!)
  }
}
