import Foundation
import OpenWeather
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherMaps
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks

/// The things that all samples of one language share: made-up weather at a fixed time, and a place.
@MainActor
struct Scene {
    /// The language, and the region of its reader.
    let edition: Edition
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
    /// The weather at the place two hours earlier, which is outdated.
    let oldWeather: Fetched<CurrentWeather>
    /// The forecast for the place two hours earlier, which is outdated.
    let oldForecast: Fetched<Forecast>
    /// The air quality at the place.
    let air: Fetched<AirQuality>
    /// The air quality forecast for the place.
    let airForecast: Fetched<AirQualityForecast>

    private let client: OpenWeatherClient
    private let oldClient: OpenWeatherClient

    /// The current time of all samples.
    nonisolated static let now = SampleTime.fetched

    /// The time two hours earlier, at which outdated values were fetched.
    nonisolated static let before = now - 7_200

    /// The seed of the made-up weather, chosen for a forecast with sun and showers.
    private static let world: UInt64 = 52

    /// The favorites of the samples.
    static let favorites: [Location] = [.tokyo, .cairo, .longyearbyen]

    /// Loads the weather of `place` in the language of `edition` with a real client.
    ///
    /// - Throws: `WeatherError` when one of the requests fails.
    init(_ edition: Edition, place: Location) async throws(WeatherError) {
        self.edition = edition
        self.place = place
        texts = edition.texts
        client = Self.client(edition.language, at: Self.now)
        oldClient = Self.client(edition.language, at: Self.before)
        let query = LocationQuery.coordinate(place.coordinate)
        weather = try await client.currentWeather(for: query)
        forecast = try await client.forecast(for: query)
        oldWeather = Self.outdated(try await oldClient.currentWeather(for: query))
        oldForecast = Self.outdated(try await oldClient.forecast(for: query))
        air = try await client.airQuality(at: place.coordinate)
        airForecast = try await client.airQualityForecast(at: place.coordinate)
    }

    private static func client(_ language: TextLanguage, at date: Date) -> OpenWeatherClient {
        let demo = DemoHTTPClient(seed: world, now: { date })
        var configuration = OpenWeatherConfiguration(transport: demo, source: .madeUp)
        configuration.options = RequestOptions(units: .metric, language: Language(code: language.rawValue))
        configuration.now = { date }
        configuration.plan = .unlimited
        return OpenWeatherClient(configuration: configuration)
    }

    private static func outdated<Value>(_ fetched: Fetched<Value>) -> Fetched<Value> {
        Fetched(fetched.value, at: fetched.fetchedAt, from: .stale(.offline), source: fetched.source)
    }

    /// Returns the weather at another place two hours earlier, which is outdated.
    func oldWeather(at location: Location) async throws(WeatherError) -> Fetched<CurrentWeather> {
        Self.outdated(try await oldClient.currentWeather(for: location))
    }

    /// Returns the weather and the forecast under a sky; `nil` when the place has another one at that time.
    func weather(
        under sky: Sky
    ) async throws(WeatherError) -> (place: Location, weather: Fetched<CurrentWeather>, forecast: Fetched<Forecast>)? {
        guard let place = sky.place else { return nil }
        let client = Self.client(edition.language, at: sky.date)
        let weather = try await client.currentWeather(for: place)
        guard sky.covers(weather.value) else { return nil }
        return (place, weather, try await client.forecast(for: place))
    }

    /// Returns what One Call knows about a place.
    func oneCall(at location: Location) async throws(WeatherError) -> OneCallReport {
        try await client.oneCall(at: location.coordinate, parts: [.minutes, .alerts])
    }

    /// Returns the weather at another place.
    func weather(at location: Location) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await client.currentWeather(for: location)
    }

    /// Returns the forecast for another place.
    func forecast(at location: Location) async throws(WeatherError) -> Fetched<Forecast> {
        try await client.forecast(for: location)
    }

    /// The tiles of made-up weather.
    var maps: any MapTileRepository { WeatherMaps(client) }

    /// The repository of made-up weather.
    var source: any WeatherRepository { client.repositories.weather }

    /// Returns what One Call knows about the place and its next days.
    func oneCallDays() async throws(WeatherError) -> OneCallReport {
        try await client.oneCall(at: place.coordinate, parts: [.hours, .days])
    }

    /// Returns the preferences of a user, who reads the units of the region unless there are `units`.
    func preferences(
        units: UnitsPreference? = nil,
        place: Location? = nil,
        recents: [Location] = [],
        favorites: [Location] = []
    ) -> Preferences {
        .sample(
            units: units ?? (edition.isAmerican ? .imperial : .metric),
            language: spoken,
            currentLocation: place ?? self.place,
            recents: recents,
            favorites: favorites
        )
    }

    /// The preferences of a user who has not selected a place.
    var newcomer: Preferences { .sample(language: spoken, currentLocation: nil) }

    private var spoken: LanguagePreference { .fixed(Language(code: edition.language.rawValue)) }

    /// A source of the location that the user has refused to the app.
    var refusedLocation: StubLocationProvider {
        let provider = StubLocationProvider(failure: .refused)
        provider.setPermission(.refused)
        provider.setSettingsURL(URL(string: "app-settings:"))
        return provider
    }

    /// Returns the location of a device, which is found at the place of the samples.
    func location(
        _ provider: StubLocationProvider,
        _ store: InMemoryPreferencesStore,
        _ settings: ScreenSettings
    ) -> DeviceLocation {
        let geocoding = ScriptedGeocodingRepository()
        geocoding.near.always([place])
        return DeviceLocation(provider: provider, geocoding: geocoding, preferences: store, settings: settings)
    }

    /// Returns the settings of screens for a user with these preferences, usually at the time of all samples.
    func settings(_ preferences: Preferences, at date: Date = Scene.now) -> ScreenSettings {
        ScreenSettings(
            preferences: preferences,
            deviceLocale: Locale(identifier: edition.localeName),
            timeZone: .gmt,
            activities: .standard,
            now: { date }
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
}
