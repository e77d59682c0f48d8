import OpenWeatherAirQualityFeature
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import Testing

@MainActor
@Suite("Air quality routing")
struct AirQualityRoutingTests {
    @Test
    func `is part of the router`() {
        let spy = RouterSpy()
        let sut: any AirQualityRouting = spy

        sut.dismiss()

        #expect(spy.calls == [.dismiss])
    }
}
