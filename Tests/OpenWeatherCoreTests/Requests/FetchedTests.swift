import Foundation
import OpenWeatherCore
import Testing

@Suite("Fetched")
struct FetchedTests {
    private let now = utc(2026, 5, 4, 12)

    @Test(arguments: [(0.0, 0), (1, 1), (600, 600), (86_400, 86_400)])
    func isAsOldAsTheTimeSinceItWasFetched(seconds: Double, age: Int) {
        let sut = Fetched(1, at: now.addingTimeInterval(-seconds), from: .cache, source: .openWeather)

        #expect(sut.age(at: now) == .seconds(age))
    }

    @Test(arguments: [1.0, 3600, 1e12, 1e300, .infinity])
    func isNewWhenTheClockWasSetBack(seconds: Double) {
        let sut = Fetched(1, at: now.addingTimeInterval(seconds), from: .cache, source: .openWeather)

        #expect(sut.age(at: now) == .zero)
    }

    @Test(arguments: [-1e300, -.infinity, .nan, -1e20])
    func survivesDatesThatNoClockShows(seconds: Double) {
        let sut = Fetched(1, at: Date(timeIntervalSince1970: seconds), from: .cache, source: .openWeather)

        #expect(sut.age(at: now) >= .zero)
        #expect(sut.age(at: now) <= .seconds(1e12))
    }

    @Test
    func isStaleOnlyPastItsLifetimeForWantOfANewerOne() {
        #expect(!Fetched(1, at: now, from: .network, source: .openWeather).isStale)
        #expect(!Fetched(1, at: now, from: .cache, source: .openWeather).isStale)
        #expect(Fetched(1, at: now, from: .stale(.offline), source: .openWeather).isStale)
    }

    @Test
    func keepsItsProvenanceWithAnotherValue() {
        let sut = Fetched(21, at: now, from: .stale(.timedOut), source: .openWeather).map { "\($0 * 2)" }

        #expect(sut == Fetched("42", at: now, from: .stale(.timedOut), source: .openWeather))
        #expect(sut != Fetched("42", at: now, from: .cache, source: .openWeather))
    }
}
