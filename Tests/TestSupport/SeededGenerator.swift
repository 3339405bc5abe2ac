import Foundation

/// A random number generator with a seed that determines its numbers: SplitMix64.
///
/// Tests use the same seed every time, unless the variable `TEST_SEED` contains another one.
/// `TEST_SEED=random` chooses a new one for each generator, as the nightly runs do.
public struct SeededGenerator: RandomNumberGenerator {
  /// The seed, which a failing test must print.
  public let seed: UInt64
  private var state: UInt64

  private static let chosen = ProcessInfo.processInfo.environment["TEST_SEED"]

  /// Creates a generator with the seed of this run.
  public init() {
    switch Self.chosen {
    case nil: self.init(seed: 1)
    case "random": self.init(seed: .random(in: 0 ... .max))
    case .some(let text):
      guard let seed = UInt64(text) else { fatalError("TEST_SEED=\(text) isn't a number") }
      self.init(seed: seed)
    }
  }

  /// Creates a generator with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// Returns the next number of the sequence.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

extension RandomNumberGenerator {
  /// Returns a text for an element or an argument, mostly short, with all kinds of characters that
  /// can cause trouble in a URL.
  public mutating func text(maxLength: Int = 12) -> String {
    let length = Int.random(in: 0...maxLength, using: &self)
    return (0..<length).map { _ in
      switch Int.random(in: 0..<12, using: &self) {
      case 0..<6: pick("abcxyzABC0189")
      case 6..<8: pick("-._~!$&'()*+,;=:@/?#[]%<>\"\\^`{|}")
      case 8:
        ["%2F", "%FF", "%zz", "%", "%2", "..", ".", "%2e", "\0", " ", "\r\n", "\t", "\u{7F}"]
          .randomElement(using: &self)!
      case 9:
        ["é", "e\u{301}", "ß", "ü", "日本", "👩‍👩‍👧", "\u{FEFF}", "\u{FFFD}"]
          .randomElement(using: &self)!
      default: String(scalar())
      }
    }.joined()
  }

  private mutating func pick(_ characters: String) -> String {
    String(characters.randomElement(using: &self)!)
  }

  private mutating func scalar() -> Unicode.Scalar {
    while true {
      if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)) {
        return scalar
      }
    }
  }
}
