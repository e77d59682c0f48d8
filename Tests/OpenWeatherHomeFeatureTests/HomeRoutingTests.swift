import OpenWeatherHomeFeature
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import Testing

@MainActor
@Suite("Home routing")
struct HomeRoutingTests {
    @Test
    func `is part of the router`() {
        let spy = RouterSpy()
        let sut: any HomeRouting = spy

        sut.showForecast(at: nil)

        #expect(spy.calls == [.show(.forecast)])
    }
}
