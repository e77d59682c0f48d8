import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Forecast cancellation", .watched)
struct ForecastCancellationTests {
    @Test
    func `of one screen leaves the load to another that joined it`() async {
        let fixture = ForecastFixture()
        let gate = Gate()
        fixture.weather.forecast.enqueue(.constant(celsius: 4), after: gate)
        let forecast = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals()
        let detail = fixture.detail()
        let day = Task { await detail.onAppear() }
        await settle()

        forecast.cancel()
        await forecast.value
        let between = detail.state
        gate.open()
        await day.value

        #expect(between.content?.isPlaceholder == true)
        #expect(detail.state.content?.entries.first?.temperature == "4°")
        #expect(fixture.policies == [.cacheFirst])
    }
}
