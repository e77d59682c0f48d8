import Foundation
import StoreWorkers

/// A process that uses stores until it is killed, or many times at random, for tests that kill it or run several, and
/// measures them.
///
/// ``StoreWorker`` lists the work. The measurement, beside those of the program Benchmarks, is
///
/// ```
/// CacheStressTool scale DIRECTORY COUNT…   prints the cost of a look-up and of a write among COUNT entries
/// ```
@main
enum CacheStressTool {
    static func main() async throws {
        let words = Array(CommandLine.arguments.dropFirst())
        guard words.count >= 3 else { exit(64) }
        let place = URL(filePath: words[1])
        switch words[0] {
        case "scale": await ScaleReport.print(in: place, counts: words.dropFirst(2).compactMap { Int($0) })
        default: if try await !StoreWorker.run(words) { exit(64) }
        }
    }
}
