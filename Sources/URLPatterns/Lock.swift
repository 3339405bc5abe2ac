#if canImport(os)
  public import os
#else
  public import Synchronization
#endif

/// A value that one thread at a time can access.
///
/// It's `Mutex`, and on Apple's platforms what is available there before macOS 15 and iOS 18.
@usableFromInline
package struct Lock<State: Sendable>: ~Copyable, Sendable {
  #if canImport(os)
    @usableFromInline let state: OSAllocatedUnfairLock<State>
  #else
    @usableFromInline let state: Mutex<State>
  #endif

  @inlinable
  package init(_ state: State) {
    #if canImport(os)
      self.state = OSAllocatedUnfairLock(initialState: state)
    #else
      self.state = Mutex(state)
    #endif
  }

  /// Calls `body` with exclusive access to the value, and returns its result.
  @inlinable
  package borrowing func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    #if canImport(os)
      state.withLockUnchecked { body(&$0) }
    #else
      state.withLock { body(&$0) }
    #endif
  }

  /// Returns the value, and makes it the first time.
  @inlinable
  package borrowing func value<Value: Sendable>(_ make: () -> Value) -> Value
  where State == Value? {
    withLock { known in
      if let known { return known }
      let value = make()
      known = value
      return value
    }
  }
}
