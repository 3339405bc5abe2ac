#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

/// What is waited for at a descriptor.
struct Awaited {
  enum Event { case readable, writable, none }

  let descriptor: Int32
  let event: Event
}

/// Waits until something happens at one of the descriptors, or until a time.
///
/// - Returns: Whether something has happened, for each of them.
func wait(
  for awaited: [Awaited], until deadline: ContinuousClock.Instant?
) throws(SystemError) -> [Bool] {
  var entries = awaited.map { awaited in
    let events: Int32 =
      switch awaited.event {
      case .readable: POLLIN
      case .writable: POLLOUT
      case .none: 0
      }
    return pollfd(fd: awaited.descriptor, events: Int16(events), revents: 0)
  }
  // Rounded up to milliseconds, so that it does not end before the time; -1 stands for no end.
  let timeout = deadline.map { deadline in
    let (seconds, attoseconds) = ContinuousClock.now.duration(to: deadline).components
    return Int32(clamping: max(0, seconds * 1_000 + attoseconds / 1_000_000_000_000_000 + 1))
  }
  guard poll(&entries, nfds_t(entries.count), timeout ?? -1) >= 0 else {
    if errno == EINTR { return awaited.map { _ in false } }
    throw SystemError("poll")
  }
  return entries.map { $0.revents != 0 }
}

/// A pipe: what waits at its end can be woken from any thread.
final class WakeUp: Sendable {
  let descriptor: Int32
  private let input: Int32

  init() throws(SystemError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SystemError("pipe") }
    (descriptor, input) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(input)
  }

  func send() {
    _ = write(input, "!", 1)
  }
}
