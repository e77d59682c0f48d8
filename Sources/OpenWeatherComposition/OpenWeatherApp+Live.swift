import Foundation
public import OpenWeather
public import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherMaps
public import OpenWeatherPresentation

extension OpenWeatherApp {
    /// Composes an app over the OpenWeather service with the text of an API key.
    ///
    /// With an empty key or a placeholder, the screens say that the key is missing, and nothing is sent.
    ///
    /// - Parameters:
    ///   - apiKey: Your key, see `OpenWeatherClient(apiKey:)`.
    ///   - savedPath: The path of screens to begin with, as the router saved it.
    ///   - defaultPlaces: The places that the first start begins with: the first is selected, and all are favorites.
    ///   - usesOneCall: Whether screens also show what One Call knows, which takes a subscription of the key and may be
    ///     billed; by default they send no request to it.
    ///   - usesMaps: Whether home leads to a map, each tile of which is a call of the account's plan; by default no screen
    ///     requests one.
    ///   - adjust: A closure that replaces dependencies of the screens, for example the source of the device's location.
    /// - Returns: The app.
    public static func live(
        apiKey: String,
        savedPath: SavedPath = SavedPath(),
        defaultPlaces: [Location] = [],
        usesOneCall: Bool = false,
        usesMaps: Bool = false,
        adjust: (inout ScreenDependencies) -> Void = { _ in }
    ) -> OpenWeatherApp {
        live(
            configuration: OpenWeatherConfiguration(apiKey: apiKey),
            savedPath: savedPath,
            defaultPlaces: defaultPlaces,
            usesOneCall: usesOneCall,
            usesMaps: usesMaps,
            adjust: adjust
        )
    }

    /// Composes an app over a client with `configuration`.
    ///
    /// The screens share the clock and the date of the configuration. The user's switch in the settings turns the
    /// client's cache off and on at once, as does any change through the preferences of ``dependencies``; one that another
    /// process makes counts as soon as the store reports it. A configuration that turns the cache off itself wins.
    ///
    /// While the user's switch for it is on, what the screens fetch is written into a diary of forecasts, in the directory
    /// `diary` beside the standard file of settings, or in memory where the source is made up; it costs no call. Home
    /// compares the weather with that of yesterday in it where One Call has none. The closure can replace the diary, or set
    /// it to `nil`.
    ///
    /// - Parameters:
    ///   - configuration: The configuration of the client.
    ///   - preferences: The store of places and settings; `nil` for the file `preferences.json` in the directory that the
    ///     platform assigns for settings.
    ///   - savedPath: The path of screens to begin with, as the router saved it.
    ///   - defaultPlaces: The places that the first start begins with: the first is selected, and all are favorites.
    ///   - usesOneCall: Whether screens also show what One Call knows, which takes a subscription of the key and may be
    ///     billed; by default they send no request to it.
    ///   - usesMaps: Whether home leads to a map, each tile of which is a call of the account's plan; by default no screen
    ///     requests one.
    ///   - adjust: A closure that replaces dependencies of the screens, for example the source of the device's location.
    /// - Returns: The app.
    public static func live(
        configuration: OpenWeatherConfiguration,
        preferences: (any PreferencesStore)? = nil,
        savedPath: SavedPath = SavedPath(),
        defaultPlaces: [Location] = [],
        usesOneCall: Bool = false,
        usesMaps: Bool = false,
        adjust: (inout ScreenDependencies) -> Void = { _ in }
    ) -> OpenWeatherApp {
        let store = preferences ?? standardPreferences()
        // The closure may replace the store, and the switches must be read where the settings screen saves them.
        let switches = Locked(PreferenceSwitches(store))
        var configuration = configuration
        configuration.requireForCache { await switches.withLock { $0 }.isCacheEnabled }
        let client = OpenWeatherClient(configuration: configuration)
        var dependencies = ScreenDependencies(
            weather: client.repositories.extendedWeather,
            airQuality: client.repositories.airQuality,
            geocoding: client.repositories.geocoding,
            preferences: store
        )
        dependencies.defaultPlaces = defaultPlaces
        if usesOneCall {
            dependencies.oneCall = client.repositories.oneCall
            let hasStatistics = [.student, .expert].contains(configuration.plan)
            dependencies.comparison = comparison(of: client, hasStatistics: hasStatistics)
        }
        dependencies.activities = .standard
        dependencies.cache = client.repositories.cacheControl
        if usesMaps {
            let maps = WeatherMaps(client)
            dependencies.maps = maps
            dependencies.cache = dependencies.cache.map { CacheWithMaps(weather: $0, maps: maps) }
        }
        dependencies.budget = client.repositories.callMeter
        dependencies.diary = standardDiary(of: configuration.api.source)
        dependencies.source = configuration.api.source
        dependencies.clock = configuration.clock
        dependencies.now = configuration.now
        adjust(&dependencies)
        let adjusted = PreferenceSwitches(dependencies.preferences)
        switches.withLock { $0 = adjusted }
        dependencies.preferences = adjusted
        dependencies.keepDiary { await adjusted.keepsDiary }
        return OpenWeatherApp(client: client, dependencies: dependencies, savedPath: savedPath)
    }

    /// Returns the diary in files; the one of made-up weather, which is true of no place, ends with the app.
    private static func standardDiary(of source: DataSource) -> any ForecastDiary {
        guard source != .madeUp else { return MemoryForecastDiary() }
        return FileForecastDiary(directory: StandardDirectories.settings().appending(path: "diary"))
    }

    private static func standardPreferences() -> any PreferencesStore {
        FilePreferencesStore(file: StandardDirectories.settings().appending(path: "preferences.json"))
    }
}

/// The cache of the weather together with that of the tiles, which the settings screen shows and clears as one.
private struct CacheWithMaps: CacheControl {
    let weather: any CacheControl
    let maps: WeatherMaps

    func usage() async -> CacheUsage {
        let (weather, maps) = (await weather.usage(), await maps.cacheUsage())
        return CacheUsage(entries: weather.entries + maps.entries, bytes: weather.bytes + maps.bytes)
    }

    func clear() async {
        await weather.clear()
        await maps.clearCache()
    }
}

extension ScreenDependencies {
    /// Lets the sources of weather write into the diary, if there is one, while `isRecording` returns true, and screens show
    /// what follows from it.
    mutating func keepDiary(while isRecording: @escaping @Sendable () async -> Bool) {
        guard let diary else { return }
        accuracy = accuracy ?? DiaryReview(diary)
        comparison = DiaryComparisonSource(diary, after: comparison)
        weather = RecordingWeatherRepository(weather, into: diary, isRecording: isRecording)
        oneCall = oneCall.map { RecordingOneCallRepository($0, into: diary, isRecording: isRecording) }
    }
}
