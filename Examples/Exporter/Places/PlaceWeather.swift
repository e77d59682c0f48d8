import Foundation
import OpenWeatherCore

/// A response that ages by itself.
enum Product: String, CaseIterable, Sendable {
    /// The weather now.
    case weather
    /// The quality of the air.
    case air
    /// The forecast in steps of three hours.
    case forecast
    /// The index of ultraviolet radiation, of One Call.
    case uv
    /// The days of One Call.
    case days
    /// The alerts of One Call.
    case alerts
}

/// The last values of a place.
///
/// A value stays when its refresh fails, and has its age.
struct PlaceWeather: Sendable {
    /// The place.
    let place: Place
    /// The point; `nil` until the name was looked up.
    var coordinate: Coordinate?
    /// The weather now; `nil` until the first response, as all products are.
    var weather: Fetched<CurrentWeather>?
    /// The quality of the air.
    var air: Fetched<AirQuality>?
    /// The forecast in steps of three hours.
    var forecast: Fetched<Forecast>?
    /// The weather now by One Call, which has the index of ultraviolet radiation.
    var uv: Fetched<CurrentWeather>?
    /// The days of One Call.
    var days: Fetched<[DailyForecast]>?
    /// The alerts of One Call.
    var alerts: Fetched<WeatherAlerts>?

    /// Creates a place without values.
    init(_ place: Place) {
        self.place = place
        coordinate = place.coordinate
    }

    /// Returns the time, the source and the freshness of a product, without its value.
    func stamp(of product: Product) -> Fetched<Void>? {
        switch product {
        case .weather: weather.map { $0.map { _ in } }
        case .air: air.map { $0.map { _ in } }
        case .forecast: forecast.map { $0.map { _ in } }
        case .uv: uv.map { $0.map { _ in } }
        case .days: days.map { $0.map { _ in } }
        case .alerts: alerts.map { $0.map { _ in } }
        }
    }

    /// Returns the date at which the values of a product were measured; `nil` for a product of other dates.
    func date(of product: Product) -> Date? {
        switch product {
        case .weather: weather?.date
        case .air: air?.date
        case .uv: uv?.date
        case .forecast, .days, .alerts: nil
        }
    }
}
