import Foundation

/// Runs `body` on a thread with a stack of 512 KiB, which is what Apple's platforms give any thread
/// but the main one.
public func onSmallStack<Value: Sendable, Failure>(
  _ body: @escaping @Sendable () throws(Failure) -> Value
) async throws(Failure) -> Value {
  try await onStack(of: 512 * 1024, body)
}

/// Runs `body` on a thread with a stack of this many bytes.
public func onStack<Value: Sendable, Failure>(
  of size: Int, _ body: @escaping @Sendable () throws(Failure) -> Value
) async throws(Failure) -> Value {
  #if os(WASI)
    return try body()  // There's only one thread.
  #else
    let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: Result(catching: body)) }
      // Frames are several times as large under a sanitizer.
      thread.stackSize = isSanitized ? 8 * size : size
      thread.start()
    }
    return try result.get()
  #endif
}

/// Runs `body` on several threads at once, and returns the result of each.
///
/// These are the system's own threads, and wait for each other with its locks, so the thread
/// sanitizer knows what happens before what.
public func concurrently<Value: Sendable>(
  threads count: Int, _ body: @escaping @Sendable (_ thread: Int) -> Value
) -> [Value] {
  #if os(WASI)
    return (0..<count).map(body)
  #else
    let results = UnsafeMutableBufferPointer<Value?>.allocate(capacity: count)
    results.initialize(repeating: nil)
    defer { results.deinitialize().deallocate() }
    // Each thread writes to a separate place, and ends before the places are read.
    nonisolated(unsafe) let places = results
    // It's only used while the condition is locked.
    nonisolated(unsafe) var running = count
    let condition = NSCondition()
    for number in 0..<count {
      Thread {
        places[number] = body(number)
        condition.lock()
        running -= 1
        condition.signal()
        condition.unlock()
      }.start()
    }
    condition.lock()
    while running > 0 { condition.wait() }
    condition.unlock()
    return results.map { $0! }
  #endif
}
