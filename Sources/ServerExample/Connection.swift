/// The conversation with one client: bytes come in, bytes go out.
///
/// It knows nothing of sockets and clocks.
struct Connection {
  private var reader: RequestReader

  /// What is to be sent.
  private(set) var output: ArraySlice<UInt8> = []

  /// Whether no more requests are answered: when `output` has been sent, the connection ends.
  private(set) var isClosing = false

  /// Whether the client has sent all it will.
  private(set) var hasEnded = false

  init(_ limits: Limits) {
    reader = RequestReader(limits)
  }

  /// Whether nothing is under way.
  var isIdle: Bool { reader.isEmpty && output.isEmpty }

  /// Takes what the client has sent.
  mutating func receive(_ bytes: some Sequence<UInt8>) {
    reader.append(bytes)
  }

  /// Takes note that the client will send nothing more.
  mutating func end() {
    hasEnded = true
  }

  /// Drops what has been sent from `output`.
  mutating func sent(_ count: Int) {
    output.removeFirst(count)
  }

  /// Gives up waiting for the rest of a request.
  mutating func timeOut() {
    if isIdle {
      isClosing = true
    } else {
      refuse(Refusal(.requestTimeout, "The request did not arrive in time."))
    }
  }

  /// Answers the next request, if all of it has come.
  ///
  /// Call it when `output` is empty, so that who sends requests without reading the answers fills no
  /// memory.
  mutating func answer(with respond: (Request) -> Response) {
    guard !isClosing else { return }
    do throws(Refusal) {
      if let request = try reader.next() {
        isClosing = !request.keepsAlive
        output += respond(request).bytes(
          includesContent: request.method != .head, closes: isClosing)
      } else if hasEnded {
        if reader.isEmpty {
          isClosing = true
        } else {
          throw Refusal(.badRequest, "The request ended before all of it was sent.")
        }
      } else if reader.takesContinue() {
        output += Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
      }
    } catch {
      refuse(error)
    }
  }

  private mutating func refuse(_ refusal: Refusal) {
    isClosing = true
    output += Response(refusal.status, text: refusal.reason + "\n").bytes(closes: true)
  }
}
