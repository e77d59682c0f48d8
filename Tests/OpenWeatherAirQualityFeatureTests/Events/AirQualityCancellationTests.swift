import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Air quality cancellation", .watched)
struct AirQualityCancellationTests {
    @Test
    func `keeps what arrived before it`() async {
        let fixture = AirQualityFixture()
        let gate = Gate()
        fixture.air.airQuality.enqueue(.sample(index: .moderate))
        fixture.air.airQualityForecast.enqueue(.sample(), after: gate)
        let load = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals()
        await until { fixture.content?.isPlaceholder == false }

        load.cancel()
        await load.value

        #expect(fixture.index == "3")
        #expect(fixture.content?.notice == nil)
        #expect(fixture.content?.hours.isPlaceholder == true)
    }

    @Test
    func `of the clocks alone costs the zone alone`() async {
        let fixture = AirQualityFixture(knowsClock: false)
        fixture.response(index: .good)
        fixture.weather.currentWeather.enqueue(failure: .cancelled)

        await fixture.sut.onAppear()

        #expect(fixture.index == "1")
        #expect(fixture.content?.measured.text == "Last updated: 12:00 UTC")
    }
}
