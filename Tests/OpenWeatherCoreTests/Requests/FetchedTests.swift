import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@Suite("Fetched")
struct FetchedTests {
    private let now = utc(2026, 5, 4, 12)

    @Test(arguments: [(0.0, 0), (1, 1), (600, 600), (86_400, 86_400)])
    func `is as old as the time since it was fetched`(seconds: Double, age: Int) {
        let sut = Fetched(1, at: now.addingTimeInterval(-seconds), from: .cache, source: .openWeather)

        #expect(sut.age(at: now) == .seconds(age))
    }

    @Test(arguments: [1.0, 3600, 1e12, 1e300, .infinity])
    func `is new when the clock was set back`(seconds: Double) {
        let sut = Fetched(1, at: now.addingTimeInterval(seconds), from: .cache, source: .openWeather)

        #expect(sut.age(at: now) == .zero)
    }

    @Test(arguments: [-1e300, -.infinity, .nan, -1e20])
    func `survives dates that no clock shows`(seconds: Double) {
        let sut = Fetched(1, at: Date(timeIntervalSince1970: seconds), from: .cache, source: .openWeather)

        #expect(sut.age(at: now) >= .zero)
        #expect(sut.age(at: now) <= .seconds(1e12))
    }

    @Test
    func `has the properties and the elements of its value`() {
        let weather = Fetched(CurrentWeather.sample(), at: now, from: .network, source: .openWeather)
        let places = Fetched([Location.lisbon, .london], at: now, from: .network, source: .openWeather)

        #expect(weather.coordinate == weather.value.coordinate)
        #expect(weather.temperature == weather.value.temperature)
        #expect(weather.dewPoint == weather.value.dewPoint)
        #expect(places.count == 2)
        #expect(places[1] == .london)
    }

    @Test
    func `is stale only past its lifetime for want of a newer one`() {
        #expect(!Fetched(1, at: now, from: .network, source: .openWeather).isStale)
        #expect(!Fetched(1, at: now, from: .cache, source: .openWeather).isStale)
        #expect(Fetched(1, at: now, from: .stale(.offline), source: .openWeather).isStale)
    }

    @Test(arguments: [(299.0, false), (300, true), (7_200, true)])
    func `is stale when its lifetime was over on its return`(age: Double, isStale: Bool) {
        let sut = Fetched(1, at: now - age, from: .network, source: .openWeather)
            .fresh(until: now - age + 300, returnedAt: now)

        #expect(sut.isStale == isStale)
        #expect(sut.isStale(at: now) == isStale)
        #expect(sut.origin == .network)
    }

    @Test
    func `becomes stale at the end of its lifetime`() {
        let sut = Fetched(1, at: now, from: .cache, source: .openWeather).fresh(until: now + 300, returnedAt: now)

        #expect(!sut.isStale)
        #expect(!sut.isStale(at: now + 299))
        #expect(sut.isStale(at: now + 300))
        #expect(!Fetched(1, at: now, from: .cache, source: .openWeather).isStale(at: now + 1e9))
        #expect(Fetched(1, at: now, from: .stale(.offline), source: .openWeather).isStale(at: now))
    }

    @Test
    func `keeps the earlier of two ends and stays stale`() {
        let sut = Fetched(1, at: now, from: .network, source: .openWeather)
        let short = sut.fresh(until: now + 60, returnedAt: now)

        #expect(sut.freshUntil == nil)
        #expect(short.fresh(until: now + 300, returnedAt: now).freshUntil == now + 60)
        #expect(sut.fresh(until: now + 300, returnedAt: now).fresh(until: now + 60, returnedAt: now) == short)
        #expect(short.fresh(until: now + 300, returnedAt: now + 60).fresh(until: now + 300, returnedAt: now).isStale)
    }

    @Test
    func `keeps its provenance with another value`() {
        let sut = Fetched(21, at: now, from: .stale(.timedOut), source: .openWeather).map { "\($0 * 2)" }
        let old = Fetched(21, at: now, from: .network, source: .openWeather).fresh(until: now, returnedAt: now)

        #expect(sut == Fetched("42", at: now, from: .stale(.timedOut), source: .openWeather))
        #expect(sut != Fetched("42", at: now, from: .cache, source: .openWeather))
        #expect(old.map { $0 }.isStale)
        #expect(old.map { $0 } == old)
    }
}
