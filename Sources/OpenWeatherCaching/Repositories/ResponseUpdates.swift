import OpenWeatherCore

/// Makes the stream of what is known, then of what is new.
enum ResponseUpdates: Sendable {
    private enum Step: Sendable {
        case known, new, end
    }

    /// First what `fetch` finds in the cache, fresh or not; then, unless that was fresh, what the service answers.
    ///
    /// The work is done in the task that reads the stream and ends with it.
    static func stream<Value: Sendable>(
        _ fetch: @escaping @Sendable (FetchPolicy) async throws(WeatherError) -> Fetched<Value>
    ) -> AsyncStream<Result<Fetched<Value>, WeatherError>> {
        let step = Locked(Step.known)
        return AsyncStream {
            let current = step.withLock { $0 }
            if current == .known {
                step.withLock { $0 = .new }
                if let known = try? await fetch(.cacheOnly) {
                    if !known.isStale { step.withLock { $0 = .end } }
                    return .success(known)
                }
            }
            guard current != .end else { return nil }
            step.withLock { $0 = .end }
            do throws(WeatherError) {
                return .success(try await fetch(.cacheFirst))
            } catch {
                return error == .cancelled ? nil : .failure(error)
            }
        }
    }
}
