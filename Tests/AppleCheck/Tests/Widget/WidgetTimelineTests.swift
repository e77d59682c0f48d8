import AppIntents
import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherSwiftUI
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing
import WidgetKit

@Suite("Timelines for WidgetKit", .watched)
struct WidgetTimelineTests {
    private let weather = ScriptedWeatherRepository()

    init() {
        weather.currentWeather.always(
            Fetched(.sample(), at: SampleTime.fetched, from: .cache, source: .openWeather)
        )
        weather.forecast.always(Fetched(.sample(), at: SampleTime.fetched, from: .cache, source: .openWeather))
    }

    private var provider: WidgetTimelineProvider { provider(over: weather) }

    private func provider(over weather: any WeatherRepository) -> WidgetTimelineProvider {
        WidgetTimelineProvider(
            weather: weather,
            preferences: InMemoryPreferencesStore(.sample(currentLocation: .lisbon)),
            deviceLocale: Locale(identifier: "en_GB"),
            timeZone: .gmt,
            now: { SampleTime.fetched }
        )
    }

    @Test(arguments: [
        (WidgetFamily.systemSmall, WidgetSize.small), (.systemMedium, .medium), (.systemLarge, .large),
        (.systemExtraLarge, .large), (.accessoryInline, .inline), (.accessoryCircular, .circular),
        (.accessoryRectangular, .rectangular),
    ]
    )
    func `have the size of their family`(family: WidgetFamily, size: WidgetSize) async {
        let sut = WeatherTimelineProvider(provider)
        let context = TimelineProviderContext(stub: family)

        #expect(WidgetSize(family) == size)
        #expect(sut.placeholder(in: context).content.family == size)
        #expect(sut.placeholder(in: context).content.isSample)
    }

    @Test
    func `end where the package says`() async throws {
        let expected = await provider.timeline(.medium)
        let answers = AsyncStream.makeStream(of: [WeatherEntry].self)
        let policies = AsyncStream.makeStream(of: TimelineReloadPolicy.self)

        let sut = WeatherTimelineProvider(provider)
        sut.getTimeline(in: TimelineProviderContext(stub: .systemMedium)) { timeline in
            answers.continuation.yield(timeline.entries)
            policies.continuation.yield(timeline.policy)
        }

        let entries = await answers.stream.first { _ in true }
        #expect(entries?.map(\.date) == expected.entries.map(\.date))
        #expect(entries?.map(\.content) == expected.entries.map(\.content))
        let policy = await policies.stream.first { _ in true }
        #expect(policy == .after(expected.reloadDate))
    }

    @Test
    func `come from the provider that is chosen now`() async {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient(), source: .madeUp)
        configuration.now = { SampleTime.fetched }
        let madeUpWeather = OpenWeatherClient(configuration: configuration).repositories.weather
        let isMadeUp = Locked(false)
        let (live, madeUp) = (provider, provider(over: madeUpWeather))
        let sut = WeatherTimelineProvider(choosing: { isMadeUp.withLock { $0 } ? madeUp : live })
        var texts: [String?] = []

        for choice in [false, true, false] {
            isMadeUp.withLock { $0 = choice }
            let answers = AsyncStream.makeStream(of: Timeline<WeatherEntry>.self)
            sut.getTimeline(in: TimelineProviderContext(stub: .systemMedium)) { answers.continuation.yield($0) }
            let timeline = await answers.stream.first { _ in true }
            texts.append(timeline?.entries.first?.content.weather?.attribution?.text)
        }

        let service = "Weather data provided by OpenWeather"
        #expect(texts == [service, "Made-up weather", service])
    }

    @Test
    func `show what is stored in a snapshot`() async {
        let answers = AsyncStream.makeStream(of: WeatherEntry.self)

        let sut = WeatherTimelineProvider(provider)
        sut.getSnapshot(in: TimelineProviderContext(stub: .systemSmall)) { entry in
            answers.continuation.yield(entry)
        }

        let entry = await answers.stream.first { _ in true }
        #expect(entry?.content.weather?.city?.text == "Lisbon")
        for case .currentWeather(_, _, let policy) in weather.calls { #expect(policy == .cacheOnly) }
    }

    @Test(arguments: [nil, Location.london] as [Location?])
    func `show the place that the user chose`(chosen: Location?) async {
        let intent = SelectPlaceIntent()
        intent.favorite = chosen.map { FavoriteEntity(location: $0) }
        let sut = ConfiguredWeatherTimelineProvider<SelectPlaceIntent>(provider)
        let context = TimelineProviderContext(stub: .systemSmall)

        let timeline = await sut.timeline(for: intent, in: context)
        let snapshot = await sut.snapshot(for: intent, in: context)

        let name = chosen?.name ?? "Lisbon"
        #expect(timeline.entries.first?.content.weather?.city?.text == name)
        #expect(snapshot.content.weather?.city?.text == name)
        #expect(sut.placeholder(in: context).content.isSample)
        #expect(sut.recommendations().isEmpty)
    }
}
