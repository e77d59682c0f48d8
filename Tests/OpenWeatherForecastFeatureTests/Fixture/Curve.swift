import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import Testing

/// Returns the curve of a forecast, as the screen shows it.
func curve(
    _ forecast: Forecast = .sample(),
    in environment: ScreenEnvironment = .sample()
) throws -> ForecastContent.Curve {
    try #require(ForecastContent(.sample(forecast), failure: nil, in: environment).curve)
}
