public import OpenWeatherCore

/// A meter whose readings a test or a preview sets.
///
/// Pass it as the `budget` of a settings screen to see how it shows a day that is nearly spent, without sending a call.
public final class StubCallMeter: CallMeter {
    private let result: Locked<Result<[CallUsage], WeatherError>>

    /// Creates a meter with these readings.
    public init(_ usage: [CallUsage] = []) {
        result = Locked(.success(usage))
    }

    /// Returns these readings from now on.
    public func set(_ usage: [CallUsage]) {
        result.withLock { $0 = .success(usage) }
    }

    /// Fails from now on.
    public func setFailure(_ failure: WeatherError) {
        result.withLock { $0 = .failure(failure) }
    }

    /// Returns the readings that were set.
    ///
    /// - Throws: The failure that was set.
    public func usage() async throws(WeatherError) -> [CallUsage] {
        try result.withLock { $0 }.get()
    }
}
