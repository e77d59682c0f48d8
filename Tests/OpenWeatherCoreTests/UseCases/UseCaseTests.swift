import Foundation
import OpenWeatherCore
import OpenWeatherTestWatch
import Testing

@Suite("Use cases", .watched)
struct UseCaseTests {
    /// A geocoder that knows two lists and a postcode and notes what it was asked.
    private struct Atlas: GeocodingRepository {
        var named: [Location] = []
        var near: [Location] = []
        var postcode: Result<Location, WeatherError> = .failure(.notFound)
        var failure: WeatherError?
        let asked = Locked<[String]>([])

        func locations(
            named name: String,
            limit: Int,
            policy: FetchPolicy
        ) async throws(WeatherError) -> Fetched<[Location]> {
            asked.withLock { $0.append("name \(name) \(limit) \(policy)") }
            if let failure { throw failure }
            return Fetched(named, at: utc(2026, 1, 1), from: .network, source: .openWeather)
        }

        func locations(
            at coordinate: Coordinate,
            limit: Int,
            policy: FetchPolicy
        ) async throws(WeatherError) -> Fetched<[Location]> {
            asked.withLock { $0.append("at \(coordinate.latitude) \(coordinate.longitude) \(limit) \(policy)") }
            return Fetched(near, at: utc(2026, 1, 1), from: .network, source: .openWeather)
        }

        func location(
            postcode: String,
            country: String?,
            policy: FetchPolicy
        ) async throws(WeatherError) -> Fetched<Location> {
            asked.withLock { $0.append("postcode \(postcode) \(country ?? "-") \(policy)") }
            return Fetched(try self.postcode.get(), at: utc(2026, 1, 1), from: .network, source: .openWeather)
        }
    }

    /// A store in memory.
    private final class Drawer: PreferencesStore {
        private let kept = Locked(Preferences())

        func preferences() async throws(WeatherError) -> Preferences { kept.withLock { $0 } }

        func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
            kept.withLock { preferences in
                change(&preferences)
                return preferences
            }
        }

        func changes() -> AsyncStream<Preferences> {
            AsyncStream { [kept] continuation in
                continuation.yield(kept.withLock { $0 })
                continuation.finish()
            }
        }
    }

    private let london = Location.named("London")
    private let paris = Location.named("Paris", country: "FR")

    @Test(arguments: ["", "  \n", ","])
    func `sends no request for an empty text`(text: String) async throws {
        let atlas = Atlas(named: [london])

        let found = try await SearchLocationsUseCase(geocoding: atlas)(text)

        #expect(found.isEmpty)
        #expect(atlas.asked.withLock { $0.isEmpty })
    }

    @Test
    func `finds names once each best first`() async throws {
        let atlas = Atlas(named: [paris, london, paris])

        let found = try await SearchLocationsUseCase(geocoding: atlas)("  paris ", limit: 3)

        #expect(found == [paris, london])
        #expect(atlas.asked.withLock { $0 } == ["name paris 3 cacheFirst"])
    }

    @Test
    func `looks coordinates up in reverse and shows the point itself where there is no place`() async throws {
        let atlas = Atlas(near: [paris, paris])
        let sea = Atlas()

        let found = try await SearchLocationsUseCase(geocoding: atlas)("48.85, 2.35")
        let foundAtSea = try await SearchLocationsUseCase(geocoding: sea)("0.5, -30")

        #expect(found == [paris])
        #expect(atlas.asked.withLock { $0 } == ["at 48.85 2.35 5 cacheFirst"])
        #expect(foundAtSea == [Location(name: "", country: nil, state: nil, coordinate: .at(0.5, -30))])
    }

    @Test
    func `tries a postcode only when no place has the name`() async throws {
        let atlas = Atlas(postcode: .success(london))
        let full = Atlas(named: [paris], postcode: .success(london))

        let byPostcode = try await SearchLocationsUseCase(geocoding: atlas)("SW1A 1AA, gb")
        let byName = try await SearchLocationsUseCase(geocoding: full)("SW1A 1AA, gb")
        let word = try await SearchLocationsUseCase(geocoding: atlas)("nowhere")

        #expect(byPostcode == [london])
        #expect(byName == [paris])
        #expect(word.isEmpty)
        #expect(
            atlas.asked.withLock { $0 } == [
                "name SW1A 1AA, gb 5 cacheFirst", "postcode SW1A 1AA GB cacheFirst", "name nowhere 5 cacheFirst",
            ]
        )
    }

    @Test(arguments: [WeatherError.notFound, .badRequest(.refused(message: "invalid zip code", parameters: []))]
    )
    func `finds nothing for a postcode the service does not know or accept`(error: WeatherError) async throws {
        let found = try await SearchLocationsUseCase(geocoding: Atlas(postcode: .failure(error)))("00000,US")

        #expect(found.isEmpty)
    }

    @Test(arguments: [WeatherError.offline, .timedOut, .cancelled, .missingKey])
    func `passes on every other failure`(error: WeatherError) async {
        await #expect(throws: error) {
            try await SearchLocationsUseCase(geocoding: Atlas(failure: error))("London")
        }
        await #expect(throws: error) {
            try await SearchLocationsUseCase(geocoding: Atlas(postcode: .failure(error)))("90210")
        }
    }

    @Test
    func `saves and gives back the place chosen last`() async throws {
        let drawer = Drawer()

        let before = try await GetLastSelectedLocationUseCase(store: drawer)()
        try await SaveLastSelectedLocationUseCase(store: drawer)(london)
        try await SaveLastSelectedLocationUseCase(store: drawer)(paris)
        let after = try await GetLastSelectedLocationUseCase(store: drawer)()

        #expect(before == nil)
        #expect(after == paris)
        #expect(try await drawer.preferences().recents == [paris, london])
    }

    @Test
    func `saves a change and gives back the result`() async throws {
        let drawer = Drawer()

        let saved = try await SavePreferencesUseCase(store: drawer)({ $0.units = .standard })
        let read = try await GetPreferencesUseCase(store: drawer)()
        var heard: [Preferences] = []
        for await state in GetPreferencesUseCase(store: drawer).changes() { heard.append(state) }

        #expect(saved.units == .standard)
        #expect(read == saved)
        #expect(heard == [saved])
    }
}
