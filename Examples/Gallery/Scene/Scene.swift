import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks

/// What the samples of one language have in common: made-up weather at a fixed time, and a place.
@MainActor
struct Scene {
    /// The language.
    let language: TextLanguage
    /// The place that the screens show.
    let place: Location
    /// The texts of the gallery itself.
    let texts: GalleryTexts
    /// Where every way out of a screen leads: nowhere.
    let router = RouterSpy()
    /// The weather at the place.
    let weather: Fetched<CurrentWeather>
    /// The forecast for the place.
    let forecast: Fetched<Forecast>
    /// The air at the place now.
    let air: Fetched<AirQuality>
    /// The air at the place in the next days.
    let airForecast: Fetched<AirQualityForecast>

    private let client: OpenWeatherClient

    /// The moment at which everything is seen.
    nonisolated static let now = SampleTime.fetched

    /// A moment two hours before, at which outdated answers were fetched.
    nonisolated static let before = now - 7_200

    /// The made-up world: one in which the forecast has sun as well as showers.
    private static let world: UInt64 = 52

    /// Favourites and recent places.
    static let favorites: [Location] = [.tokyo, .cairo, .longyearbyen]

    /// Asks for the weather of `place` in `language`, through the whole real stack.
    init(_ language: TextLanguage, place: Location) async throws(WeatherError) {
        self.language = language
        self.place = place
        texts = .texts(in: language)
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient(seed: Self.world, now: { Self.now }))
        configuration.options = RequestOptions(units: .metric, language: Language(code: language.rawValue))
        configuration.now = { Self.now }
        configuration.rateLimit = nil
        client = OpenWeatherClient(configuration: configuration)
        let query = LocationQuery.coordinate(place.coordinate)
        weather = try await client.currentWeather(for: query)
        forecast = try await client.forecast(for: query)
        air = try await client.airQuality(at: place.coordinate)
        airForecast = try await client.airQualityForecast(at: place.coordinate)
    }

    /// The weather at another place.
    func weather(at location: Location) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await client.currentWeather(for: .coordinate(location.coordinate))
    }

    /// The real source of made-up weather.
    var source: any WeatherRepository { client.weather }

    /// What the user chose.
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

    /// What a user chose who chose no place yet.
    var newcomer: Preferences {
        .sample(language: .fixed(Language(code: language.rawValue)), currentLocation: nil)
    }

    /// The environment of a screen for a user with these preferences.
    func settings(_ preferences: Preferences) -> ScreenSettings {
        ScreenSettings(
            preferences: preferences,
            deviceLocale: Locale(identifier: localeName),
            timeZone: .gmt,
            now: { Self.now }
        )
    }

    /// Runs `work` until somebody waits at `gate`, looks, and lets the work end.
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

    /// The locale of a device on which the language is usual.
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
