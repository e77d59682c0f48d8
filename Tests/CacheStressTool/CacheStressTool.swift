import Foundation
import StoreWorkers

/// A process that uses stores until it is killed, or many times at random, for tests that kill it or run several, and
/// measures them.
///
/// ``StoreWorker`` lists the work. Measurements are
///
/// ```
/// CacheStressTool scale DIRECTORY COUNT…   prints the cost of a look-up and of a write among COUNT entries
/// CacheStressTool ledger DIRECTORY COUNT   prints the cost of a reservation, measured COUNT times
/// CacheStressTool hits DIRECTORY COUNT     prints the cost of a response from memory, measured COUNT times
/// ```
@main
enum CacheStressTool {
    static func main() async throws {
        let words = Array(CommandLine.arguments.dropFirst())
        guard words.count >= 3 else { exit(64) }
        let place = URL(filePath: words[1])
        switch words[0] {
        case "ledger": try await LedgerReport.print(in: place, count: Int(words[2]) ?? 0)
        case "scale": await ScaleReport.print(in: place, counts: words.dropFirst(2).compactMap { Int($0) })
        case "hits": try await HitReport.print(in: place, count: Int(words[2]) ?? 0)
        default: if try await !StoreWorker.run(words) { exit(64) }
        }
    }
}
