import Foundation

/// The machine that the figures were measured on.
enum Machine {
  static var description: String {
    "\(processor), \(ProcessInfo.processInfo.processorCount) cores; \(system); Swift \(swift)."
  }

  private static var processor: String {
    #if canImport(Darwin)
      var name = [UInt8](repeating: 0, count: 256)
      var size = name.count - 1
      sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0)
      return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    #else
      return field("model name", of: "/proc/cpuinfo", separator: ":") ?? "unknown processor"
    #endif
  }

  private static var system: String {
    #if os(Linux)
      field("PRETTY_NAME", of: "/etc/os-release", separator: "=") ?? "Linux"
    #else
      "macOS \(ProcessInfo.processInfo.operatingSystemVersionString)"
    #endif
  }

  /// The compiler's version, as precisely as compilation conditions can tell.
  static var swift: String {
    #if compiler(>=6.5)
      "6.5 or later"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3.1)
      "6.3.1"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  private static func field(_ name: String, of path: String, separator: String) -> String? {
    let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n")
    return lines?.lazy.compactMap { line -> String? in
      let parts = line.split(separator: separator, maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == name else {
        return nil
      }
      return parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \""))
    }.first
  }
}
