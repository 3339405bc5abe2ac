import Foundation

/// The machine that the figures were measured on.
enum Machine {
  static var description: String {
    let (cores, system) = (
      ProcessInfo.processInfo.processorCount, ProcessInfo.processInfo.operatingSystemVersionString
    )
    return "\(processor), \(cores) cores; \(system); Swift \(swift)."
  }

  private static var processor: String {
    #if canImport(Darwin)
      var name = [UInt8](repeating: 0, count: 256)
      var size = name.count - 1
      sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0)
      return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    #else
      let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(
        separator: "\n")
      let line = lines?.first { $0.hasPrefix("model name") }
      return line?.split(separator: ": ").last.map(String.init) ?? "unknown processor"
    #endif
  }

  /// The compiler's version, as precisely as compilation conditions can tell.
  private static var swift: String {
    #if compiler(>=6.4)
      "6.4 or later"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }
}
