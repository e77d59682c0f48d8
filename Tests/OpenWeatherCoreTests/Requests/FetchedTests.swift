import Foundation
import OpenWeatherCore
import Testing

@Suite("Fetched")
struct FetchedTests {
    private let now = utc(2026, 5, 4, 12)

    @Test("is as old as the time since it was fetched", arguments: [(0.0, 0), (1, 1), (600, 600), (86_400, 86_400)])
    func isAsOldAsTheTimeSinceItWasFetched(seconds: Double, age: Int) {
        let sut = Fetched(1, at: now.addingTimeInterval(-seconds), from: .cache)

        #expect(sut.age(at: now) == .seconds(age))
    }

    @Test("is new when the clock was set back", arguments: [1.0, 3600, 1e12, 1e300, .infinity])
    func isNewWhenTheClockWasSetBack(seconds: Double) {
        let sut = Fetched(1, at: now.addingTimeInterval(seconds), from: .cache)

        #expect(sut.age(at: now) == .zero)
    }

    @Test("survives dates that no clock shows", arguments: [-1e300, -.infinity, .nan, -1e20])
    func survivesDatesThatNoClockShows(seconds: Double) {
        let sut = Fetched(1, at: Date(timeIntervalSince1970: seconds), from: .cache)

        #expect(sut.age(at: now) >= .zero)
        #expect(sut.age(at: now) <= .seconds(1e12))
    }

    @Test("is stale only past its lifetime for want of a newer one")
    func isStaleOnlyPastItsLifetimeForWantOfANewerOne() {
        #expect(!Fetched(1, at: now, from: .network).isStale)
        #expect(!Fetched(1, at: now, from: .cache).isStale)
        #expect(Fetched(1, at: now, from: .stale(.offline)).isStale)
    }

    @Test("keeps its provenance with another value")
    func keepsItsProvenanceWithAnotherValue() {
        let sut = Fetched(21, at: now, from: .stale(.timedOut)).map { "\($0 * 2)" }

        #expect(sut == Fetched("42", at: now, from: .stale(.timedOut)))
        #expect(sut != Fetched("42", at: now, from: .cache))
    }
}
