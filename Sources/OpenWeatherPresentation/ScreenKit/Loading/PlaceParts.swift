package import OpenWeatherCore

/// The values that a ``PlaceLoader`` loads for one place, each with the outcome of its last load.
///
/// One value is a ``LoadPart``. A screen whose values arrive and fail independently declares a struct with a part for
/// each of them.
package protocol PlaceParts: Sendable {
    /// Creates parts without values, for a place about which nothing is known.
    init()

    /// Records that the preferences could not be read or written; values that are known remain.
    mutating func fail(_ error: WeatherError)
}

/// A loaded value with the outcome of its last load.
package struct LoadPart<Value: Sendable>: PlaceParts {
    /// The outcome of the last load that had one; never ``LoadState/loading(previous:)``.
    package private(set) var outcome = LoadState<Value>.idle

    /// The number of the load that the outcome comes from; 0 before there is one, and greater for later loads.
    package private(set) var generation = 0

    /// Creates a part without a value.
    package init() {}

    /// The last value; `nil` when no load has succeeded.
    package var value: Value? { outcome.value }

    /// Records a failure and keeps the value, if there is one.
    package mutating func fail(_ error: WeatherError) {
        // A cancellation that no caller asked for says nothing about the value. Without a value it must still end the
        // wait, or the screen would show placeholders forever.
        guard error != .cancelled || value == nil else { return }
        outcome = .failed(error, previous: value)
    }

    /// Records the outcome of load `generation`.
    package mutating func settle(_ result: Result<Value, WeatherError>, generation: Int) {
        switch result {
        case .success(let value): outcome = .loaded(value)
        case .failure(.cancelled) where value != nil: return
        case .failure(let error): fail(error)
        }
        self.generation = generation
    }
}

/// One load of a ``PlaceLoader``, through which the parts are loaded.
package struct PlaceLoad<Parts: PlaceParts>: Sendable {
    /// The loader.
    let loader: PlaceLoader<Parts>
    /// The number of the load.
    let generation: Int

    /// Fetches one part and keeps the outcome, unless the load was cancelled or superseded meanwhile.
    ///
    /// Fetches again when the language has changed by the time the response arrives.
    ///
    /// - Parameters:
    ///   - part: The part to load.
    ///   - fetch: Returns the value for a request.
    @MainActor
    package func keep<Value>(
        _ part: any WritableKeyPath<Parts, LoadPart<Value>> & Sendable,
        _ fetch: @MainActor (PlaceRequest) async throws(WeatherError) -> Value
    ) async {
        while let request = loader.request(of: generation) {
            let result: Result<Value, WeatherError>
            do throws(WeatherError) {
                result = .success(try await fetch(request))
            } catch {
                result = .failure(error)
            }
            guard loader.request(of: generation) != nil else { return }
            if case .success = result, loader.renewLanguage(of: request) { continue }
            return loader.settle(part, result, generation)
        }
    }

    /// The parts as they are now, for a value that depends on the one before.
    @MainActor
    package var parts: Parts { loader.parts }
}
