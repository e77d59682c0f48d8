import Foundation

/// The processor time of this process and of the programs that it has started, so far.
struct ProcessorTime: Hashable, Sendable {
    /// The time that this process has used.
    var used: Duration
    /// The time that the programs have used.
    var programs: Duration
    /// The time in which they worked or were ready to, without that of the thread that asks.
    ///
    /// A thread that ends takes its time with it. Where the system does not tell, it is the time that they have used.
    var ready: Duration
}

#if os(Linux)
extension ProcessorTime {
    /// Reads the times from `/proc`.
    init() {
        let processes = Entry.all()
        let own = Entry.descendants(of: getpid(), in: processes) + [getpid()]
        let (times, ended) = own.compactMap { processes[$0] }
            .reduce((0, 0)) { ($0.0 + $1.ticks + $1.endedTicks, $0.1 + $1.endedTicks) }
        let second = Int(sysconf(Int32(_SC_CLK_TCK)))
        let asking = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
        let ticks = processes[getpid()]?.ticks ?? 0
        used = .seconds(1) * ticks / second
        programs = .seconds(1) * (times - ticks) / second
        ready = own.reduce(.seconds(1) * ended / second) { $0 + Self.ready($1, without: asking) }
    }

    /// Returns the identifiers of the programs that run below this process.
    static func programs() -> [pid_t] {
        Entry.descendants(of: getpid(), in: Entry.all())
    }

    /// Whether programs run whose time is not known: the system knows that of each.
    static let hasUnknownPrograms = false

    /// Returns the time in which the threads of a process worked or were ready to; `asking` is the path of one, such as
    /// `7/task/8`, that does not count.
    private static func ready(_ id: pid_t, without asking: String?) -> Duration {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
        return threads.reduce(.zero) { sum, number in
            let thread = "\(id)/task/\(number)"
            guard thread != asking else { return sum }
            let data = FileManager.default.contents(atPath: "/proc/\(thread)/schedstat") ?? Data()
            let times = String(decoding: data, as: UTF8.self).split(separator: " ").prefix(2)
            return sum + .nanoseconds(times.reduce(0) { $0 + (Int64($1) ?? 0) })
        }
    }

    /// The line of a process in `/proc`, as far as it matters here.
    struct Entry: Hashable {
        /// The process that has started it.
        var parent: pid_t
        /// The time that it has used, in ticks of the system.
        var ticks: Int
        /// The time that the children have used whose end it has waited for.
        var endedTicks: Int

        /// Creates an entry from the text of `/proc/ID/stat`; `nil` when it is another text.
        init?(_ text: String) {
            // The name of the program is in parentheses, and may contain any character.
            let fields = (text.split(separator: ")").last ?? "").split(separator: " ")
            let times = fields.dropFirst(11).prefix(4).compactMap { Int($0) }
            guard times.count == 4, let parent = pid_t(fields[1]) else { return nil }
            self.parent = parent
            ticks = times[0] + times[1]
            endedTicks = times[2] + times[3]
        }

        /// Returns every process by its identifier.
        static func all() -> [pid_t: Entry] {
            let ids = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
            return ids.reduce(into: [:]) { all, id in
                let data = FileManager.default.contents(atPath: "/proc/\(id)/stat")
                all[id] = data.flatMap { Entry(String(decoding: $0, as: UTF8.self)) }
            }
        }

        /// Returns the identifiers of the processes below another.
        static func descendants(of root: pid_t, in all: [pid_t: Entry]) -> [pid_t] {
            let children = Dictionary(grouping: all.keys) { all[$0]?.parent ?? 0 }
            var found: [pid_t] = []
            var next = children[root] ?? []
            while let id = next.popLast() {
                found.append(id)
                next += children[id] ?? []
            }
            return found
        }
    }
}
#else
extension ProcessorTime {
    /// Asks the system for the times, without those of programs that still run.
    init() {
        var (own, ended) = (rusage(), rusage())
        // RUSAGE_SELF and RUSAGE_CHILDREN, whose types differ between the headers of systems.
        getrusage(0, &own)
        getrusage(-1, &ended)
        used = Self.sum(own)
        programs = Self.sum(ended)
        ready = used + programs
    }

    private static func sum(_ usage: rusage) -> Duration {
        [usage.ru_utime, usage.ru_stime]
            .reduce(Duration.zero) { (sum: Duration, time: timeval) -> Duration in
                sum + .seconds(Int64(time.tv_sec)) + .microseconds(Int64(time.tv_usec))
            }
    }

    /// Whether programs run, whose time is not known.
    static var hasUnknownPrograms: Bool {
        #if os(macOS)
        var end = siginfo_t()
        return waitid(P_ALL, 0, &end, WEXITED | WNOHANG | WNOWAIT) == 0
        #else
        return false
        #endif
    }
}
#endif
