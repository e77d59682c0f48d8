import Foundation
import OpenWeatherCaching
import OpenWeatherCore

/// Runs of a ledger.
enum LedgerRun {
    private static let noon = Date(timeIntervalSince1970: 1_779_969_600)

    private static func ledger(in directory: URL) -> FileCallLedger {
        FileCallLedger(directory: directory, account: Secret("account"), lockTimeout: CacheStressTool.patience)
    }

    /// Counts a call, then adds a byte to the file of a server, until the process is killed.
    static func sendCalls(in directory: URL, server path: String) async throws {
        let ledger = ledger(in: directory)
        let server = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        guard server >= 0 else { exit(4) }
        let byte: [UInt8] = [UInt8(ascii: ".")]
        while true {
            try await ledger.update(.oneCall3) { $0.count(at: noon) }
            guard write(server, byte, 1) == 1, write(1, byte, 1) == 1 else { exit(5) }
        }
    }

    /// Reserves calls one by one and prints a byte for each that was granted.
    static func reserve(in directory: URL, count: Int, limit: Int) async throws {
        let ledger = ledger(in: directory)
        for _ in 0..<count {
            let reservation = try await ledger.update(.oneCall3) { record in
                record.reserve(within: CallLimits(perDay: limit), isBilled: true, at: noon)
            }
            if reservation == .granted { try FileHandle.standardOutput.write(contentsOf: Data([UInt8(ascii: ".")])) }
        }
    }

    /// Prints the cost of a reservation.
    static func measure(in directory: URL, count: Int) async throws {
        let ledger = ledger(in: directory)
        var costs: [Duration] = []
        for _ in 0..<count {
            let start = ContinuousClock().now
            try await ledger.update(.oneCall3) { _ = $0.reserve(within: .oneCall, isBilled: true, at: noon) }
            costs.append(ContinuousClock().now - start)
        }
        costs.sort()
        Swift.print("a reservation: median \(costs[count / 2]), p99 \(costs[count * 99 / 100])")
    }
}
