import Foundation

/// The machine and the toolchain of a run, without which its times say little.
enum Machine {
    /// The number of processors, the system's load, the system, the toolchain and the date, in one line.
    static func description(at date: Date) async -> String {
        let info = ProcessInfo.processInfo
        return [
            "\(info.activeProcessorCount) cores",
            load.map { "load \($0)" },
            info.operatingSystemVersionString,
            await toolchain,
            date.formatted(.iso8601.year().month().day()),
        ]
        .compactMap(\.self).joined(separator: ", ")
    }

    /// The system's load of the last minute; `nil` where the system has no file that states it.
    static var load: String? {
        let text = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)
        return text?.split(separator: " ").first.map(String.init)
    }

    /// The memory of this process in megabytes; `nil` where the system has no file that states it.
    static var residentMegabytes: Double? { megabytes("VmRSS:") }

    /// The memory of this process in megabytes without the files that it has mapped; `nil` as before.
    static var privateMegabytes: Double? { megabytes("RssAnon:") }

    /// The most memory that this process has had in megabytes; `nil` where the system has no file that states it.
    static var peakMegabytes: Double? { megabytes("VmHWM:") }

    private static func megabytes(_ name: String) -> Double? {
        let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix(name) }
        return line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }.map { $0 / 1_024 }
    }

    /// The number of files, sockets and pipes that this process has open; `nil` where the system has no folder of them.
    static var openDescriptors: Int? {
        try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }

    /// The version of the compiler that the shell finds; `nil` when it finds none.
    private static var toolchain: String? {
        get async {
            #if os(macOS) || os(Linux)
            let compiler = try? ChildProcess(URL(filePath: "/usr/bin/env"), ["swift", "--version"])
            let text = await compiler?.output()
            guard let range = text?.firstRange(of: /Swift version \S+/) else { return nil }
            return text.map { String($0[range]) }
            #else
            return nil
            #endif
        }
    }
}
