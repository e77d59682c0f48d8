import OpenWeatherForecastFeature
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import Testing

@MainActor
@Suite("Forecast routing")
struct ForecastRoutingTests {
    @Test("is part of the router")
    func isPartOfTheRouter() {
        let spy = RouterSpy()
        let sut: any ForecastRouting = spy

        sut.dismiss()

        #expect(spy.calls == [.dismiss])
    }
}
