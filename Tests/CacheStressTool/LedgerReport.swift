import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import StoreWorkers

/// A measurement of a ledger.
enum LedgerReport {
    /// Prints the cost of a reservation, measured `count` times.
    static func print(in directory: URL, count: Int) async throws {
        let ledger = FileCallLedger(
            directory: directory,
            account: StoreWorker.account,
            lockTimeout: StoreWorker.patience
        )
        var costs: [Duration] = []
        for _ in 0..<count {
            let start = ContinuousClock().now
            try await ledger.update(.oneCall3) {
                _ = $0.reserve(within: .oneCall, isBilled: true, at: StoreWorker.noon)
            }
            costs.append(ContinuousClock().now - start)
        }
        costs.sort()
        Swift.print("a reservation: median \(costs[count / 2]), p99 \(costs[count * 99 / 100])")
    }
}
