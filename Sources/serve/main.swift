import ServerExample

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

func fail(_ message: String, status: Int32) -> Never {
  _ = message.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  exit(status)
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count <= 1, let port = UInt16(arguments.first ?? "8080") else {
  fail("Usage: serve [PORT]\n", status: 2)
}

do {
  let server = try Server(port: port)
  var board = Board()
  print("Serving http://127.0.0.1:\(server.port)/ until interrupted")
  fflush(nil)
  try server.run { board.respond(to: $0) }
} catch {
  fail("serve: \(error)\n", status: 1)
}
