import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Cached air quality", .watched)
struct CachedAirQualityTests {
    private let repository = ScriptedAirQualityRepository()

    @Test
    func `is read from the cache alone, and belongs to its place`() async {
        repository.airQualityForecast.always(.sample(.sample()))
        let sut = CachedAirQuality(of: repository)

        await sut.read(at: .lisbon)

        #expect(sut.value?.value(at: .lisbon)?.value == .sample())
        #expect(sut.value?.value(at: .tokyo) == nil)
        #expect(repository.calls == [.airQualityForecast(Location.lisbon.coordinate, policy: .cacheOnly)])
    }

    @Test
    func `is gone when the cache has it no more`() async {
        repository.airQualityForecast.enqueue(.sample(.sample()))
        repository.airQualityForecast.always(failure: .notCached)
        let sut = CachedAirQuality(of: repository)

        await sut.read(at: .lisbon)
        await sut.read(at: .lisbon)

        #expect(sut.value == nil)
    }

    @Test
    func `of a place that was left arrives too late`() async {
        let gate = Gate()
        repository.airQualityForecast.enqueue(.sample(.sample()), after: gate)
        repository.airQualityForecast.always(failure: .notCached)
        let sut = CachedAirQuality(of: repository)

        async let late: Void = sut.read(at: .lisbon)
        await gate.waitForArrivals()
        await sut.read(at: .tokyo)
        gate.open()
        await late

        #expect(sut.value == nil)
    }
}
