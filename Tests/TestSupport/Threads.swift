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
  let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: Result(catching: body)) }
    // Frames are several times as large under a sanitizer.
    thread.stackSize = isSanitized ? 8 * size : size
    thread.start()
  }
  return try result.get()
}

/// Runs `body` on several threads at once, and returns the result of each.
///
/// These are the system's own threads, so the thread sanitizer knows where each one begins and
/// ends.
public func concurrently<Value: Sendable>(
  threads count: Int, _ body: @escaping @Sendable (_ thread: Int) -> Value
) -> [Value] {
  let results = UnsafeMutableBufferPointer<Value?>.allocate(capacity: count)
  results.initialize(repeating: nil)
  defer { results.deinitialize().deallocate() }
  // Each thread writes to a separate place, and ends before the places are read.
  nonisolated(unsafe) let places = results
  let threads = (0..<count).map { number in
    let work = Work { places[number] = body(number) }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    pthread_create(
      &thread, nil,
      { argument in
        #if canImport(Darwin)
          Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
        #else
          Unmanaged<Work>.fromOpaque(argument!).takeRetainedValue().run()
        #endif
        return nil
      }, Unmanaged.passRetained(work).toOpaque())
    return thread
  }
  for thread in threads {
    #if canImport(Darwin)
      pthread_join(thread!, nil)
    #else
      pthread_join(thread, nil)
    #endif
  }
  return results.map { $0! }
}

private final class Work {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}
