import Synchronization

/// A reference to what is made when it is first asked for.
///
/// `AtomicLazyReference` is the same, but its functions are generic ones of a library, and look up
/// types at each call: a twelfth of all that matching took.
struct Once<Value: AnyObject & Sendable>: ~Copyable, Sendable {
  /// The address of a value that is retained until this is given up; 0 before there is one.
  private let address = Atomic<UInt>(0)

  /// The value, made now if it is the first time.
  ///
  /// Where several are made at once, all get the same.
  func value(_ make: () -> Value) -> Value {
    if let known = known { return known.takeUnretainedValue() }
    let made = Unmanaged.passRetained(make())
    let isFirst = address.compareExchange(
      expected: 0, desired: UInt(bitPattern: made.toOpaque()), ordering: .acquiringAndReleasing
    ).exchanged
    if isFirst { return made.takeUnretainedValue() }
    made.release()
    // There is one, as the address was not 0.
    return known!.takeUnretainedValue()
  }

  private var known: Unmanaged<Value>? {
    UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)).map(Unmanaged.fromOpaque)
  }

  deinit { known?.release() }
}
