import Foundation

/// The machine that the figures were measured on.
enum Machine {
  static var description: String {
    let (cores, system) = (
      ProcessInfo.processInfo.processorCount, ProcessInfo.processInfo.operatingSystemVersionString
    )
    let cpu = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let model = cpu?.firstMatch(of: /model name\s*: (.*)/).map { "\($0.1), " } ?? ""
    return "\(model)\(cores) cores; \(system)."
  }
}
