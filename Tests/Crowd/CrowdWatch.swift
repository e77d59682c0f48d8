import Foundation
import OpenWeatherCore

/// A thread that counts threads and descriptors, and ends the process when it takes too long.
final class CrowdWatch: Sendable {
    private let state = Locked((threads: 0, descriptors: 0))

    /// Starts to watch.
    ///
    /// - Parameter patience: The seconds after which the process is taken for one that hangs.
    init(patience: TimeInterval) {
        let end = Date(timeIntervalSinceNow: patience)
        Thread.detachNewThread { [state] in
            while Date() < end {
                let threads = Self.count(in: "/proc/self/task")
                let descriptors = Self.count(in: "/proc/self/fd")
                state.withLock { $0 = (max($0.threads, threads), max($0.descriptors, descriptors)) }
                Thread.sleep(forTimeInterval: 0.02)
            }
            let (threads, descriptors) = state.withLock { $0 }
            print("hangs after \(patience) s, with \(threads) threads and \(descriptors) descriptors")
            exit(3)
        }
    }

    /// The largest numbers so far.
    var peak: (threads: Int, descriptors: Int) { state.withLock { $0 } }

    private static func count(in directory: String) -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: directory).count) ?? 0
    }
}
