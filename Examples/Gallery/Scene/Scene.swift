import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks

/// The things that all samples of one language share: made-up weather at a fixed time, and a place.
@MainActor
struct Scene {
    /// The language.
    let language: TextLanguage
    /// The place that the screens show.
    let place: Location
    /// The texts of the gallery itself.
    let texts: GalleryTexts
    /// The router, which shows no screens.
    let router = RouterSpy()
    /// The weather at the place.
    let weather: Fetched<CurrentWeather>
    /// The forecast for the place.
    let forecast: Fetched<Forecast>
    /// The air quality at the place.
    let air: Fetched<AirQuality>
    /// The air quality forecast for the place.
    let airForecast: Fetched<AirQualityForecast>

    private let client: OpenWeatherClient

    /// The current time of all samples.
    nonisolated static let now = SampleTime.fetched

    /// The time two hours earlier, at which outdated values were fetched.
    nonisolated static let before = now - 7_200

    /// The seed of the made-up weather, chosen for a forecast with sun and showers.
    private static let world: UInt64 = 52

    /// The favorites of the samples.
    static let favorites: [Location] = [.tokyo, .cairo, .longyearbyen]

    /// Loads the weather of `place` in `language` with a real client.
    ///
    /// - Throws: `WeatherError` when one of the requests fails.
    init(_ language: TextLanguage, place: Location) async throws(WeatherError) {
        self.language = language
        self.place = place
        texts = .texts(in: language)
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient(seed: Self.world, now: { Self.now }))
        configuration.options = RequestOptions(units: .metric, language: Language(code: language.rawValue))
        configuration.now = { Self.now }
        configuration.plan = .unlimited
        client = OpenWeatherClient(configuration: configuration)
        let query = LocationQuery.coordinate(place.coordinate)
        weather = try await client.currentWeather(for: query)
        forecast = try await client.forecast(for: query)
        air = try await client.airQuality(at: place.coordinate)
        airForecast = try await client.airQualityForecast(at: place.coordinate)
    }

    /// Returns the weather at another place.
    func weather(at location: Location) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await client.currentWeather(for: .coordinate(location.coordinate))
    }

    /// Returns the forecast for another place.
    func forecast(at location: Location) async throws(WeatherError) -> Fetched<Forecast> {
        try await client.forecast(for: .coordinate(location.coordinate))
    }

    /// The repository of made-up weather.
    var source: any WeatherRepository { client.weather }

    /// Returns the preferences of a user.
    func preferences(
        units: UnitsPreference = .metric,
        place: Location? = nil,
        recents: [Location] = [],
        favorites: [Location] = []
    ) -> Preferences {
        .sample(
            units: units,
            language: .fixed(Language(code: language.rawValue)),
            currentLocation: place ?? self.place,
            recents: recents,
            favorites: favorites
        )
    }

    /// The preferences of a user who has not selected a place.
    var newcomer: Preferences {
        .sample(language: .fixed(Language(code: language.rawValue)), currentLocation: nil)
    }

    /// Returns the settings of screens for a user with these preferences.
    func settings(_ preferences: Preferences) -> ScreenSettings {
        ScreenSettings(
            preferences: preferences,
            deviceLocale: Locale(identifier: localeName),
            timeZone: .gmt,
            now: { Self.now }
        )
    }

    /// Runs `work` until it waits at `gate`, returns the result of `look` at that time, and lets the work end.
    func look<Seen>(at gate: Gate, during work: @MainActor () async -> Void, _ look: @MainActor () -> Seen) async
        -> Seen
    {
        async let working: Void = work()
        await gate.waitForArrivals()
        let seen = look()
        gate.open()
        await working
        return seen
    }

    /// The identifier of a usual locale of the language.
    private var localeName: String {
        switch language {
        case .english: "en_GB"
        case .german: "de_DE"
        case .french: "fr_FR"
        case .spanish: "es_ES"
        case .japanese: "ja_JP"
        case .arabic: "ar_EG"
        }
    }
}
