import Foundation
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

/// Made-up weather says that it is, on every screen, in every widget, and in every value.
@MainActor
@Suite("Made-up weather says so", .watched)
struct MadeUpWeatherTests {
    nonisolated private static let words = [
        "en": "Made-up weather", "de": "Erfundenes Wetter", "fr": "Météo inventée", "es": "Tiempo inventado",
        "ja": "架空の天気", "ar": "طقس خيالي",
    ]

    private func app(_ code: String) async throws -> OpenWeatherApp {
        let app = OpenWeatherApp.demo(
            preferences: .sample(language: .fixed(Language(code: code)), favorites: [.tokyo]),
            usesOneCall: true,
            now: { SampleTime.fetched },
            adjust: { parts in
                parts.deviceLocale = Locale(identifier: code)
                parts.timeZone = .gmt
                parts.autoRefresh = .off
                parts.clock = ImmediateClock()
            }
        )
        try await app.restore()
        return app
    }

    @Test(arguments: words.keys.sorted())
    func `on every screen`(code: String) async throws {
        let app = try await app(code)
        let words = try #require(Self.words[code])
        await app.home.onAppear()
        #expect(app.home.state.content?.attribution?.text == words)
        #expect(app.home.state.content?.attribution?.url == nil)
        app.router.showForecast()
        app.router.showAirQuality()
        app.router.showFavorites()
        app.router.showSettings()
        app.router.showConverter()
        let today = try #require(LocalDay(year: 2026, month: 5, day: 28))
        app.router.showDayDetail(today)
        var attributions: [String?] = []
        for (index, route) in app.router.path.enumerated() {
            switch app.factory.makeScreen(for: route, at: index, router: app.router) {
            case .forecast(let screen):
                await screen.onAppear()
                attributions.append(screen.state.content?.attribution?.text)
            case .dayDetail(let screen):
                await screen.onAppear()
                attributions.append(screen.state.content?.attribution?.text)
            case .airQuality(let screen):
                await screen.onAppear()
                attributions.append(screen.state.content?.attribution?.text)
            case .favorites(let screen):
                await screen.onAppear()
                attributions.append(screen.state.attribution?.text)
            case .settings(let screen): attributions.append(screen.state.about.attribution.text)
            case .converter(let screen):
                await screen.onAppear()
                await screen.citySelected(.tokyo)
                attributions.append(screen.state.attribution?.text)
            default: Issue.record("There is another screen.")
            }
        }

        #expect(attributions == Array(repeating: words, count: 6))
    }

    @Test(arguments: words.keys.sorted(), WidgetSize.allCases)
    func `in every widget`(code: String, size: WidgetSize) async throws {
        let provider = try await app(code).dependencies
            .makeWidgetTimelineProvider(reloadLog: WidgetReloadLog(), fetchesForecast: true)
        let content = try #require(await provider.timeline(size).entries.first?.content)
        let weather = try #require(content.weather)
        let texts = [weather.line?.text, weather.description?.text, weather.attribution?.text].compactMap(\.self)
        let words = try #require(Self.words[code])
        let short = AttributionContent(madeUpShort: "", in: try await app(code).settings.environment).text

        #expect(texts.contains { $0 == words || $0 == short || $0.hasPrefix("\(short) · ") }, "\(texts)")
        #expect(content.accessibility.label.contains(words))
        #expect(!content.isSample)
    }

    @Test
    func `in every value of a client`() async throws {
        let client = OpenWeatherClient(
            configuration: OpenWeatherConfiguration(transport: DemoHTTPClient(now: { SampleTime.fetched }))
        )
        let place = Location.lisbon.coordinate
        let report = try await client.oneCall(at: place)

        let sources = [
            try await client.currentWeather(for: .city("Lisbon")).source,
            try await client.currentWeather(for: .city("Lisbon")).source,
            try await client.forecast(for: .coordinate(place)).source,
            try await client.airQuality(at: place).source,
            try await client.airQualityForecast(at: place).source,
            try await client.hour(of: SampleTime.fetched - 86_400, at: place).source,
            try report.current?.get().source, try report.minutes?.get().source, try report.hours?.get().source,
            try report.days?.get().source,
        ]

        #expect(sources.allSatisfy { $0 == .madeUp })
        #expect(DataSource.madeUp.name == "Made-up weather")
    }

    @Test
    func `through whatever carries it`() async throws {
        let demo = DemoWeather(now: { SampleTime.fetched })
        let server = try LoopbackWeatherServer { request in
            let items = request.queryItems.map { ($0.name, $0.value ?? "") }
            let response = demo.response(path: request.path, query: Dictionary(items) { first, _ in first })
            return LoopbackResponse(status: response.status, headers: response.headers, body: response.body)
        }
        let api = OpenWeatherAPIConfiguration(apiKey: APIKey("secret0123456789"), host: server.baseURL)
        var configuration = OpenWeatherConfiguration(api: api)
        configuration.cache = .none
        configuration.timeout = .seconds(3_600)
        let wrapped = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(now: { SampleTime.fetched }))

        for configuration in [configuration, OpenWeatherConfiguration(transport: wrapped)] {
            let client = OpenWeatherClient(configuration: configuration)
            #expect(try await client.currentWeather(for: .city("Lisbon")).source == .madeUp)
        }
    }

    @Test
    func `but no other weather does`() async throws {
        let real = ScriptedHTTPClient()
        let body = DemoWeather().response(path: "/data/2.5/weather", query: ["q": "Lisbon", "units": "metric"]).body
        real.responses.enqueue(StubResponse(body: body))
        let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: real))

        #expect(try await client.currentWeather(for: .city("Lisbon")).source == .openWeather)
    }
}
