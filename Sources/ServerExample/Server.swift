/// An HTTP/1.1 server (RFC 9112) that serves all its clients on the thread that calls `run`.
package final class Server: Sendable {
  private let listener: Socket
  private let limits: Limits
  private let stopping: WakeUp

  /// Opens the port; 0 stands for any that is free.
  package init(
    address: String = "127.0.0.1", port: UInt16, limits: Limits = Limits()
  ) throws(SystemError) {
    listener = try Socket(listeningAt: address, port: port)
    stopping = try WakeUp()
    self.limits = limits
  }

  /// The port it listens on.
  package var port: UInt16 { listener.port }

  /// Makes `run` return; from any thread.
  package func stop() {
    stopping.send()
  }

  /// Answers requests until `stop` is called.
  ///
  /// - Parameter respond: Answers one request at a time. While it works, all clients wait.
  /// - Throws: What the system reports when it cannot wait for clients any more.
  package func run(_ respond: (Request) -> Response) throws(SystemError) {
    var clients: [Client] = []
    // Until when no client is let in, because the system had no more descriptors.
    var pause = ContinuousClock.now
    while true {
      let now = ContinuousClock.now
      for client in clients where client.deadline <= now { client.timeOut() }
      clients.removeAll(where: \.isGone)

      let hasRoom = clients.count < limits.connections && pause <= now
      let happened = try wait(
        for: [
          Awaited(descriptor: stopping.descriptor, event: .readable),
          Awaited(descriptor: listener.descriptor, event: hasRoom ? .readable : .none),
        ] + clients.map(\.awaited),
        until: (clients.map(\.deadline) + (pause > now ? [pause] : [])).min())
      if happened[0] { return }
      for (client, happened) in zip(clients, happened[2...]) where happened {
        client.proceed(respond)
      }
      guard hasRoom, happened[1] else { continue }
      do {
        while clients.count < limits.connections, let socket = try listener.nextClient() {
          clients.append(Client(socket, limits))
        }
      } catch {
        pause = .now + .milliseconds(100)
      }
    }
  }
}
