#if canImport(FoundationNetworking)
package import Foundation
package import FoundationNetworking  // Linux keeps HTTPURLResponse in a module of its own.
#else
package import Foundation
#endif
package import OpenWeatherCore

/// The body of a response as it arrived, which decodes to the values that the repositories return.
///
/// It is for measuring the work between a body and a value without the request around it.
package struct ResponseBody: Sendable {
    private let data: Data
    private let response: HTTPURLResponse

    /// Creates a body with the status and the headers it arrived with.
    package init(_ data: Data, _ response: HTTPURLResponse) {
        self.data = data
        self.response = response
    }

    /// Returns the current weather, requested in `units`.
    package func currentWeather(units: Units) throws(NetworkError) -> CurrentWeather {
        try CurrentWeather(ResponseDecoder.read(CurrentWeatherDTO.self, from: data, response), units: units)
    }

    /// Returns the forecast, requested in `units` and received at `now`.
    package func forecast(units: Units, now: Date) throws(NetworkError) -> Forecast {
        try Forecast(ResponseDecoder.read(ForecastDTO.self, from: data, response), units: units, now: now)
    }

    /// Returns the readings of the air quality.
    package func airQualityForecast() throws(NetworkError) -> AirQualityForecast {
        try AirQualityForecast(ResponseDecoder.read(AirPollutionDTO.self, from: data, response))
    }
}
