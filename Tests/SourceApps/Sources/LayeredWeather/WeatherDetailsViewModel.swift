import Observation
import OpenWeatherComposition

/// The weather now and the forecast of one city.
@MainActor
@Observable
final class WeatherDetailsViewModel {
    private(set) var weather: Fetched<CurrentWeather>?
    private(set) var forecast: Fetched<Forecast>?
    private(set) var isLoading = false
    private(set) var error: APIError?

    let city: String
    private let service: any WeatherService
    private let formats: Formats

    init(city: String, service: any WeatherService, formats: Formats) {
        self.city = city
        self.service = service
        self.formats = formats
    }

    /// The temperature as text; `nil` before it is known.
    var temperature: String? { weather.map { formats.temperature($0.value.temperature).text } }

    /// A Boolean value that indicates whether the weather is a cached one that could not be brought up to date.
    var isCached: Bool { weather?.isStale ?? false }

    /// Loads both; a failure keeps what was there.
    func load() async {
        isLoading = true
        error = nil
        do throws(APIError) {
            weather = try await service.weather(in: city)
            forecast = try await service.forecast(in: city)
        } catch {
            // Nobody sees a screen whose task was cancelled.
            if !Task.isCancelled { self.error = error }
        }
        isLoading = false
    }
}
