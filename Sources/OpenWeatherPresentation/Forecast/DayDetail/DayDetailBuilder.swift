public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The maker of a day of the forecast.
public struct DayDetailBuilder: Sendable {
    private let source: ForecastSource

    /// Creates a builder of screens that show what `source` knows: the one of the forecast, so that nothing is asked
    /// twice.
    public init(source: ForecastSource) {
        self.source = source
    }

    /// Makes the screen of `day`; its ways out lead to `router`.
    @MainActor
    public func makeViewModel(
        for day: LocalDay,
        settings: ScreenSettings,
        router: any DayDetailRouting
    ) -> DayDetailViewModel {
        DayDetailViewModel(day: day, source: source, settings: settings, router: router)
    }
}
