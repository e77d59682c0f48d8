public import OpenWeatherScreenKit

/// The maker of the forecast.
public struct ForecastBuilder: Sendable {
    private let source: ForecastSource

    /// Creates a builder of screens that show what `source` knows.
    public init(source: ForecastSource) {
        self.source = source
    }

    /// Makes the screen; its ways out lead to `router`.
    @MainActor
    public func makeViewModel(settings: ScreenSettings, router: any ForecastRouting) -> ForecastViewModel {
        ForecastViewModel(source: source, settings: settings, router: router)
    }
}
