package import Foundation
package import OpenWeatherCore

/// A response as it arrived, which decodes to the values that the repositories return.
///
/// It is for measuring the work between a body and a value without the request around it.
package struct ReceivedBody: Sendable {
    private let response: TransportResponse

    /// Creates a body with the status and the headers it arrived with.
    package init(_ response: TransportResponse) {
        self.response = response
    }

    /// Returns the current weather, requested in `units`.
    package func currentWeather(units: Units) throws(NetworkError) -> CurrentWeather {
        try CurrentWeather(ResponseDecoder.read(CurrentWeatherDTO.self, from: response), units: units)
    }

    /// Returns the forecast, requested in `units` and received at `now`.
    package func forecast(units: Units, now: Date) throws(NetworkError) -> Forecast {
        try Forecast(ResponseDecoder.read(ForecastDTO.self, from: response), step: 3, units: units, now: now)
    }

    /// Returns the first `limit` places.
    package func places(limit: Int) throws(NetworkError) -> [Location] {
        try [Location](ResponseDecoder.read(PlacesDTO.self, from: response), limit: limit)
    }

    /// Returns the parts of One Call 3.0, requested in `units`.
    package func oneCall(units: Units) throws(NetworkError) -> OneCallReport {
        let sections = try OneCallSections(ResponseDecoder.read(OneCallDTO.self, from: response), units: units)
        let fetched = Fetched(sections, at: .distantPast, from: .network, source: .openWeather)
        return OneCallReport(fetched, parts: Set(OneCallPart.allCases).subtracting([.quarterHours]))
    }

    /// Returns the readings of the air quality.
    package func airQualityForecast() throws(NetworkError) -> AirQualityForecast {
        try AirQualityForecast(ResponseDecoder.read(AirPollutionDTO.self, from: response))
    }
}
