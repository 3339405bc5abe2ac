/// A client's socket and the conversation on it.
final class Client {
  private enum Phase {
    /// Nothing is under way.
    case idle
    /// A request is arriving.
    case receiving
    /// An answer is on its way.
    case sending
    /// All has been said; what still comes is dropped. To close a socket with unread bytes makes the
    /// system throw away the answer that the client has not read yet (RFC 9112 §9.6).
    case leaving
    /// The socket can be closed.
    case gone
  }

  private let socket: Socket
  private let limits: Limits
  private var connection: Connection
  private var phase = Phase.idle

  /// When the client has to be done with what it does.
  private(set) var deadline: ContinuousClock.Instant

  init(_ socket: Socket, _ limits: Limits) {
    self.socket = socket
    self.limits = limits
    connection = Connection(limits)
    deadline = .now + limits.exchange
  }

  var isGone: Bool { phase == .gone }

  /// What to wait for: no more requests are taken before the answers have gone.
  var awaited: Awaited {
    Awaited(descriptor: socket.descriptor, event: phase == .sending ? .writable : .readable)
  }

  /// Receives and sends what can be received and sent without waiting.
  func proceed(_ respond: (Request) -> Response) {
    do {
      if phase != .sending, let bytes = try socket.receiveSome() {
        if phase == .leaving {
          if bytes.isEmpty { phase = .gone }
          return
        }
        if bytes.isEmpty { connection.end() } else { connection.receive(bytes) }
      }
      try sendAnswers(respond)
    } catch {
      phase = .gone  // The client has broken off.
    }
  }

  /// Ends what the client has not done in time.
  func timeOut() {
    switch phase {
    case .idle, .receiving:
      connection.timeOut()
      do { try sendAnswers { _ in Response(.notFound) } } catch { phase = .gone }
    case .sending, .leaving, .gone:
      phase = .gone
    }
  }

  private func sendAnswers(_ respond: (Request) -> Response) throws(SystemError) {
    var hasAnswered = false
    while true {
      if connection.output.isEmpty {
        connection.answer(with: respond)
        if connection.output.isEmpty { break }
        hasAnswered = true
      }
      let count = try socket.sendSome(connection.output)
      if count == 0 { break }
      connection.sent(count)
    }
    enter(nextPhase, anew: hasAnswered)
  }

  private var nextPhase: Phase {
    if !connection.output.isEmpty { return .sending }
    if connection.isClosing { return connection.hasEnded ? .gone : .leaving }
    return connection.isIdle ? .idle : .receiving
  }

  /// Goes on to a phase, which has its own time; one that lasts keeps the time it has.
  private func enter(_ next: Phase, anew: Bool) {
    guard next != phase || anew else { return }
    phase = next
    switch phase {
    case .idle: deadline = .now + limits.idle
    case .receiving, .sending: deadline = .now + limits.exchange
    case .leaving:
      deadline = .now + limits.farewell
      socket.finishSending()
    case .gone: break
    }
  }
}
