public import Foundation
import OpenWeatherCaching
public import OpenWeatherCore
import OpenWeatherNetworking

/// The place where a client counts the calls of its budget.
///
/// The calls of each key and server are counted apart. The key itself is never stored.
public struct LedgerConfiguration: Sendable {
    private enum Place: Sendable {
        case standard
        case directory(URL)
        case memory
        case ledger(any CallLedger)
    }

    private let place: Place

    /// A ledger on disk, in the platform's directory for settings, which all processes of the user share.
    ///
    /// It is not the directory of caches, which the system may empty.
    public static let standard = LedgerConfiguration(place: .standard)

    /// A ledger in memory alone, for the lifetime of the client.
    public static let memory = LedgerConfiguration(place: .memory)

    /// Returns a configuration for a directory, such as one of an app group, where an app and its widget count together.
    public static func directory(_ directory: URL) -> LedgerConfiguration {
        LedgerConfiguration(place: .directory(directory))
    }

    /// Returns a configuration for a ledger of your own, which counts for one account.
    public static func ledger(_ ledger: any CallLedger) -> LedgerConfiguration {
        LedgerConfiguration(place: .ledger(ledger))
    }

    /// Returns the ledger of a configuration.
    static func makeLedger(_ configuration: OpenWeatherConfiguration) -> any CallLedger {
        // Without a budget calls are counted only to explain a refusal of the service.
        guard configuration.budget != nil else { return MemoryCallLedger() }
        switch configuration.ledger.place {
        case .memory: return MemoryCallLedger()
        case .ledger(let own): return own
        case .directory(let directory): return file(in: directory, configuration)
        case .standard: return file(in: StandardDirectories.settings().appending(path: "calls"), configuration)
        }
    }

    private static func file(in directory: URL, _ configuration: OpenWeatherConfiguration) -> FileCallLedger {
        let server = configuration.api.baseURLWeather?.absoluteString ?? ""
        let account = Secret("\(configuration.api.apiKey?.secret.reveal() ?? "")\n\(server)")
        return FileCallLedger(directory: directory, account: account, clock: configuration.clock)
    }
}
