public import OpenWeatherCore

/// A meter whose readings a test or a preview sets.
///
/// Pass it as `calls` to a `SettingsBuilder`, or as `budget` of the `ScreenDependencies`, to see how the settings
/// screen shows a day that is nearly spent, without sending a call. It is safe to use from any thread.
public final class StubCallMeter: CallMeter {
    private let result: Locked<Result<[CallUsage], WeatherError>>

    /// Creates a meter with these readings.
    public init(_ usage: [CallUsage] = []) {
        result = Locked(.success(usage))
    }

    /// Sets the readings that later calls of ``usage()`` return.
    public func set(_ usage: [CallUsage]) {
        result.withLock { $0 = .success(usage) }
    }

    /// Sets the error that later calls of ``usage()`` throw.
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
