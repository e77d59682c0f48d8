import OpenWeather
import OpenWeatherCore

/// The faults of a program's files that its requests survive, so that its user hears of them at the end.
final class SurvivedFaults: Sendable {
    /// The faults of the program that runs; `nil` outside of ``ExampleProgram``.
    @TaskLocal static var current: SurvivedFaults?

    private struct Latest: Sendable {
        var cache: StorageFailure?
        var ledger: WeatherError?
    }

    private let latest = Locked(Latest())

    /// A sentence for each kind of fault; an empty array without one.
    var sentences: [String] {
        let latest = latest.withLock { $0 }
        return [
            latest.cache.map { "The cache does not work: \($0)" },
            latest.ledger.map { "Calls were not counted: \($0)" },
        ]
        .compactMap(\.self)
    }

    /// Keeps the fault that an event of a client reports, if any.
    func note(_ event: ClientEvent) {
        switch event {
        case .cache(.failed(let failure)): latest.withLock { $0.cache = failure }
        case .network(.uncounted(_, let error)): latest.withLock { $0.ledger = error }
        default: break
        }
    }
}
