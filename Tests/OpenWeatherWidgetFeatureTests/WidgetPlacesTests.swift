import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

@Suite("Places of a widget", .watched)
struct WidgetPlacesTests {
    /// A file in memory.
    private final class Memory: Sendable {
        private let box = Locked<Data?>(nil)

        var data: Data? {
            get { box.withLock { $0 } }
            set { box.withLock { $0 = newValue } }
        }
    }

    private let memory = Memory()
    private let weather = ScriptedWeatherRepository()
    private let preferences = InMemoryPreferencesStore(
        .sample(currentLocation: .lisbon, favorites: [.lisbon, .london, .cairo])
    )

    private var places: WidgetPlaces {
        let memory = memory
        return WidgetPlaces(preferences: preferences) {
            memory.data
        } save: {
            memory.data = $0
        }
    }

    private var provider: WidgetTimelineProvider {
        weather.currentWeather.always(
            Fetched(.sample(), at: SampleTime.fetched, from: .cache, source: .openWeather)
        )
        weather.forecast.always(failure: .notCached)
        return WidgetTimelineProvider(
            weather: weather,
            preferences: preferences,
            places: places,
            deviceLocale: Locale(identifier: "en_GB"),
            timeZone: .gmt,
            now: { SampleTime.fetched }
        )
    }

    private func city(_ place: WidgetPlace = .current) async -> String? {
        await provider.timeline(.medium, for: place).entries.first?.content.weather?.city?.text
    }

    @Test
    func `follow one another and end at the current place`() async {
        var cities = [await city()]
        for _ in 0..<3 {
            await places.showNext()
            cities.append(await city())
        }

        #expect(cities == ["Lisbon", "London", "Cairo", "Lisbon"])
    }

    @Test
    func `leave the place of the app and the network alone`() async throws {
        let before = try await preferences.preferences()
        await places.showNext()

        #expect(weather.calls.isEmpty)
        #expect(try await preferences.preferences() == before)
    }

    @Test
    func `end at the current place when the favorite is gone`() async throws {
        await places.showNext()
        _ = try await preferences.update { $0.removeFavorite(Location.london.id) }

        #expect(await city() == "Lisbon")
    }

    @Test(arguments: [Data(), Data([0xFF, 0xFE]), Data("somewhere".utf8)])
    func `take bytes that name no favorite for the current place`(bytes: Data) async {
        memory.data = bytes

        #expect(await city() == "Lisbon")
        await places.showNext()
        #expect(await city() == "London")
    }

    @Test
    func `leave a widget alone whose place the user chose`() async {
        await places.showNext()

        #expect(await city(.location(.cairo)) == "Cairo")
    }

    @Test(arguments: WidgetSize.allCases)
    func `have a button where there is room and another place`(size: WidgetSize) async throws {
        let hasRoom = size == .medium || size == .large
        let actions = await provider.timeline(size).entries.first?.content.actions
        #expect((actions != nil) == hasRoom && (actions?.nextPlace != nil) == hasRoom)
        #expect(await provider.timeline(size, for: .device).entries.first?.content.actions?.nextPlace == nil)
        #expect(provider.placeholder(size).content.actions == nil)

        for favorite in [Location.london, .cairo] {
            _ = try await preferences.update { $0.removeFavorite(favorite.id) }
        }
        let alone = await provider.timeline(size).entries.first?.content.actions
        #expect((alone?.refresh != nil) == hasRoom && alone?.nextPlace == nil)
    }
}
