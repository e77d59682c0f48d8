#if os(macOS) || os(Linux)
import Foundation

/// The directory with the stores of an input.
struct StoreFiles: Sendable {
    /// The directory.
    let directory: URL

    /// Returns the address of a store.
    func url(_ name: String) -> URL { directory.appending(path: name) }

    /// Returns the path of a store, for another process.
    func path(_ name: String) -> String { url(name).path(percentEncoded: false) }

    /// Returns the names of the files in a directory of a store; none when it does not exist.
    func names(in name: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path(name))) ?? []
    }
}

extension AttackOutcome {
    /// Creates the outcome of a look that returns the problem it finds.
    init(_ look: () async throws -> String?) async {
        do {
            self = try await look().map { .wrong($0) } ?? .accepted
        } catch {
            self = .wrong("\(error)")
        }
    }
}
#endif
