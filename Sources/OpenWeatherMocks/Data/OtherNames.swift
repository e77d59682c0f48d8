public import OpenWeatherCore

// Names that other packages give to something here. None can be used: the compiler says what to write.

/// A repository for tests.
@available(*, unavailable, renamed: "ScriptedWeatherRepository")
public struct MockWeatherRepository {
    /// A repository that returns the weather.
    public init(weather: CurrentWeather) {}
}

extension CurrentWeather {
    /// Weather for tests.
    @available(*, unavailable, renamed: "sample()")
    public static var mock: CurrentWeather { .sample() }
}
