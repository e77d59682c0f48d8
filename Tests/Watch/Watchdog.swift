import Foundation
import OpenWeatherCore

/// A thread that looks at the tests every few seconds, and ends the process when they stand still.
///
/// It is a thread because tests may keep all those that tasks have.
final class Watchdog: Sendable {
    private struct State: Sendable {
        var running: [Int: String] = [:]
        var steps = 0
        var isAwake = false
    }

    /// The watchdog of this process.
    static let shared = Watchdog()

    private let state = Locked(State())

    /// Adds a test to those that run, and returns its number.
    func begin(_ name: String) -> Int {
        let (number, isFirst) = state.withLock { state in
            defer { state.isAwake = true }
            state.steps += 1
            state.running[state.steps] = name
            return (state.steps, !state.isAwake)
        }
        if isFirst { Thread.detachNewThread { self.watch() } }
        return number
    }

    /// Removes a test from those that run.
    func end(_ number: Int) {
        state.withLock { state in
            state.steps += 1
            state.running[number] = nil
        }
    }

    /// Counts a sign that a long test goes on.
    func step() {
        state.withLock { $0.steps += 1 }
    }

    /// The names of the tests that run.
    var running: [String] { state.withLock { Array($0.running.values) } }

    private func watch() {
        var standstill = Standstill()
        while true {
            Thread.sleep(forTimeInterval: Standstill.interval / .seconds(1))
            let (time, hasUnknownPrograms) = (ProcessorTime(), ProcessorTime.hasUnknownPrograms)
            let sample = state.withLock { state in
                Standstill.Sample(
                    processorTime: time.used,
                    programTime: time.programs,
                    readyTime: time.ready,
                    steps: state.steps,
                    isRunning: !state.running.isEmpty,
                    hasUnknownPrograms: hasUnknownPrograms
                )
            }
            guard let reason = standstill.reason(after: sample) else { continue }
            FileHandle.standardError.write(Data("\n\(Standstill.text(reason, running: running))\n".utf8))
            fflush(nil)
            #if os(Linux)
            // They would hold the pipe that the output goes to.
            for program in ProcessorTime.programs() { kill(program, SIGKILL) }
            #endif
            _exit(EXIT_FAILURE)
        }
    }
}
