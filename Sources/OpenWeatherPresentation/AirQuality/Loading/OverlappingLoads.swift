import OpenWeatherCore
import OpenWeatherScreenKit

/// A value that several loads may be after at a time.
///
/// The outcome of the latest load stays, whatever the order of arrival; a load that ends without one, as it was
/// cancelled, leaves the others alone.
struct OverlappingLoads<Value: Sendable>: Sendable {
    private var settled = LoadState<Value>.idle
    private var running: Set<Int> = []
    private var keptLoad = 0

    /// What is known, and whether more is under way.
    var state: LoadState<Value> {
        running.contains { $0 > keptLoad } ? .loading(previous: settled.value) : settled
    }

    /// Notes that load `number` has begun; later loads have greater numbers.
    mutating func begin(_ number: Int) {
        running.insert(number)
    }

    /// Notes that load `number` is over, with or without an outcome.
    mutating func end(_ number: Int) {
        running.remove(number)
    }

    /// Takes over the outcome of load `number`, unless that of a later one is there.
    mutating func keep(_ outcome: Result<Value, WeatherError>, from number: Int) {
        guard number > keptLoad else { return }
        keptLoad = number
        settled =
            switch outcome {
            case .success(let value): .loaded(value)
            case .failure(let error): .failed(error, previous: settled.value)
            }
    }

    /// Drops what is known, as it is about something else.
    mutating func forget() {
        settled = .idle
    }
}
